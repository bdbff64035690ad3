import type { RuleText } from './game-module.ts';
import { kernelRules } from './kernel-rules.ts';
import type { Lang } from './locale/language.ts';

/** What somebody who looked for a rule finds. */
export type RuleSearch =
  | { readonly found: readonly RuleText[] }
  /** There is no rule of that id; these are spelled most alike. */
  | { readonly nearest: readonly string[] };

const RULE_ID = /^[a-z]{1,3}-\d[\d.]*$/i;
const MOST_NEAREST = 3;
/** Farther than any id from another one of its game. */
const FAR = 99;

/** Whether somebody looks for a rule of the kernel, which every game has. */
export function isKernelRule(query: string): boolean {
  return /^k-\d/i.test(query.trim());
}

/** Finds rules in a rulebook, or among the kernel's where an id of those is looked for. */
export function lookUpRules(
  lang: Lang,
  rulebook: readonly RuleText[],
  query: string,
): Promise<RuleSearch> {
  const rules = isKernelRule(query) ? kernelRules(lang) : Promise.resolve(rulebook);
  return rules.then((found) => searchRules(found, query));
}

/** Finds rules by id, with all that belong to it, or by words; no words find every rule. */
export function searchRules(rules: readonly RuleText[], query: string): RuleSearch {
  const wanted = query.trim();
  if (RULE_ID.test(wanted)) return byId(rules, wanted.toUpperCase());
  const words = wanted.toLowerCase().split(/\s+/);
  const speaksOf = ({ title, text }: RuleText) => {
    const whole = `${title} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return { found: rules.filter(speaksOf) };
}

function byId(rules: readonly RuleText[], wanted: string): RuleSearch {
  const found = rules.filter(({ id }) => id === wanted || id.startsWith(`${wanted}.`));
  if (found.length > 0) return { found };
  const game = wanted.split('-')[0];
  const byDistance = rules
    .map(({ id }) => ({ id, distance: distanceBetween(id, wanted) }))
    // Ids of one game begin alike: another game's is hardly meant.
    .map(({ id, distance }) => ({ id, distance: id.split('-')[0] === game ? distance : FAR }))
    .sort((a, b) => a.distance - b.distance);
  return { nearest: byDistance.slice(0, MOST_NEAREST).map(({ id }) => id) };
}

/** How many letters have to be put in, taken out or changed to get from one word to the other. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const letter of a) {
    const [first = 0] = row;
    const next = [first + 1];
    for (let i = 0; i < b.length; i++) {
      const changed = (row[i] ?? 0) + (b[i] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[i + 1] ?? 0) + 1, (next[i] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
