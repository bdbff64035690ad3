import type { Lang, TerminalBoard } from '@nineworlds/engine';
import type { NeedfireTexts } from './locale/catalogue.ts';
import { drawNeedfire } from './view/terminal/board.ts';
import { BoardText } from './view/terminal/board-text.ts';
import { phrasesOf } from './view/terminal/phrases.ts';
import { reactionTable } from './view/terminal/reaction-table.ts';
import type { NeedfireView } from './view/view.ts';

/** The board of NeedFire for a terminal, in a language; only that language is loaded. */
export async function terminalIn(lang: Lang): Promise<TerminalBoard<NeedfireView, NeedfireTexts>> {
  const phrases = await phrasesOf(lang);
  return {
    draw: (view, onlooker) => drawNeedfire(view, new BoardText(view, onlooker, phrases)),
    reference: (view, onlooker) => reactionTable(view, new BoardText(view, onlooker, phrases)),
  };
}
