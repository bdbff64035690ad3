import type { PlainKey } from '@nineworlds/engine';
import { COLUMNS, cut, flow } from '@nineworlds/engine/terminal-layout';
import { ARTIFACT_WORDS } from '../../data/artifacts.ts';
import { CREATURE_WORDS } from '../../data/creatures.ts';
import { ENEMY_WORDS, type EnemyWord } from '../../data/enemies.ts';
import { IOTUNN_WORDS } from '../../data/iotunns.ts';
import { artifactText, creatureText } from '../card-text.ts';
import { iotunnText } from '../iotunn-text.ts';
import type { ChroniclesView } from '../view.ts';
import type { BoardText } from './board-text.ts';
import type { TerminalPhrases } from './phrases/en.ts';

/** What each enemy does. */
const DEEDS: Readonly<Record<EnemyWord, PlainKey<TerminalPhrases>>> = {
  fenrir: 'aidFenrir',
  hel: 'aidHel',
  iormungand: 'aidIormungand',
  loki: 'aidLoki',
  nidhogg: 'aidNidhogg',
  surt: 'aidSurt',
};

/** What players look up: enemies, artifacts, creatures, Iotunns. */
export function playerAid(view: ChroniclesView, board: BoardText): string {
  const { phrases, width } = board;
  const indented = (texts: readonly string[]) =>
    flow(texts, COLUMNS - 2, width, '; ').map((line) => `  ${line}`);
  const enemies = ENEMY_WORDS.map((enemy) =>
    board.say('entry', { name: board.word(enemy), text: phrases[DEEDS[enemy]] }),
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
