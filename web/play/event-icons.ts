import { ENEMY_COLOURS, type IconName } from '@nineworlds/board/icons';
import type { Facts } from '@nineworlds/engine';

/** Pieces for events by their names, of all games; the first that fits. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/^gameWon|^fightWon/, 'victory'],
  [/^gameLost|^fightLost|^livesLost/, 'skull'],
  [/fight|fought/i, 'fight'],
  [/rolled|^roll|^stone/i, 'die'],
  [/viking|hero/i, 'viking'],
  [/fire|^ignited|ember/i, 'fire'],
  [/weapon|artifact/i, 'anvil'],
  [/elf|elves/i, 'elf'],
  [/giant/i, 'giant'],
  [/iotunn/i, 'iotunn'],
  [/flame|hand/i, 'flame'],
  [/human|warrior|exile/i, 'person'],
  [/valkyries/i, 'wing'],
  [/vanir|dice|^die/i, 'vanir-die'],
  [/lives|life/i, 'heart'],
  [/tree|round|order/i, 'turn'],
  [/island|iormungand/i, 'wave'],
  [/rune/i, 'runestone'],
  [/world/i, 'bars'],
  [/card|deck|creature/i, 'cards'],
];

/** The piece that stands before the sentence of an event; empty where nothing fits. */
export function eventIcon({
  name,
  facts,
}: {
  readonly name: string;
  readonly facts: Facts;
}): IconName | '' {
  const { enemy } = facts;
  if (enemy === 'iormungand') return 'jormungand';
  if (typeof enemy === 'string' && enemy in ENEMY_COLOURS) return enemy as IconName;
  return ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}
