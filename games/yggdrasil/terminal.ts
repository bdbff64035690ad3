import type { Lang, TerminalBoard } from '@nineworlds/engine';
import type { YggdrasilTexts } from './locale/catalogue.ts';
import type { FightSheet } from './view/fight-sheet.ts';
import { drawYggdrasil } from './view/terminal/board.ts';
import { BoardText } from './view/terminal/board-text.ts';
import { fightTable } from './view/terminal/fight-table.ts';
import { phrasesOf } from './view/terminal/phrases.ts';
import { playerAid } from './view/terminal/player-aid.ts';
import type { YggdrasilView } from './view/view.ts';

/** The board of Yggdrasil for a terminal, in a language; only that language is loaded. */
export async function terminalIn(
  lang: Lang,
): Promise<TerminalBoard<YggdrasilView, YggdrasilTexts, FightSheet>> {
  const phrases = await phrasesOf(lang);
  return {
    draw: (view, onlooker) => drawYggdrasil(view, new BoardText(onlooker, phrases)),
    reference: (view, onlooker) => playerAid(view, new BoardText(onlooker, phrases)),
    drawSheet: (sheet, onlooker) => fightTable(sheet, new BoardText(onlooker, phrases)),
  };
}
