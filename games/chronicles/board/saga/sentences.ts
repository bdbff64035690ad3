import type {
  ShownProgress,
  ShownSagaAction,
  ShownSagaFight,
  ShownTrigger,
} from '../../view/saga-view.ts';
import { nameOf, namesOf } from '../props.ts';
import { sagaName, sagaText } from '../saga-texts.ts';
import type { BookProps } from './shown.ts';

/** C-15.35: what the page wants, with the number of its first goal. */
export function goalText({ given, saga }: BookProps, page = saga.page): string {
  const target = saga.goals[0]?.progress[0]?.target ?? '';
  return sagaText(given, `p${page}.goal`, { goal: target });
}

/** How far a number is: `2 of 3`. */
export function progressText({ given, labels }: BookProps, progress: ShownProgress): string {
  const { counter, figure, value, target, compared } = progress;
  const name =
    counter !== ''
      ? sagaName(given, 'counter', counter)
      : figure !== ''
        ? sagaName(given, 'figure', figure)
        : '';
  const count = compared === 'atLeast' ? labels.of(value, target) : labels.downTo(value, target);
  return name === '' ? count : `${name} ${count}`;
}

/** C-15.43: the Risks of an action; empty where it has none. */
export function risksText({ labels }: BookProps, { risks }: ShownSagaAction): string {
  const [malus = 0, normal, bonus = 0] = risks;
  if (risks.length === 0) return '';
  return normal === undefined ? labels.risks(malus) : labels.versions(malus, normal, bonus);
}

/** C-15.40, C-15.52: where an action can be done now, or why not. */
export function actionState(props: BookProps, { worlds, open }: ShownSagaAction): string {
  const { given, labels } = props;
  const { tree } = given.view;
  const here = tree.worlds.find(({ isHere }) => isHere)?.world;
  const blocked = tree.worlds.find(
    ({ world, closedBy }) => worlds.includes(world) && closedBy !== '',
  );
  const ravaged = tree.worlds.find((shown) => shown.ravaged && worlds.includes(shown.world));
  const parts = [
    open.length === 0
      ? labels.notNow
      : here !== undefined && open.includes(here)
        ? labels.openHere
        : labels.openIn(namesOf(given, open)),
    blocked === undefined
      ? ''
      : labels.blocked(nameOf(given, blocked.world), nameOf(given, blocked.closedBy)),
    ravaged !== undefined && open.includes(ravaged.world)
      ? labels.ravagedStays(nameOf(given, ravaged.world))
      : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** C-15.31: what a trigger would do now. */
export function triggerState({ given, labels }: BookProps, trigger: ShownTrigger): string {
  const parts = [
    ...trigger.counters.map(({ counter, from, to }) =>
      labels.fromTo(sagaName(given, 'counter', counter), from, to),
    ),
    trigger.figures.length === 0
      ? ''
      : labels.moves(
          trigger.figures
            .map((figure) => sagaName(given, 'figure', figure))
            .join(given.own.labels.comma),
        ),
    trigger.loses ? labels.loses : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${labels.now} ${parts.join(' · ')}`;
}

/** C-15.44: against whom a fight goes: one of the six by its name, a figure by the saga's. */
export function targetName({ given }: BookProps, { target }: ShownSagaFight): string {
  const name = sagaName(given, 'figure', target);
  return name === target ? nameOf(given, target) : name;
}

/** The fights of a page by their ids: one with a group stands there once. */
export function fightsById(
  fights: readonly ShownSagaFight[],
): { readonly fight: string; readonly each: readonly ShownSagaFight[] }[] {
  const ids = [...new Set(fights.map(({ fight }) => fight))];
  return ids.map((fight) => ({ fight, each: fights.filter((other) => other.fight === fight) }));
}
