import {
  type Facts,
  type GameDef,
  HOST,
  hashOf,
  includes,
  type Json,
  type Match,
  type Position,
  type Results,
  type Seat,
} from '@nineworlds/engine';
import { visibleLine } from '@nineworlds/table';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { eventText } from '../event-text.ts';
import { matchOf, readGameFile, seatsOf } from '../game-file.ts';
import { text } from '../locale/index.ts';
import { onlookerOf } from '../onlooker.ts';
import { ending, lineSentences } from '../play/story.ts';
import { lineTeller } from '../play/told-line.ts';
import { seatJson } from '../seat-names.ts';
import { readWhole } from '../whole-number.ts';

/** `replay FILE`: what happened, and the board at the end of it. */
export function addReplay(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('replay')
    .description(text(lang, 'aboutReplay'))
    .argument('<file>', text(lang, 'aboutFile'))
    .option('--to <ply>', text(lang, 'aboutTo'))
    .option('--seat <n>', text(lang, 'aboutSeat'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, options: { to?: string; seat?: string; json?: true }) => {
      const found = await readGameFile(context, file);
      const match = matchOf(found, options.to);
      const { entry } = found;
      const seats = seatsOf(found, match);
      const observer =
        options.seat === undefined ? HOST : readWhole(options.seat, '--seat', 0, seats.length - 1);
      const { texts } = entry;
      if (options.json) {
        printJson(
          context,
          replayJson(match, observer, (event) => eventText(lang, texts, seats, event)),
        );
        return;
      }
      const reader = { lang, texts, seats, tell: await lineTeller(texts) };
      for (const [index, played] of match.lines.entries()) {
        for (const [i, sentence] of lineSentences(
          reader,
          visibleLine(played, observer),
        ).entries()) {
          print(context, `${(i === 0 ? String(index + 1) : '').padStart(4)}  ${sentence}`);
        }
      }
      const board = entry.board.draw(viewOf(match, observer), onlookerOf(context, entry, seats));
      print(context, `\n${board}`);
      if (match.over) {
        const results = entry.game.results(match.position);
        print(context, `\n${ending(lang, entry.game, seats, results, texts)}`);
      }
    });
}

function replayJson(
  match: Match,
  observer: Seat,
  sentence: (event: { readonly name: string; readonly facts: Facts }) => string,
): Json {
  const { game, position } = match;
  return {
    game: game.id,
    plies: match.ply,
    over: match.over,
    results: match.over ? resultsJson(game, match, game.results(position)) : null,
    hash: hashOf(seenBy(match, observer)),
    view: viewOf(match, observer) as Json,
    log: match.lines.map((played, index) => {
      const { seat, line, events } = visibleLine(played, observer);
      return {
        ply: index + 1,
        seat: seatJson(seat),
        line,
        events: events.map((event) => ({ ...event, text: sentence(event) })),
      };
    }),
  };
}

/** The host sees the whole truth, a seat what it knows. Its board and its hash are made of nothing else. */
function seenBy({ game, options, position }: Match, observer: Seat): Position {
  if (observer === HOST) return position;
  const observation = game.blank(options);
  game.observe(position, observer, observation);
  return observation;
}

function viewOf(match: Match, observer: Seat): unknown {
  return match.game.view(seenBy(match, observer), observer);
}

function resultsJson(game: GameDef, match: Match, { scores, winners }: Results): Json {
  const seats = Array.from({ length: game.seatCount(match.options) }, (_, seat) => seat);
  return { scores, winners: seats.filter((seat) => includes(winners, seat)) };
}
