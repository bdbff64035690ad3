import type { AdviseRequest, AllowAdviceRequest, Answers } from '@nineworlds/protocol';
import { adviceTask, tellAdvice } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { Desk } from './desk.ts';
import { seedFor } from './thought-seed.ts';
import type { Think } from './thoughts.ts';

/** Advice is worth a longer thought than an answer of the strongest bot. */
const TIMES_STRONG = 4;

/** The best lines for the open question of a seat, and what speaks for them; throws `BadInput`. */
export async function adviceAt(
  desk: Desk,
  { seat, names }: AdviseRequest,
  think: Think,
): Promise<Answers['advise']> {
  desk.requireSeated(seat);
  if (desk.advice.setting === 'off') throw badInput('table', 'adviceIsOff');
  const { table, module, onlooker } = desk;
  const { seq } = table;
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw badInput('table', 'noAdviser');
  const texts = await searchModel.argumentTexts(onlooker.lang);
  const games = TIMES_STRONG * searchModel.levels.strong.iterations;
  const found = await think(adviceTask(table, seat, games, seedFor(desk, `advice ${seq}`, seat)));
  if (found.type !== 'advise') throw new RangeError(`no advice, but ${found.type}`);
  // Meanwhile another question may be open.
  if (table.seq !== seq) throw badInput('table', 'cancelled');
  // Everybody may know of it.
  const { setting, advised } = desk.advice;
  desk.advice = { setting, advised: advised.map((n, i) => (i === seat ? n + 1 : n)) };
  desk.noted();
  return {
    moves: tellAdvice(table, seat, found.advice, texts, { names: names ?? onlooker.names }),
  };
}

/** Advice is given from now on, or not. */
export function allowAdvice(desk: Desk, { advice }: AllowAdviceRequest): Answers['allowAdvice'] {
  desk.advice = { ...desk.advice, setting: advice };
  desk.noted();
  return {};
}
