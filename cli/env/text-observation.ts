import {
  CHANCE,
  type GameTexts,
  type Lang,
  OVER,
  type Seat,
  type SeatInfo,
  type TerminalOnlooker,
} from '@nineworlds/engine';
import { type VisibleLine, visibleLine } from '@nineworlds/table';
import { eventText } from '../event-text.ts';
import type { GameEntry } from '../games.ts';
import { text } from '../locale/index.ts';
import { ending } from '../play/story.ts';
import { seatName } from '../seat-names.ts';
import { wrap } from '../text-layout.ts';
import { agentName, eyesOf } from './agents.ts';
import type { Episode } from './episode.ts';

/** Somebody who reads observations: in what language, and what the seats are called. */
export interface Reader {
  readonly lang: Lang;
  readonly seats: readonly SeatInfo[];
  readonly onlooker: TerminalOnlooker;
}

/**
 * What an agent knows in words: what happened since it answered last, its board, and if it is asked,
 * the question with all answers, each with its action id.
 */
export function textObservation(
  { texts, board }: GameEntry,
  { lang, seats, onlooker }: Reader,
  episode: Episode,
  agent: Seat,
): string {
  const { game } = episode;
  const known = episode.observationOf(agent);
  const eyes = eyesOf(game, known, agent);
  const story = episode
    .linesSince(agent)
    .flatMap((played) => lineText(texts, { lang, seats }, visibleLine(played, eyes)));
  const answers = episode.answersOf(agent).map(({ id, tokens, weight }) => {
    const more = weight === undefined ? '' : `  ×${weight}`;
    return `${String(id).padStart(4)}  ${tokens}${more}`;
  });
  const results = episode.over ? game.results(episode.match.position) : undefined;
  const { seat: asked, kind } = known.frames;
  const question = game.kinds[kind]?.name ?? '';
  const asks = texts.questions[question] ?? question;
  const parts = [
    story.join('\n'),
    board.draw(game.view(known, eyes), onlooker),
    asked === OVER || asked === CHANCE ? '' : wrap(`${agentName(asked)}: ${asks}`, '  '),
    answers.length === 0 ? '' : `${text(lang, 'possibleActions')}\n${answers.join('\n')}`,
    ending(lang, game, seats, results, texts),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A line as agents write it, and what came of it in sentences. Chance is told by what it led to. */
function lineText(
  texts: GameTexts,
  { lang, seats }: Pick<Reader, 'lang' | 'seats'>,
  { seat, line, events }: VisibleLine,
): string[] {
  const told = events.map((event) => wrap(`  ${eventText(lang, texts, seats, event)}`, '  '));
  if (seat === CHANCE) return told;
  return [wrap(`${seatName(lang, seats, seat, texts)}: ${line}`, '  '), ...told];
}
