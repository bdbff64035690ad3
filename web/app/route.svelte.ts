/** Where in the app somebody is: `#/play/abc` is `['play', 'abc']`. */
export const route: { parts: readonly string[] } = $state({ parts: readParts() });

/** The same by the address itself, which `route` follows a moment later. */
export function readParts(): readonly string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

/** A part that is not well encoded stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place in the app. */
export function addressOf(...parts: readonly (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** Goes to a place in the app. */
export function goTo(...parts: readonly (string | number)[]): void {
  location.hash = addressOf(...parts);
}

/** Changes the address without a step in the browser's history. */
export function replaceRoute(...parts: readonly (string | number)[]): void {
  history.replaceState(null, '', addressOf(...parts));
  route.parts = readParts();
}

/** Goes back to where somebody came from; who came from elsewhere gets to the start page. */
export function goBack(): void {
  if (steps > 0) history.back();
  else goTo();
}

/** How many steps were taken since the page was opened. */
let steps = 0;

addEventListener('hashchange', () => {
  steps++;
  route.parts = readParts();
});
