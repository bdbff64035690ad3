import type { CheckedGame, OptionDef } from '@nineworlds/engine';
import { yggdrasil as inPlay } from './game.ts';
import { checkFrames, invariants } from './rules/check.ts';
import { checkEdition, readEdition } from './rules/check-edition.ts';
import { CONTENT } from './rules/content.ts';
import { isOwnEdition } from './rules/edition.ts';
import { edition as ours } from './rules/options.ts';
import type { FaultList } from './rules/refusals.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import type { YggdrasilView } from './view/view.ts';

const { options } = inPlay;

/** Y-16.15: our edition, or an owner's own, embedded whole. */
const edition: OptionDef = {
  ...ours,
  check(value, path, faults: FaultList) {
    if (typeof value === 'string') ours.check(value, path, faults);
    else checkEdition(value, path, faults);
  },
  read: (value) => (isOwnEdition(value) ? readEdition(value) : value),
};

/** Yggdrasil with its checks, and so with owners' editions. */
export const yggdrasil: CheckedGame<YggdrasilPosition, YggdrasilView> = {
  ...inPlay,
  options: { ...options, fields: { ...options.fields, edition } },
  content: CONTENT,
  invariants,
  checkFrames,
};
