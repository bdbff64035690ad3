import {
  type CheckedGame,
  type GameModule,
  type Json,
  type MatchRecord,
  type Position,
  replay,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';
import type { Message, TableState } from '@nineworlds/protocol';
import {
  type Table,
  tableFromRecord,
  type VisibleEntry,
  type VisibleLine,
  visibleLine,
} from '@nineworlds/table';

/** What a batch of messages, or a page, was for: the person who sat at the screen, if anybody did. */
export interface Heard {
  readonly sitter: Seat;
  /** How many lines had been played by then. */
  readonly ply: number;
  readonly messages: readonly Message[];
}

/** The parts of a view of NeedFire in which flames lie. */
interface FlameView {
  readonly hands: readonly (readonly string[])[];
  readonly bonfires: readonly { readonly card: string }[];
  readonly revealed: readonly (string | undefined)[];
}

/**
 * Who may know what in a game of NeedFire, worked out from its complete save. A message is held
 * against what its reader would be told if nothing but the save and the rules existed.
 */
export class FlameSecrets {
  readonly #module: GameModule;
  readonly #table: Table;
  readonly #lines: ReturnType<typeof replay<Position>>['match']['lines'];

  constructor(module: GameModule, game: CheckedGame, record: MatchRecord) {
    this.#module = module;
    this.#table = tableFromRecord(game, record);
    this.#lines = replay(game, record).match.lines;
  }

  /** The flames that somebody else knows and an observer has never seen by a ply. */
  hiddenFrom(observer: Seat, ply: number): ReadonlySet<string> {
    const seats = this.#table.seats.map((_, seat) => seat).filter((seat) => seat !== observer);
    const others = seats.flatMap((seat) => flamesIn(this.#view(seat, ply), seat));
    const seen = new Set<string>();
    for (let at = 0; at <= ply; at++) {
      for (const flame of flamesIn(this.#view(observer, at), observer)) seen.add(flame);
    }
    return new Set(others.filter((flame) => !seen.has(flame)));
  }

  /** What is wrong with messages: everything that their reader should not have been told. */
  leaksIn({ sitter, ply, messages }: Heard): string[] {
    return messages.flatMap((message) => this.#leaksIn(message, sitter, ply));
  }

  #leaksIn(message: Message, sitter: Seat, now: number): string[] {
    if (message.type === 'news') {
      const { state, entries, beats, choices } = message;
      const observer = state.viewer;
      return [
        ...this.#stateLeaks(state, sitter),
        ...this.#entryLeaks(entries, observer),
        ...beats.flatMap(({ ply, view, ...told }) => [
          ...this.#lineLeaks(told, ply - 1, observer),
          ...this.#viewLeaks(view, ply, observer),
        ]),
        ...this.#answerLeaks(choices ?? {}, sitter, state.ply),
      ];
    }
    if (message.type !== 'answer') return [];
    const { answer } = message;
    if ('state' in answer) {
      return [
        ...this.#stateLeaks(answer.state, sitter),
        ...this.#entryLeaks(answer.entries, answer.state.viewer),
        ...this.#answerLeaks(answer.choices ?? {}, sitter, answer.state.ply),
      ];
    }
    return this.#answerLeaks(answer, sitter, now);
  }

  /** What is told ahead is checked like the answer that it spares. */
  #answerLeaks(answer: object, sitter: Seat, now: number): string[] {
    const { ahead = {}, ...own } = answer as { ahead?: Record<string, object> };
    const hidden = this.hiddenFrom(sitter, now);
    return [own, ...Object.values(ahead)].flatMap((one) =>
      this.#wordLeaks(withoutHost(one), hidden),
    );
  }

  #stateLeaks(state: TableState, sitter: Seat): string[] {
    const { viewer, view, ply } = state;
    const isMeant = viewer === sitter || viewer === SPECTATOR;
    const wrong = isMeant ? [] : [`told as seat ${viewer}, but seat ${sitter} sits there`];
    return [...wrong, ...this.#viewLeaks(view, ply, viewer)];
  }

  #entryLeaks(entries: readonly VisibleEntry[], observer: Seat): string[] {
    return entries.flatMap((entry) => {
      if (!('lines' in entry)) return [];
      const first = entry.type === 'start' ? 0 : entry.ply;
      return entry.lines.flatMap((told, i) => this.#lineLeaks(told, first + i, observer));
    });
  }

  #lineLeaks(told: VisibleLine, index: number, observer: Seat): string[] {
    const played = this.#lines[index];
    if (played === undefined) return [`line ${index} was never played`];
    return different(`line ${index}`, told, visibleLine(played, observer));
  }

  #viewLeaks(view: Json, ply: number, observer: Seat): string[] {
    return different(`view at ply ${ply}`, view, this.#view(observer, ply));
  }

  /** Answers that hold neither view nor log must not name a flame that is hidden from their reader. */
  #wordLeaks(answer: object, hidden: ReadonlySet<string>): string[] {
    return leaves(answer, '').flatMap(([path, text]) => {
      const named = text.split(/[^a-z]+/).filter((word) => hidden.has(word));
      return meansHumans(path, text) ? [] : named.map((word) => `${path} names ${word}`);
    });
  }

  #view(observer: Seat, ply: number): Json {
    const { game } = this.#module;
    const observation = game.blank(this.#table.options);
    game.observe(this.#table.positionAt(ply), observer, observation);
    return game.view(observation, observer) as Json;
  }
}

/** Flames and humans have the same names. In lines only `swap` is about flames; a sheet is about humans. */
function meansHumans(path: string, text: string): boolean {
  if (/^\.(list|closed|preview|next|line|beginning)\b/.test(path)) return !/^swap\b/.test(text);
  return /^\.sheet\..*\.(warrior|exile|chain\.\d+)$/.test(path);
}

/** A human that is ignited bears its own element; that of a bonfire may be a secret. */
function withoutHost(answer: object): object {
  const { sheet } = answer as { sheet?: { card?: string; element?: string } };
  if (sheet?.card === undefined || sheet.card !== sheet.element) return answer;
  return { ...answer, sheet: { ...sheet, card: '', element: '' } };
}

function flamesIn(view: Json, seat: Seat): string[] {
  const { hands, bonfires, revealed } = view as unknown as FlameView;
  const all = [...(hands[seat] ?? []), ...bonfires.map(({ card }) => card), ...revealed];
  return all.filter((card): card is string => card !== undefined && card !== '?');
}

function different(what: string, given: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(given), JSON.stringify(expected)];
  if (a === b) return [];
  let at = 0;
  while (a[at] === b[at]) at++;
  return [`${what}: ${a.slice(Math.max(0, at - 60), at + 60)}`];
}

function leaves(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}
