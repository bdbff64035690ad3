import {
  type Lang,
  type Options,
  type SearchModel,
  type SeatInfo,
  textsFor,
} from '@nineworlds/engine';
import type { GameEntry } from '../games.ts';
import { textWidth } from '../text-width.ts';
import { agentName } from './agents.ts';
import type { ObservationTools } from './observation.ts';

/** What observations of a game with such options are made with; seats are called as agents are. */
export function observationTools(
  entry: GameEntry,
  options: Options,
  lang: Lang,
  searchModel: SearchModel | undefined,
): ObservationTools {
  const names = Array.from({ length: entry.game.seatCount(options) }, (_, seat) => agentName(seat));
  const seats = names.map((name): SeatInfo => ({ kind: 'human', name }));
  return {
    entry,
    reader: {
      lang,
      seats,
      onlooker: { lang, texts: textsFor(entry.texts, options), names, width: textWidth },
    },
    searchModel,
  };
}
