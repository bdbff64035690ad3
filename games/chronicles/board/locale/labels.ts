import type { BoardTexts } from '@nineworlds/board';
import type { ChroniclesView } from '../../view/view.ts';
import type { en } from './en.ts';

/** The same keys and facts with other words. */
export type InAnotherLanguage<T> = T extends (...facts: infer F) => string
  ? (...facts: F) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: InAnotherLanguage<T[K]> };

/** What the board itself says in a language; one that lacks anything does not compile. */
export type Labels = InAnotherLanguage<typeof en>;

/** What the board of Chronicles says in one language. */
export interface ChroniclesBoardTexts extends BoardTexts<ChroniclesView> {
  readonly labels: Labels;
}
