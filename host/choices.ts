import {
  CHANCE,
  type GameModule,
  type Move,
  type Onlooker,
  type Reading,
  type Refusal,
  readLine,
  type Seat,
} from '@nineworlds/engine';
import type { Choices } from '@nineworlds/protocol';
import { choicesAfter, closedAnswers, type Table, whyClosed } from '@nineworlds/table';

/** Whose choices are wanted, and who reads them. */
export interface Asked {
  readonly table: Table;
  readonly module: GameModule;
  readonly onlooker: Onlooker;
  readonly seat: Seat;
}

/** How far choices are worked out ahead: after at most so many longer beginnings. */
export interface LookAhead {
  readonly most: number;
  /** Whether what whole lines lead to is worked out, too: what is shown before one is played. */
  readonly previews: boolean;
}

/** To whoever joins: nothing, so that the table is there as soon as can be. */
export const NOTHING: LookAhead = { most: 0, previews: false };

/** With news: the next part of a line is there at once. */
export const NEXT_PART: LookAhead = { most: 16, previews: false };

/** With an answer: the rest of a line is there at once, unless it has very many ends. */
export const REST_OF_LINE: LookAhead = { most: 64, previews: true };

/** What may be chosen after the beginning of a line, from what the seat knows. */
export function choicesFor(asked: Asked, line: string, { most, previews }: LookAhead): Choices {
  const choicesAt = chooser(asked);
  const first = choicesAt(line);
  const ahead: Record<string, Choices> = {};
  const open = [first];
  let count = 0;
  // Part by part: the list grows while it is gone through.
  for (const { list } of open) {
    for (const choice of list) {
      if (count === most) break;
      if (!choice.goesOn && !previews) continue;
      const next = choicesAt(choice.line);
      ahead[choice.line] = next;
      open.push(next);
      count++;
    }
  }
  return count === 0 ? first : { ...first, ahead };
}

/** Why the last words of a line are closed, from what the seat knows. */
export function whyNotChosen({ table, seat }: Asked, line: string): Refusal | undefined {
  return table.asked === CHANCE
    ? undefined
    : whyClosed((typed) => table.readFor(seat, typed), line);
}

/** The words of a line after its beginning. */
function wordsAfter(beginning: string, line: string): string {
  return line.slice(beginning.length).trim();
}

/** Works out the choices of a seat: what it knows is observed once. */
function chooser({ table, module, onlooker, seat }: Asked): (line: string) => Choices {
  const { game, options, seq } = table;
  const observation = table.observationFor(seat);
  const scratch = game.blank(options);
  const isChance = table.asked === CHANCE;
  const read = (typed: string): Reading => readLine(game, observation, typed, scratch);
  return (line) => {
    const { beginning, list } = choicesAfter(read, line);
    const reading = read(beginning);
    const moves: readonly Move[] = reading.status === 'refused' ? [] : reading.moves;
    const question = reading.status === 'partial' ? reading.question : '';
    const hasClosed = question !== '' && !isChance;
    const known = hasClosed ? closedAnswers(game, options, observation, moves) : [];
    // Picks that may be named in any order are open, whatever comes before them in a line as it is stored.
    const open = new Set(list.map((choice) => wordsAfter(beginning, choice.line)));
    const closed = known?.filter(({ words }) => !open.has(words));
    const sheet = isChance ? undefined : module.sheet?.(observation, seat, moves);
    return {
      seat,
      seq,
      beginning,
      question,
      list: list.map((choice) => ({
        line: choice.line,
        words: wordsAfter(beginning, choice.line),
        remark: isChance ? '' : module.remark(observation, seat, choice.moves, onlooker),
        goesOn: choice.goesOn,
      })),
      closed: closed ?? [],
      ...(closed === undefined ? { unlisted: true } : {}),
      preview: isChance ? [] : module.preview(observation, seat, moves, onlooker),
      ...(sheet === undefined ? {} : { sheet }),
    };
  };
}
