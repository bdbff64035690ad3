// The texts in a rulebook that is Markdown: its sources, and the titles and texts of its rules.

/**
 * @param {string} source
 * @returns {{ readonly key: string, readonly cell: string, readonly start: number, readonly end: number }[]}
 */
export function textsInMarkdown(source) {
  const sources = [...source.matchAll(/^- (\w+): (.+)$/dgm)]
    .filter(({ index }) => index < source.indexOf('\n## Rules'))
    .map(({ 1: key, indices }) => at(source, `sources.${key}`, indices?.[2]));
  const rules = [...source.matchAll(/^### (\S+) (.+)\n\n([\s\S]*?)\n(?=\n### |$(?![\s\S]))/dgm)];
  return [
    ...sources,
    ...rules.flatMap(({ 1: id, indices }) => [
      at(source, `${id}.title`, indices?.[2]),
      at(source, `${id}.text`, indices?.[3]),
    ]),
  ];
}

/**
 * @param {string} source
 * @param {string} key
 * @param {readonly [number, number] | undefined} place
 */
function at(source, key, [start, end] = [0, 0]) {
  return { key, cell: source.slice(start, end), start, end };
}

/**
 * What is wrong with a changed text of a rulebook; the rules that it cites are as its facts.
 * @param {string} key
 * @param {string} before
 * @param {string} after
 */
export function faultIn(key, before, after) {
  if (!key.endsWith('.text') && after.includes('\n')) return 'it has more than one line';
  if (/^#/m.test(after)) return 'a line begins with #';
  const cited = (/** @type {string} */ text) => new Set(text.match(/\b[A-Z]+-\d+(?:\.\d+)*/g));
  const lost = [...cited(before)].filter((id) => !cited(after).has(id));
  return lost.length > 0 ? `a rule is no longer cited: ${lost.join(', ')}` : undefined;
}
