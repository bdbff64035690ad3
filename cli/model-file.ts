import type { WinModelData } from '@nineworlds/engine';

/** As wide as lines of the sources are. */
const WIDTH = 100;

/** A win model as the source of the data file that a game keeps it in, laid out as all sources are. */
export function modelSource(gameId: string, model: WinModelData): string {
  const { features, means, scales, units, answer } = model;
  return `import type { WinModelData } from '@nineworlds/engine';

/** Found by \`nineworlds train --game ${gameId}\`: do not edit by hand. */
export const WIN_MODEL: WinModelData = {
  features: ${words(features)},
  means: ${numbers(means, '  ', 'means: '.length)},
  scales: ${numbers(scales, '  ', 'scales: '.length)},
  units: [
${units.map((unit) => `    ${numbers(unit, '    ', 0)},\n`).join('')}  ],
  answer: ${numbers(answer, '  ', 'answer: '.length)},
};
`;
}

/** Words on one line if they fit, otherwise each on its own. */
function words(list: readonly string[]): string {
  const quoted = list.map((word) => `'${word}'`);
  const line = `[${quoted.join(', ')}]`;
  if ('  features: ,'.length + line.length <= WIDTH) return line;
  return `[\n${quoted.map((word) => `    ${word},\n`).join('')}  ]`;
}

/** Numbers on one line if they fit, otherwise as many on each as fit. */
function numbers(list: readonly number[], indent: string, taken: number): string {
  const written = list.map((number) => String(number));
  const line = `[${written.join(', ')}]`;
  if (indent.length + taken + line.length + 1 <= WIDTH) return line;
  const inner = `${indent}  `;
  const lines: string[] = [];
  let current = inner;
  for (const word of written) {
    const joint = current === inner ? '' : ' ';
    if (current.length + joint.length + word.length + 1 > WIDTH) {
      lines.push(current);
      current = `${inner}${word},`;
    } else {
      current += `${joint}${word},`;
    }
  }
  return `[\n${[...lines, current].join('\n')}\n${indent}]`;
}
