import type { BoardIcon, ChipLook } from '@nineworlds/board';
import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { WorldWord } from '../data/worlds.ts';
import type { CardWord } from '../rules/decks.ts';

/** The rune of each world. */
export const WORLD_RUNES: Readonly<Record<WorldWord, string>> = {
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
export function colourOf(world: WorldWord): string {
  return `var(--w-${world === 'iotunheim' ? 'jot' : world.slice(0, 3)})`;
}

const ENEMY_COLOURS: Readonly<Record<EnemyWord, string>> = {
  fenrir: 'fen',
  hel: 'hel',
  iormungand: 'jorm',
  loki: 'loki',
  nidhogg: 'nid',
  surt: 'surt',
};

/** The token of the colour of an enemy. */
export function enemyColour(enemy: EnemyWord): string {
  return `var(--e-${ENEMY_COLOURS[enemy]})`;
}

/** The drawing of a god; somebody, before the god is dealt. */
export function godIcon(god: GodWord): Exclude<GodWord, 'none'> | 'person' {
  return god === 'none' ? 'person' : god;
}

const ENEMIES: readonly EnemyWord[] = ['fenrir', 'hel', 'iormungand', 'loki', 'nidhogg', 'surt'];
const GODS: readonly Exclude<GodWord, 'none'>[] = [
  'freyia',
  'freyr',
  'frigg',
  'heimdall',
  'odin',
  'thor',
  'tyr',
];

/** The enemy of a card of the wheel. */
export function enemyOn(card: CardWord): EnemyWord {
  return ENEMIES.find((enemy) => card.endsWith(`-${enemy}`)) ?? 'nidhogg';
}

/** Enemies and gods are drawn under their own name; and what stands for some words of lines. */
const ICONS: Readonly<Record<string, BoardIcon>> = {
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
  ...Object.fromEntries([...ENEMIES, ...GODS].map((word) => [word, word])),
};

const RUNES: Readonly<Record<string, string>> = WORLD_RUNES;

/** How a chip for a choice looks: by the last word that has a drawing. */
export function chipLook(words: string): ChipLook {
  // C-15.39, C-15.44: deeds of a saga; a fight that is one of several is named by its id.
  if (words.startsWith('saga ')) return { icon: 'scroll', rune: '' };
  const [verb, , fight] = words.split(' ');
  if (verb === 'fight' && fight !== undefined) return { icon: 'fight', rune: '', words: fight };
  for (const word of words.split(' ').reverse()) {
    const rune = RUNES[word];
    // Where somebody may go, the question says that they go.
    if (rune !== undefined) return { icon: '', rune, words: words.replace(/^move /, '') };
    const icon = ICONS[word] ?? ICONS[word.split('-')[1] ?? ''];
    if (icon !== undefined) return { icon, rune: '' };
  }
  return { icon: '', rune: '' };
}
