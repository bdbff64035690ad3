import type {
  GameModule,
  GameTexts,
  Json,
  Lang,
  Move,
  Position,
  Seat,
  TerminalBoard,
  TerminalOnlooker,
} from '@nineworlds/engine';

/** Somebody at a terminal, with the board in their language. */
interface Looking<V, T extends GameTexts, S extends Json> extends TerminalOnlooker<T> {
  readonly board: TerminalBoard<V, T, S>;
}

/** What people at terminals see of a game. */
export interface Terminals<P extends Position, V, T extends GameTexts, S extends Json> {
  readonly onlooker: (lang: Lang) => Promise<Looking<V, T, S>>;
  /** All that a terminal says about the beginning of a line: the sheet as a table, then sentences. */
  readonly previewed: (
    p: P,
    seat: Seat,
    moves: readonly Move[],
    looking: Looking<V, T, S>,
  ) => readonly string[];
}

/** A game at terminals, whose seats are called so. */
export function terminalsOf<P extends Position, V, T extends GameTexts, S extends Json>(
  module: GameModule<P, V, T, S>,
  terminalIn: (lang: Lang) => Promise<TerminalBoard<V, T, S>>,
  names: readonly string[],
): Terminals<P, V, T, S> {
  return {
    async onlooker(lang) {
      const [texts, board] = await Promise.all([module.texts(lang), terminalIn(lang)]);
      return { lang, texts, names, width: columnsOf, board };
    },
    previewed(p, seat, moves, looking) {
      const sheet = module.sheet?.(p, seat, moves);
      const table = sheet === undefined ? [] : (looking.board.drawSheet?.(sheet, looking) ?? []);
      return [...table, ...module.preview(p, seat, moves, looking)];
    },
  };
}

/** How many columns a text takes: Japanese letters take two. */
export function columnsOf(text: string): number {
  const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/gu;
  return Array.from(text).length + (text.match(wide) ?? []).length;
}
