import type { ChroniclesTexts } from '../locale/catalogue.ts';
import type { Given } from './props.ts';

type Told = Pick<Given, 'texts'>;

/** A text of the saga that is played, with its numbers; empty where it has none. */
export function sagaText(
  { texts }: Told,
  key: string,
  facts: { readonly [name: string]: number | string } = {},
): string {
  // The page hands every board the texts of its own game.
  const text = (texts as ChroniclesTexts).saga[key] ?? '';
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** What the saga calls one of its things; its own word where nobody has written a name. */
export function sagaName(
  given: Told,
  thing: 'action' | 'counter' | 'fight' | 'figure' | 'token',
  id: string,
): string {
  const end = thing === 'action' || thing === 'fight' ? '.name' : '';
  const name = sagaText(given, `${thing}.${id}${end}`);
  return name === '' ? id : name;
}
