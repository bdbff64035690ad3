import {
  across,
  COLUMNS,
  flow,
  headed,
  right,
  sideBySide,
} from '@nineworlds/engine/terminal-layout';
import type { GiantEffect } from '../giants-view.ts';
import type { ShownIsland } from '../islands-view.ts';
import { doneAt } from '../vanir-space.ts';
import type { YggdrasilView } from '../view.ts';
import type { ShownWorld } from '../worlds-view.ts';
import { type BoardText, pips } from './board-text.ts';

/** No bar is longer; a bag that holds more is drawn to scale. */
const MOST_BAR = 16;
/** Where the giants begin, to the right of the islands. */
const GIANTS_COLUMN = 46;

/** The islands with their bags, and beside them the giants. */
export function islandAndGiantLines(view: YggdrasilView, board: BoardText): string[] {
  const bags = view.islands.filter(({ hasBag }) => hasBag);
  const names = bags.map(({ island }) => board.width(board.word(island)));
  const column = Math.max(...names) + 2;
  const { phrases, width } = board;
  const islands = [
    `${phrases.islands}  ${phrases.bagLegend}`,
    ...view.islands.map((island) => islandLine(island, board, column)),
  ];
  return sideBySide(islands, giantLines(view, board), GIANTS_COLUMN, width);
}

function islandLine(island: ShownIsland, board: BoardText, column: number): string {
  const { phrases, width } = board;
  const marks = [
    ...(island.valkyries ? [phrases.valkyries] : []),
    ...(island.flooded ? [island.closed ? phrases.shut : phrases.flooded] : []),
  ];
  const bag = island.hasBag
    ? `${right(String(island.vikings), 2, width)} ${bar(island)} ${island.fire}`
    : phrases.noBag;
  return across(
    [
      [1, board.word(island.island)],
      [column, bag],
      [column + MOST_BAR + 7, marks.join(' ')],
    ],
    width,
  );
}

/** `████░░░`: Vikings and Fire Giants. */
function bar({ vikings, fire }: ShownIsland): string {
  const total = vikings + fire;
  const length = Math.min(total, MOST_BAR);
  const scaled = total === 0 ? 0 : Math.round((vikings * length) / total);
  // Something that is there is seen.
  const least = vikings > 0 ? 1 : 0;
  const most = fire > 0 ? length - 1 : length;
  const full = Math.min(Math.max(scaled, least), most);
  return '█'.repeat(full) + '░'.repeat(length - full);
}

function giantLines({ giants }: YggdrasilView, board: BoardText): string[] {
  const { phrases, width } = board;
  const active = giants.active.map(
    ({ giant, effect }) => `${board.word(giant)} ${giantEffect(effect, board)}`,
  );
  const head = `${phrases.giantsHead}  ${board.say('pile', { count: giants.pile })}`;
  const lines = flow(active, COLUMNS - GIANTS_COLUMN - 1, width, ', ');
  return [head, ...(lines.length === 0 ? [phrases.noneActive] : lines).map((line) => ` ${line}`)];
}

/** What a giant does, in a few words. */
export function giantEffect(effect: GiantEffect, board: BoardText): string {
  switch (effect.kind) {
    case 'strengthens':
      return board.say('strengthens', { enemy: board.word(effect.enemy) });
    case 'closes':
      return board.say('closes', { world: board.word(effect.world) });
    default:
      return board.phrases[effect.kind];
  }
}

/** Y-11.1: how many giants of each rune are beaten. */
export function runeLine({ runes }: YggdrasilView, board: BoardText): string[] {
  const items = runes.map(({ rune, beaten, missing }) => {
    const all = beaten.length + missing.length;
    return `${board.word(rune)} ${pips(beaten.length, all)}`;
  });
  return headed(board.phrases.runes, items, board.width);
}

/** Y-13: the Vanir's track; where they stand, and what can be used. */
export function vanirLine({ vanir }: YggdrasilView, board: BoardText): string[] {
  const start = vanir.space === 0 ? '●' : '○';
  const effects = vanir.effects.map((at) => {
    const { does, count } = doneAt(at);
    const name = board.say(does, { count });
    return `${at.space === vanir.space ? '●' : '○'} ${at.usable ? `[${name}]` : name}`;
  });
  return headed(board.phrases.vanir, [start, ...effects], board.width);
}

/** Y-9: the nine worlds with what lies there, and whether they are open. */
export function worldLines(view: YggdrasilView, board: BoardText): string[] {
  const stock: Readonly<Record<string, number>> = {
    alfheim: view.alfheim,
    helheim: view.helheim,
    muspellheim: view.muspellheim,
    jotunheim: view.giants.pile,
  };
  const items = view.worlds.map((world) => {
    const count = stock[world.world];
    const name = `${board.word(world.world)}${count === undefined ? '' : ` ${count}`}`;
    return name + worldMark(world, board);
  });
  return headed(board.phrases.worlds, items, board.width);
}

function worldMark({ state, why }: ShownWorld, board: BoardText): string {
  switch (state) {
    case 'used':
      return ' ✓';
    case 'closed':
      return ` ×${board.word(String(why?.facts.giant ?? ''))}`;
    case 'nothing':
      return ' -';
    default:
      return '';
  }
}
