import type { Page } from 'playwright-core';

/** Everything that a page says, to eyes and ears: texts, labels, titles and placeholders. */
export function textsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // What is typed into a table is the same in all languages.
      if (node.parentElement?.closest('script, style, code, kbd') === null) {
        said.add(node.textContent ?? '');
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        said.add(element.getAttribute(name) ?? '');
      }
    }
    return [...said].map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text !== '');
  });
}

/** All sentences of a catalogue of texts; those that are made from numbers or names are not among them. */
export function sentencesOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text];
    return typeof text === 'object' && text !== null ? sentencesOf(text) : [];
  });
}
