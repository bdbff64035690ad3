import type { BoardProps } from '@nineworlds/board';
import type { YggdrasilView } from '../view/view.ts';
import type { Texts } from './texts.ts';

/** What the board of Yggdrasil is given; its parts are handed it as it is. */
export type BoardOf = BoardProps<YggdrasilView, Texts>;
