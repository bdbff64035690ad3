import type { Lang, TerminalBoard } from '@nineworlds/engine';
import type { ChroniclesTexts } from './locale/catalogue.ts';
import { drawChronicles } from './view/terminal/board.ts';
import { BoardText } from './view/terminal/board-text.ts';
import { phrasesOf } from './view/terminal/phrases.ts';
import { playerAid } from './view/terminal/player-aid.ts';
import { throwTable } from './view/terminal/throw-table.ts';
import type { ThrowSheet } from './view/throw-sheet.ts';
import type { ChroniclesView } from './view/view.ts';

/** The board of Yggdrasil Chronicles for a terminal, in a language; only that language is loaded. */
export async function terminalIn(
  lang: Lang,
): Promise<TerminalBoard<ChroniclesView, ChroniclesTexts, ThrowSheet>> {
  const phrases = await phrasesOf(lang);
  return {
    draw: (view, onlooker) => drawChronicles(view, new BoardText(onlooker, phrases)),
    reference: (view, onlooker) => playerAid(view, new BoardText(onlooker, phrases)),
    drawSheet: (sheet, onlooker) => throwTable(sheet, new BoardText(onlooker, phrases)),
  };
}
