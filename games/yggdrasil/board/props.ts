import type { BoardProps, SheetProps } from '@nineworlds/board';
import type { YggdrasilEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { FightSheet } from '../view/fight-sheet.ts';
import type { YggdrasilView } from '../view/view.ts';
import type { Texts } from './texts.ts';

/** What the board of Yggdrasil is given; its parts are handed it as it is. */
export type BoardOf = BoardProps<YggdrasilView, Texts, YggdrasilEvents, QuestionName, FightSheet>;

/** What its sheet is given. */
export type SheetOf = SheetProps<YggdrasilView, Texts, QuestionName, FightSheet>;
