import { CHANCE, type GameModule, type Seat } from '@nineworlds/engine';
import type { Answers } from '@nineworlds/protocol';
import { knownTo, oddsOf, prospectsOf, type Table } from '@nineworlds/table';

/** The exact odds of a line, from what a seat knows; of no line at all: what may come. */
export async function oddsFor(
  table: Table,
  module: GameModule,
  seat: Seat,
  line: string,
): Promise<Answers['odds']> {
  const { game, options } = table;
  const known = knownTo(game, options, table.observationFor(seat));
  if (line === '' && table.asked !== CHANCE) {
    return { odds: [], prospects: (await prospectsOf(module, known, line)) ?? [] };
  }
  const odds = await oddsOf(module, options, known, line);
  return 'rule' in odds ? { odds: [], prospects: [], refusal: odds } : { odds, prospects: [] };
}
