import type { ShownWorld } from '../view/tree-view.ts';
import { type Given, nameOf } from './given.ts';
import type { Labels } from './locale/labels.ts';
import type { Spot } from './spot.ts';

type WorldWord = keyof Labels['deeds'];

/** What the active god would do in a world. */
export function deedOf(
  { own: { labels } }: { readonly own: Pick<Given['own'], 'labels'> },
  world: ShownWorld,
): string {
  if (world.ravaged && world.healing !== undefined) return labels.healFor(world.healing);
  if (world.action === 'nothing') return labels.nothing;
  return labels.deeds[world.world as WorldWord](world.amount);
}

/** What lies in a world: pieces and cards that nobody has. */
export function stockOf({ view, own }: Pick<Given, 'view' | 'own'>, world: string): string {
  const { reserves, artifacts, creaturesLeft, iotunnsLeft } = view;
  const counts: Readonly<Record<string, number>> = {
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
  return own.labels.stocks[world as WorldWord](counts[world] ?? 0);
}

/** A world in one sentence, for those who listen. */
export function labelOf(given: Given, world: ShownWorld, spot: Spot): string {
  const { labels } = given.own;
  const pieces = [...world.enemies, ...world.iotunns, ...world.gods];
  return [
    nameOf(given, world.world),
    spot.standing === 'legal' ? labels.open : '',
    spot.standing === 'closed' ? spot.cause : '',
    world.isHere ? labels.youAreHere : '',
    world.ravaged ? labels.ravaged : '',
    world.closedBy === '' ? '' : `${nameOf(given, 'blocked')}: ${nameOf(given, world.closedBy)}`,
    world.version === 'normal' ? '' : nameOf(given, world.version),
    deedOf(given, world),
    world.risks > 0 ? labels.risks(world.risks) : '',
    stockOf(given, world.world),
    world.world === 'midgard' ? labels.island(given.view.island) : '',
    ...pieces.map((piece) => nameOf(given, piece)),
  ]
    .filter((part) => part !== '')
    .join(labels.comma);
}
