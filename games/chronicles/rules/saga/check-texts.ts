import { isPlainObject, LANGS, type SagaFindings, show } from '@nineworlds/engine';
import type { EffectTerm, ListTerm, Saga } from './language.ts';
import { below, SagaFaults } from './saga-faults.ts';
import { effectsIn, listsOfPage } from './walk.ts';

/* S-25: the texts of a saga, by their keys, in all languages. The rules never read them. */

/** What the engine puts in: a goal, what a number is now, a god, a world. */
const PLACEHOLDERS: readonly string[] = ['goal', 'value', 'god', 'world'];
const PLACEHOLDER = /\{([^{}]*)\}/g;
const MOST_TEXT = 2000;
/** More keys than any saga has. */
const MOST_KEYS = 1000;

/** The keys that the texts of a saga have to have. */
export function textKeysOf(saga: Saga): readonly string[] {
  const keys = new Set(['title', 'intro', 'won', 'lost']);
  const add = (...more: readonly string[]) => {
    for (const key of more) keys.add(key);
  };
  saga.pages.forEach((page, i) => {
    if (page.tree === true) return;
    const n = `p${i + 1}`;
    add(`${n}.title`, `${n}.story`, `${n}.goal`, `${n}.track`);
    add(...(page.triggers ?? []).map((_, at) => `trigger.${n}.${at}`));
    add(...(page.won ?? []).map((_, at) => `won.${n}.${at}`));
    page.track?.forEach((icon, at) => {
      if (typeof icon === 'object') add(`effect.${n}.${at}`);
    });
    for (const { id } of page.defeats ?? []) add(`defeat.${id}`);
    for (const name of Object.keys(page.changes ?? {})) add(`change.${name}`);
    for (const { list } of listsOfPage(page, '')) add(...optionKeys(saga, n, list));
  });
  for (const [kind, deeds] of [
    ['action', saga.actions ?? {}],
    ['fight', saga.fights ?? {}],
  ] as const) {
    for (const [name, { do: list }] of Object.entries<{ readonly do: ListTerm }>(deeds)) {
      add(`${kind}.${name}.name`, `${kind}.${name}.text`, ...optionKeys(saga, name, list));
    }
  }
  for (const name of Object.keys(saga.counters ?? {})) add(`counter.${name}`);
  for (const name of Object.keys(saga.figures ?? {})) add(`figure.${name}`);
  for (const kind of Object.keys(saga.tokens ?? {})) add(`token.${kind}`);
  return [...keys];
}

/** The options of a list's choices: `option.cut.alone`; on a page itself `option.p2.alone`. */
function optionKeys(saga: Saga, of: string, list: ListTerm): readonly string[] {
  return effectsIn(saga, [{ list, path: '' }]).flatMap(({ effect }) =>
    optionsOf(effect).map((id) => `option.${of}.${id}`),
  );
}

function optionsOf(effect: EffectTerm): readonly string[] {
  return 'choose' in effect ? (effect.choose.options ?? []).map(({ id }) => id) : [];
}

/** Everything that is wrong with the texts of a saga whose rules are right: one object for each language. */
export function checkTexts(saga: Saga, texts: unknown): SagaFindings {
  const faults = new SagaFaults();
  if (!isPlainObject(texts)) {
    faults.error('S-25', '', 'notAnObject', { value: show(texts) });
    return faults;
  }
  for (const lang of Object.keys(texts)) {
    if ((LANGS as readonly string[]).includes(lang)) continue;
    faults.error('S-25', show(lang), 'unknownField', {});
  }
  const keys = textKeysOf(saga);
  for (const lang of LANGS) {
    if (Object.hasOwn(texts, lang)) checkLanguage(texts[lang], lang, keys, faults);
    else faults.error('S-25', lang, 'missingField', {});
  }
  return faults;
}

function checkLanguage(
  texts: unknown,
  lang: string,
  keys: readonly string[],
  faults: SagaFaults,
): void {
  if (!isPlainObject(texts)) {
    faults.error('S-25', lang, 'notAnObject', { value: show(texts) });
    return;
  }
  const given = Object.entries(texts);
  if (given.length > MOST_KEYS) {
    faults.error('S-25', lang, 'tooLong', { length: given.length, most: MOST_KEYS });
    return;
  }
  for (const key of keys) {
    if (!Object.hasOwn(texts, key)) faults.error('S-25', below(lang, key), 'sagaTextMissing', {});
  }
  const known = new Set(keys);
  for (const [key, text] of given) {
    const path = below(lang, show(key));
    if (!known.has(key)) faults.error('S-25', path, 'sagaTextUnknown', {});
    else if (typeof text !== 'string' || text.length > MOST_TEXT || text.trim() === '') {
      faults.error('S-25', path, 'notText', { value: show(text) });
    } else checkPlaceholders(text, path, faults);
  }
}

function checkPlaceholders(text: string, path: string, faults: SagaFaults): void {
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (PLACEHOLDERS.includes(name)) continue;
    faults.error('S-25', path, 'sagaPlaceholder', { value: show(name) });
  }
}
