import type { BoardProps } from '@nineworlds/board';
import type { NeedfireEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { IgnitionSheet } from '../view/ignition-sheet.ts';
import type { NeedfireView } from '../view/view.ts';
import type { NeedfireTexts } from './texts.ts';

/** What the board of NeedFire is given. */
export type Given = BoardProps<
  NeedfireView,
  NeedfireTexts,
  NeedfireEvents,
  QuestionName,
  IgnitionSheet
>;
