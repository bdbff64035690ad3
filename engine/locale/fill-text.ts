import type { Facts } from '../faults.ts';

/** A text with every `{name}` in it replaced by the fact of that name. */
export function fillText(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? '?'));
}
