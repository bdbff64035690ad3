import type { ActionTerm, EffectTerm, FightTerm, ListTerm, PageTerm, Saga } from './language.ts';
import { below } from './saga-faults.ts';

/*
 * Ways through a saga whose terms have been read (`check-terms.ts`): which lists it has, and what is in them.
 */

/** A list of effects and where it stands. */
export interface PlacedList {
  readonly list: ListTerm;
  readonly path: string;
}

/** An effect and where it stands. */
interface PlacedEffect {
  readonly effect: EffectTerm;
  readonly path: string;
}

/** The lists that an effect starts. */
export function listsIn(effect: EffectTerm, path: string): readonly PlacedList[] {
  if ('reveal' in effect) {
    return Object.entries(effect.cases).map(([kind, list]) => ({
      list,
      path: below(below(path, 'cases'), kind),
    }));
  }
  if ('if' in effect) {
    const no = effect.else === undefined ? [] : [{ list: effect.else, path: below(path, 'else') }];
    return [{ list: effect.then, path: below(path, 'then') }, ...no];
  }
  if ('choose' in effect) {
    const { options, do: does } = effect.choose;
    const at = below(path, 'choose');
    if (options === undefined) return does === undefined ? [] : [{ list: does, path: `${at}.do` }];
    return options.map((option, i) => ({ list: option.do, path: `${at}.options[${i}].do` }));
  }
  if ('chance' in effect) return [{ list: effect.chance.do, path: `${path}.chance.do` }];
  if ('each' in effect) return [{ list: effect.each.do, path: `${path}.each.do` }];
  if ('lowest' in effect) return [{ list: effect.lowest.do, path: `${path}.lowest.do` }];
  if ('firstAway' in effect) return [{ list: effect.firstAway.do, path: `${path}.firstAway.do` }];
  return [];
}

/** All effects of some lists and of the lists in them, each once, however often it is called. */
export function effectsIn(saga: Saga, lists: readonly PlacedList[]): PlacedEffect[] {
  const found: PlacedEffect[] = [];
  const called = new Set<string>();
  const call = (name: string) => {
    if (called.has(name)) return;
    called.add(name);
    read({ list: saga.effects?.[name] ?? [], path: below('effects', name) });
  };
  const read = ({ list, path }: PlacedList) => {
    if (typeof list === 'string') {
      call(list);
      return;
    }
    list.forEach((effect, i) => {
      if (typeof effect === 'string') {
        call(effect);
        return;
      }
      const at = below(path, i);
      found.push({ effect, path: at });
      for (const started of listsIn(effect, at)) read(started);
    });
  };
  for (const list of lists) read(list);
  return found;
}

/** The lists of a page itself, its set-up first. */
export function listsOfPage(page: PageTerm, path: string): readonly PlacedList[] {
  const { setup, track = [], triggers = [], won = [], goals = [] } = page;
  return [
    ...(setup === undefined ? [] : [{ list: setup, path: `${path}.setup` }]),
    ...track.flatMap((icon, i) =>
      typeof icon === 'string' ? [] : [{ list: icon.effect, path: `${path}.track[${i}].effect` }],
    ),
    ...triggers.map(({ do: list }, i) => ({ list, path: `${path}.triggers[${i}].do` })),
    ...won.map(({ do: list }, i) => ({ list, path: `${path}.won[${i}].do` })),
    ...goals.flatMap(({ do: list }, i) =>
      list === undefined ? [] : [{ list, path: `${path}.goals[${i}].do` }],
    ),
  ];
}

/** The actions and fights that a page opens, with their paths. */
export function deedsOfPage(
  saga: Saga,
  page: PageTerm,
): readonly { readonly deed: ActionTerm | FightTerm; readonly path: string }[] {
  return [
    ...named(page.actions ?? [], saga.actions ?? {}, 'actions'),
    ...named(page.fights ?? [], saga.fights ?? {}, 'fights'),
  ];
}

function named<T>(
  names: readonly string[],
  defined: { readonly [name: string]: T },
  path: string,
): { deed: T; path: string }[] {
  return names.flatMap((name) => {
    const deed = defined[name];
    return deed === undefined ? [] : [{ deed, path: below(path, name) }];
  });
}

/** All lists that a page can start: its own, and those of its actions and fights. */
export function listsFromPage(saga: Saga, page: PageTerm, path: string): readonly PlacedList[] {
  const deeds = deedsOfPage(saga, page);
  return [
    ...listsOfPage(page, path),
    ...deeds.map(({ deed, path: at }) => ({ list: deed.do, path: below(at, 'do') })),
  ];
}

/** How many figures a group has, or one figure by its name. */
export function membersOf(saga: Saga, name: string): number {
  const figures = Object.entries(saga.figures ?? {});
  if (figures.some(([figure]) => figure === name)) return 1;
  return figures.filter(([, { group }]) => group === name).length;
}
