import type { ShownSaga } from '../../view/saga-view.ts';
import type { Given } from '../props.ts';
import type { BookLabels } from './labels.ts';

/** The parts of the book with their labels, once they are loaded. */
export type BookParts = typeof import('./book.ts')['PARTS'] & { readonly labels: BookLabels };

/** What every part of the book is given. */
export interface BookProps {
  readonly given: Given;
  readonly saga: ShownSaga;
  readonly labels: BookLabels;
}
