import type { Onlooker } from '@nineworlds/engine';
import { ARTIFACT_WORDS, WEAPON_AGAINST } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { BoardText } from './board-text.ts';
import { iotunnText } from './iotunn-text.ts';
import { COLUMNS, cut, flow } from './layout.ts';
import type { Phrases } from './phrases.ts';
import type { ChroniclesView } from './view.ts';

/** What each enemy does, in their order. */
const DEEDS: readonly (keyof Phrases)[] = [
  'aidFenrir',
  'aidHel',
  'aidIormungand',
  'aidLoki',
  'aidNidhogg',
  'aidSurt',
];

/** What players look up: enemies, artifacts, creatures, Iotunns. */
export function playerAid(view: ChroniclesView, onlooker: Onlooker): string {
  const board = new BoardText(onlooker);
  const { phrases, width } = board;
  const indented = (texts: readonly string[]) =>
    flow(texts, COLUMNS - 2, width, '; ').map((line) => `  ${line}`);
  const enemies = ENEMY_WORDS.map((enemy, i) =>
    board.say('entry', { name: board.word(enemy), text: phrases[DEEDS[i]] }),
  );
  return [
    phrases.aidEnemies,
    ...enemies.map((line) => `  ${line}`),
    phrases.aidArtifacts,
    ...indented(
      ARTIFACT_WORDS.map((artifact) => named(artifact, artifactText(artifact, board), board)),
    ),
    phrases.aidCreatures,
    ...indented(
      CREATURE_WORDS.map((creature) => {
        const isLeft = view.creaturesLeft.includes(creature);
        return `${isLeft ? '' : '✓'}${named(creature, creatureText(creature, board), board)}`;
      }),
    ),
    phrases.aidIotunns,
    ...indented(
      IOTUNN_WORDS.map((word) => {
        const isInPlay = view.iotunns.some(({ iotunn }) => iotunn === word);
        const mark = isInPlay ? '●' : view.iotunnsLeft.includes(word) ? '' : '✓';
        return `${mark}${named(word, iotunnText(view, word, board), board)}`;
      }),
    ),
  ]
    .map((line) => cut(line, COLUMNS, width))
    .join('\n');
}

function named(word: string, text: string, board: BoardText): string {
  return `${board.word(word)} (${text})`;
}

const LEVELS: Readonly<Record<string, string>> = {
  skidbladnir: 'top',
  giallarhorn: 'middle',
  hringhorn: 'bottom',
};

/** C-12.1: what an artifact does, in a few words. */
export function artifactText(artifact: string, board: BoardText): string {
  if (Object.hasOwn(LEVELS, artifact))
    return board.say('goesTo', { level: board.word(LEVELS[artifact]) });
  const number = (ARTIFACT_WORDS as readonly string[]).indexOf(artifact);
  const enemy = (WEAPON_AGAINST as readonly number[]).indexOf(number);
  if (enemy >= 0) return board.say('weapon', { foe: board.word(ENEMY_WORDS[enemy]) });
  if (artifact === 'jarngreipr') return board.say('weapon', { foe: board.word('iotunns') });
  return board.say(artifact as 'draupnir');
}

const HEROES: Readonly<Record<string, number>> = { gullinkambi: 1, vedrfolnir: 2, vidofnir: 3 };

/** C-12.2: what a creature does, in a few words. */
export function creatureText(creature: string, board: BoardText): string {
  const count = HEROES[creature];
  return count === undefined ? board.say(creature as 'stags') : board.say('callHeroes', { count });
}
