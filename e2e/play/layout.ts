import type { Page } from 'playwright-core';

/** By how many pixels things may stick out: borders are drawn on half pixels. */
const TOLERANCE = 1.5;

/** Whether the page itself, and not a part of it, would have to be scrolled. */
export function pageScrolls(page: Page): Promise<{ readonly x: boolean; readonly y: boolean }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
    return { x: scrollWidth > innerWidth, y: scrollHeight > innerHeight };
  });
}

/** Those of some things that cannot be seen whole: outside the window, or cut off by what they lie in. */
export function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ selector: what, tolerance }) => {
      const all = [...document.querySelectorAll(what)];
      if (all.length === 0) return [`there is no ${what}`];
      return all.flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).overflow === 'visible') continue;
          const box = at.getBoundingClientRect();
          room.left = Math.max(room.left, box.left);
          room.top = Math.max(room.top, box.top);
          room.right = Math.min(room.right, box.right);
          room.bottom = Math.min(room.bottom, box.bottom);
        }
        const isWhole =
          right > left &&
          left >= room.left - tolerance &&
          top >= room.top - tolerance &&
          right <= room.right + tolerance &&
          bottom <= room.bottom + tolerance;
        const name = `${what} ${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
        const box = [left, top, right, bottom].map(Math.round);
        const within = [room.left, room.top, room.right, room.bottom].map(Math.round);
        return isWhole ? [] : [`${name}: ${box.join(' ')} in ${within.join(' ')}`];
      });
    },
    { selector, tolerance: TOLERANCE },
  );
}

/** Those of some things whose content is wider than they are. */
export function spilling(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((element) => element.textContent?.trim() ?? ''),
    selector,
  );
}

/** Buttons and links in sight that are smaller than a finger. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const targets = document.querySelectorAll('button, a[href], select, summary, input');
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A link in a sentence is as high as its line; what is hidden for eyes has no size.
      if (target.matches('p a, li p a') || target.closest('.vh') !== null) return [];
      // A small button may be drawn over by a larger one that cannot be seen.
      const cover = getComputedStyle(target, '::after');
      const isCovered = cover.position === 'absolute' && cover.content !== 'none';
      const own = target.getBoundingClientRect();
      const width = Math.max(own.width, isCovered ? Number.parseFloat(cover.width) : 0);
      const height = Math.max(own.height, isCovered ? Number.parseFloat(cover.height) : 0);
      const label = target.getAttribute('aria-label') ?? target.textContent ?? '';
      if (width >= size - 0.5 && height >= size - 0.5) return [];
      const sides = `${Math.round(width)} x ${Math.round(height)}`;
      return [`${target.tagName} ${label.trim().slice(0, 30)}: ${sides}`];
    });
  }, least);
}
