import { nameIn, type Table } from '@nineworlds/engine';
import type { SagaTexts } from '../sagas/index.ts';
import type { Catalogue } from './catalogue.ts';

/** What a saga calls its things, by the facts of sentences. */
export type SagaNames = Readonly<Record<(typeof FACTS)[number], (word: string) => string>>;

const FACTS = [
  'counter',
  'figure',
  'token',
  'action',
  'fight',
  'defeat',
  'choice',
  'target',
] as const;

/** The texts whose keys begin with a word, by the rest: `counter.cold` is `cold`. */
function under(texts: SagaTexts, word: string, end = ''): Table<string> {
  const start = `${word}.`;
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(start) && key.endsWith(end))
      // Lines are written without capitals.
      .map(([key, text]) => [key.slice(start.length, key.length - end.length).toLowerCase(), text]),
  );
}

/** The options of a choice by their ids, which follow the action they belong to. */
function optionsOf(texts: SagaTexts): Table<string> {
  const options = Object.entries(under(texts, 'option'));
  return Object.fromEntries(options.map(([key, text]) => [key.split('.').at(-1) ?? key, text]));
}

/** How the facts of a saga are named; without its texts by their own words. */
export function sagaNamesOf(catalogue: Catalogue, texts: SagaTexts): SagaNames {
  const figures = under(texts, 'figure');
  const named = (table: Table<string>) => (word: string) => nameIn(table)(word.toLowerCase());
  return {
    counter: named(under(texts, 'counter')),
    figure: named(figures),
    token: named(under(texts, 'token')),
    action: named({ ...under(texts, 'fight', '.name'), ...under(texts, 'action', '.name') }),
    fight: named(under(texts, 'fight', '.name')),
    defeat: named(under(texts, 'defeat')),
    choice: named({ ...catalogue.worlds, ...figures, ...optionsOf(texts) }),
    target: named({ ...catalogue.enemies, ...figures }),
  };
}

/** The words of lines that a saga brings. A name may be that of several words: `saga ask`. */
export function sagaWordsOf(texts: SagaTexts): Table<string> {
  const named = (word: string, things: Table<string>) =>
    Object.fromEntries(Object.entries(things).map(([id, text]) => [`${word} ${id}`, text]));
  return {
    ...optionsOf(texts),
    ...under(texts, 'token'),
    ...under(texts, 'figure'),
    ...under(texts, 'fight', '.name'),
    ...named('saga', under(texts, 'action', '.name')),
    ...named('saga', under(texts, 'fight', '.name')),
  };
}
