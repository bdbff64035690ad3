import type { InAnotherLanguage } from '../locale/labels.ts';
import type { en } from './locale/en.ts';

/** What the Saga Book says in a language besides the texts of the saga; one that lacks anything does not compile. */
export type BookLabels = InAnotherLanguage<typeof en>;
