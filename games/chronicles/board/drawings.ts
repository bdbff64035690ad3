import type { ChipLook, IconName } from '@nineworlds/board';

/** The rune of each world. */
export const WORLD_RUNES: Readonly<Record<string, string>> = {
  asgard: 'ᛟ',
  alfheim: 'ᚨ',
  vanaheim: 'ᛒ',
  midgard: 'ᛗ',
  nidavellir: 'ᛏ',
  svartalfheim: 'ᛋ',
  iotunheim: 'ᚾ',
  muspellheim: 'ᛇ',
  niflheim: 'ᛃ',
};

/** The token of the colour of a world. */
export function colourOf(world: string): string {
  return `var(--w-${world === 'iotunheim' ? 'jot' : world.slice(0, 3)})`;
}

/** The token of the colour of an enemy. */
export function enemyColour(enemy: string): string {
  const short =
    enemy === 'iormungand' ? 'jorm' : /^(hel|surt|loki)$/.test(enemy) ? enemy : enemy.slice(0, 3);
  return `var(--e-${short})`;
}

/** Pieces that are drawn under their own name, and what stands for some words of lines. */
const ICONS: Readonly<Record<string, string>> = {
  act: 'hall',
  heal: 'sprout',
  rest: 'hourglass',
  stay: 'hourglass',
  stop: 'hourglass',
  enough: 'check',
  yes: 'check',
  no: 'cross',
  nothing: 'cross',
  elf: 'elf',
  die: 'vanir-die',
  self: 'heart',
  turn: 'turn',
  move: 'footsteps',
  ...Object.fromEntries(
    'fenrir hel iormungand loki nidhogg surt freyia freyr frigg heimdall odin thor tyr'
      .split(' ')
      .map((word) => [word, word]),
  ),
};

/** How a chip for a choice looks: by the last word that has a drawing. */
export function chipLook(words: string): ChipLook {
  for (const word of words.split(' ').reverse()) {
    const rune = WORLD_RUNES[word];
    // Where somebody may go, the question says that he goes.
    if (rune !== undefined) return { icon: '', rune, words: words.replace(/^move /, '') };
    const icon = ICONS[word] ?? ICONS[word.split('-')[1] ?? ''];
    if (icon !== undefined) return { icon, rune: '' };
  }
  return { icon: '', rune: '' };
}

/** A word of the game as the name of a drawing. */
export function drawn(word: string): IconName {
  return word as IconName;
}
