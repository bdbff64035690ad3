const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes the buttons of an element one stop of the Tab key; inside it the arrows go to the next button
 * in their direction. For `{@attach roving}`.
 */
export function roving(element: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const buttons = () => [...element.querySelectorAll('button')];
  const settle = () => {
    const all: HTMLElement[] = buttons();
    if (current === undefined || !all.includes(current)) current = all[0];
    for (const button of all) button.tabIndex = button === current ? 0 : -1;
  };
  const focusin = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement) current = target;
    settle();
  };
  const keydown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = event.target;
    if (direction === undefined || !(from instanceof HTMLButtonElement)) return;
    event.preventDefault();
    nearest(from, buttons(), direction)?.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', focusin);
  element.addEventListener('keydown', keydown);
  settle();
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', focusin);
    element.removeEventListener('keydown', keydown);
  };
}

/** The button that lies nearest in a direction; those aside count as farther away. */
function nearest(
  from: HTMLElement,
  buttons: readonly HTMLElement[],
  [x, y]: readonly [x: number, y: number],
): HTMLElement | undefined {
  const start = middle(from);
  return buttons
    .map((button) => {
      const at = middle(button);
      const [dx, dy] = [at.x - start.x, at.y - start.y];
      const ahead = dx * x + dy * y;
      const aside = Math.abs(dx * y) + Math.abs(dy * x);
      return { button, ahead, distance: ahead + 2 * aside };
    })
    .filter(({ button, ahead }) => button !== from && ahead > 1)
    .sort((a, b) => a.distance - b.distance)[0]?.button;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
