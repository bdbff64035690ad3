import { ENEMY_COLOURS, type IconName } from '@nineworlds/board';
import type { CardWord } from '../data/cards.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { RuneWord } from '../data/giants.ts';
import type { ColourWord, IslandWord } from '../data/islands.ts';
import type { WorldWord } from '../data/worlds.ts';
import type { FoeWord } from '../rules/combat.ts';
import type { ShownVanir } from '../view/worlds-view.ts';

/** The runes that stand beside the names of enemies, worlds and sets of giants. */
export const RUNES: Readonly<Record<EnemyWord | WorldWord | RuneWord, string>> = {
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

type VanirEffect = Exclude<ShownVanir['effects'][number]['effect'], 'none'>;

/** The effects of the Vanir. */
export const EFFECT_ICONS: Readonly<Record<VanirEffect, IconName>> = {
  fly: 'wing',
  take: 'viking',
  foresee: 'cards',
  push: 'undo',
  dismiss: 'giant',
};

/** Words of lines that are not drawn under their own name. */
const ISLAND_ICONS: Readonly<Record<ColourWord | IslandWord, IconName>> = {
  rainbow: 'island',
  white: 'island',
  blue: 'island',
  green: 'island',
  black: 'island',
  red: 'island',
};
const ICONS: Readonly<Record<string, IconName>> = {
  ...EFFECT_ICONS,
  ...ISLAND_ICONS,
  hidden: 'giant',
  calm: 'fenrir',
  pass: 'next',
  advance: 'footsteps',
  top: 'chevron-up',
  bottom: 'chevron-down',
};

/** Enemies and gods are drawn under their own names. */
const ENEMIES = ['fenrir', 'hel', 'jormungand', 'loki', 'nidhogg', 'surt'] as const;
const GODS = ['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'] as const;

/** The enemy of a word: its own, or that of its Angry card. */
export function enemyOf(word: string): EnemyWord | undefined {
  return ENEMIES.find((enemy) => word === enemy || word === `angry-${enemy}`);
}

/** The icon for a word of a line; empty where there is none. */
export function iconOf(word: string): IconName | '' {
  const drawn = enemyOf(word) ?? GODS.find((god) => god === word);
  if (drawn !== undefined) return drawn;
  const icon = word.startsWith('ragnarok') ? 'wheel' : ICONS[word];
  // All other words of lines that are no numbers and have no rune are giants.
  return icon ?? (word in RUNES || !/^[a-z]+$/.test(word) ? '' : 'giant');
}

/** The rune for a word of a line; empty where there is none. */
export function runeOf(word: string): string {
  const runes: Readonly<Record<string, string>> = RUNES;
  return runes[word] ?? '';
}

/** An enemy's card shows the enemy. */
export function cardIcon(card: CardWord): IconName {
  return enemyOf(card) ?? 'wheel';
}

/** An enemy is drawn as itself; all giants are drawn alike. */
export function foeIcon(foe: FoeWord): IconName {
  return enemyOf(foe) ?? 'giant';
}

/** The colour of an enemy, as a value of CSS. */
export function colourOf(enemy: EnemyWord): string {
  return `var(${ENEMY_COLOURS[enemy]})`;
}

/** The colour of a card: that of its enemy, if it has one. */
export function cardColour(card: CardWord): string {
  const enemy = enemyOf(card);
  return enemy === undefined ? 'var(--ink)' : colourOf(enemy);
}

/** `67 %`: a chance to read at a glance. A chance is never rounded to certainty. */
export function percent(value: number): string {
  const rounded = Math.round(value * 100);
  if (rounded === 100 && value < 1) return '99 %';
  return rounded === 0 && value > 0 ? '1 %' : `${rounded} %`;
}
