import type { CheckedGame, OptionDef } from '@nineworlds/engine';
import { needfire as inPlay } from './game.ts';
import { checkFrames, invariants } from './rules/check.ts';
import { checkDeckTable, readDeckTable } from './rules/check-deck.ts';
import { CONTENT } from './rules/content.ts';
import { deck as reconstructed } from './rules/game.ts';
import type { NeedfirePosition } from './rules/state.ts';
import type { NeedfireView } from './view/view.ts';

const { options } = inPlay;

/** N-9: the reconstructed table, or an owner's own, embedded whole. */
const deck: OptionDef = {
  ...reconstructed,
  check(value, path, faults) {
    if (value !== 'reconstructed') checkDeckTable(value, path, faults);
  },
  read: (value) => (value === 'reconstructed' ? value : readDeckTable(value)),
};

/** NeedFire with its checks, and so with owners' tables. */
export const needfire: CheckedGame<NeedfirePosition, NeedfireView> = {
  ...inPlay,
  options: { ...options, fields: { ...options.fields, deck } },
  content: CONTENT,
  invariants,
  checkFrames,
};
