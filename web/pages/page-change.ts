/** The page itself is called like the site, in all languages. */
const SITE = document.title;
const root = document.querySelector('#app') ?? document.body;
/** Waits for a page whose texts are still on their way. */
const arrival = new MutationObserver(arrive);
/** The window is called after the heading, which may get another language. */
const renaming = new MutationObserver(nameWindow);

let mayFocus = false;

/**
 * Names the window after a page. Who comes from another one gets the focus there too: a keyboard begins
 * where the eyes do.
 */
export function turnToPage(from: string | undefined): void {
  mayFocus = from !== undefined;
  // By then the old page has gone.
  setTimeout(() => {
    arrival.observe(root, { childList: true, subtree: true });
    arrive();
  });
}

function arrive(): void {
  const heading = root.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  renaming.disconnect();
  renaming.observe(heading, { characterData: true, childList: true, subtree: true });
  nameWindow();
  // Who has gone somewhere meanwhile stays there.
  const isFree = mayFocus && document.activeElement === document.body;
  const start = isFree ? startOf(heading) : undefined;
  if (start === null) return;
  arrival.disconnect();
  if (start === undefined) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** At a table it is the question, once it is asked: there the focus returns after each move. */
function startOf(heading: HTMLElement): HTMLElement | null {
  const question = root.querySelector('.question');
  return question === null ? heading : question.querySelector('h2');
}

function nameWindow(): void {
  const name = root.querySelector('h1')?.textContent.trim() ?? SITE;
  document.title = name === SITE ? SITE : `${name} – ${SITE}`;
}
