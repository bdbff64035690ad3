import { ENEMY_COLOURS, type EnemyName, type IconName, type WorldName } from '@nineworlds/board';

/** The runes that stand beside the names of enemies, worlds and sets of giants. */
export const RUNES: Readonly<Record<string, string>> = {
  surt: 'ᛊ',
  loki: 'ᛚ',
  hel: 'ᚺ',
  nidhogg: 'ᚾ',
  jormungand: 'ᛃ',
  fenrir: 'ᚠ',
  asgard: 'ᛟ',
  midgard: 'ᛗ',
  nidavellir: 'ᛏ',
  alfheim: 'ᚨ',
  niflheim: 'ᛃ',
  helheim: 'ᚺ',
  muspellheim: 'ᛇ',
  jotunheim: 'ᚾ',
  vanaheim: 'ᛒ',
  sigel: 'ᛋ',
  daeg: 'ᛞ',
  tiwaz: 'ᛏ',
  mann: 'ᛗ',
};

/** Icons of words that are not drawn under their own name. */
const ICONS: Readonly<Record<string, IconName>> = {
  hidden: 'giant',
  calm: 'fenrir',
  pass: 'next',
  advance: 'footsteps',
  fly: 'wing',
  take: 'viking',
  foresee: 'cards',
  push: 'undo',
  dismiss: 'giant',
  rainbow: 'island',
  white: 'island',
  blue: 'island',
  green: 'island',
  black: 'island',
  red: 'island',
  top: 'chevron-up',
  bottom: 'chevron-down',
};

const DRAWN = [
  ...Object.keys(ENEMY_COLOURS),
  'odin',
  'thor',
  'frey',
  'heimdall',
  'tyr',
  'freyja',
] as const;

/** The drawing of an enemy or of a god: each has one under its own word. */
export function drawingOf(word: string): IconName {
  return word as IconName;
}

export function pictureOf(world: string): WorldName {
  return world as WorldName;
}

/** The icon for a word of a line; empty where there is none. */
export function iconOf(word: string): IconName | '' {
  const enemy = word.replace(/^angry-/, '');
  if (DRAWN.includes(enemy)) return drawingOf(enemy);
  const icon = word.startsWith('ragnarok') ? 'wheel' : ICONS[word];
  // All other words of lines that are no numbers and have no rune are giants.
  return icon ?? (word in RUNES || !/^[a-z]+$/.test(word) ? '' : 'giant');
}

/** The colour of an enemy, as a value of CSS. */
export function colourOf(enemy: string): string {
  return `var(${ENEMY_COLOURS[enemy as EnemyName] ?? '--ink'})`;
}

/** `67 %`: a chance to read at a glance. A chance is never rounded to certainty. */
export function percent(value: number): string {
  const rounded = Math.round(value * 100);
  if (rounded === 100 && value < 1) return '99 %';
  return rounded === 0 && value > 0 ? '1 %' : `${rounded} %`;
}
