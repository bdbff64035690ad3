import type { WorldWord } from '../data/worlds.ts';
import type { ShownWorld } from '../view/tree-view.ts';
import { type Given, nameOf } from './props.ts';
import { sagaName } from './saga-texts.ts';
import type { Target } from './target.ts';

/** What the active god would do in a world. */
export function deedOf(
  { own: { labels } }: { readonly own: Pick<Given['own'], 'labels'> },
  world: ShownWorld,
): string {
  if (world.ravaged && world.healing !== undefined) return labels.healFor(world.healing);
  if (world.action === 'nothing') return labels.nothing;
  return labels.deeds[world.world](world.amount);
}

/** What lies in a world: pieces and cards that nobody has. */
export function stockOf({ view, own }: Pick<Given, 'view' | 'own'>, world: WorldWord): string {
  const { reserves, artifacts, creaturesLeft, iotunnsLeft } = view;
  const counts: Readonly<Record<WorldWord, number>> = {
    asgard: reserves.valhalla,
    alfheim: reserves.elves,
    vanaheim: reserves.dice,
    midgard: reserves.heroes,
    nidavellir: artifacts.reduce(
      (sum, { behind, visible }) => sum + behind + Number(visible !== ''),
      0,
    ),
    svartalfheim: creaturesLeft.length,
    iotunheim: iotunnsLeft.length,
    muspellheim: reserves.fireGiants,
    niflheim: reserves.anonymous,
  };
  return own.labels.stocks[world](counts[world]);
}

/** B.6: a token on a world, in words. */
export function tokenName(given: Pick<Given, 'texts' | 'own'>, kind: string): string {
  return kind === '' ? given.own.labels.faceDown : sagaName(given, 'token', kind);
}

/** C-15.39: the saga actions that can be done in a world now, by their names. */
function sagaActionsIn({ view, texts }: Pick<Given, 'view' | 'texts'>, world: WorldWord): string[] {
  const actions = view.saga?.actions.filter(({ open }) => open.includes(world)) ?? [];
  return actions.map(({ action }) => sagaName({ texts }, 'action', action));
}

/** A world in one sentence, for those who listen. */
export function labelOf(given: Given, world: ShownWorld, target: Target): string {
  const { labels } = given.own;
  const pieces = [...world.enemies, ...world.iotunns, ...world.gods];
  const { saga } = given.view;
  const token = saga?.tokens.find((laid) => laid.world === world.world);
  const actions = sagaActionsIn(given, world.world);
  const figures = saga?.figures.filter(({ place }) => place === world.world) ?? [];
  return [
    nameOf(given, world.world),
    target.standing === 'legal' ? labels.open : '',
    target.standing === 'closed' ? target.cause : '',
    world.isHere ? labels.youAreHere : '',
    world.ravaged ? labels.ravaged : '',
    world.closedBy === '' ? '' : `${nameOf(given, 'blocked')}: ${nameOf(given, world.closedBy)}`,
    world.version === 'normal' ? '' : nameOf(given, world.version),
    deedOf(given, world),
    world.risks > 0 ? labels.risks(world.risks) : '',
    stockOf(given, world.world),
    world.world === 'midgard' ? labels.island(given.view.island) : '',
    token === undefined ? '' : tokenName(given, token.kind),
    actions.length === 0 ? '' : labels.sagaActions(actions.join(labels.comma)),
    ...pieces.map((piece) => nameOf(given, piece)),
    ...figures.map(({ figure }) => sagaName(given, 'figure', figure)),
  ]
    .filter((part) => part !== '')
    .join(labels.comma);
}
