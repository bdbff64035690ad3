import { chanceOf } from '@nineworlds/engine';
import { COLUMNS, cut, flow } from '@nineworlds/engine/terminal-layout';
import type { EnemyWord } from '../../data/enemies.ts';
import { dieIn, type ShownEdition } from '../edition-view.ts';
import { chanceToCalm } from '../odds/die-odds.ts';
import type { YggdrasilView } from '../view.ts';
import { percent } from '../wording.ts';
import type { BoardText } from './board-text.ts';
import type { TerminalPhrases } from './phrases/en.ts';
import { giantEffect } from './reserves.ts';

/** What each enemy does. */
const DEEDS: Readonly<Record<EnemyWord, keyof TerminalPhrases>> = {
  fenrir: 'aidFenrir',
  hel: 'aidHel',
  jormungand: 'aidJormungand',
  loki: 'aidLoki',
  nidhogg: 'aidNidhogg',
  surt: 'aidSurt',
};

const BROUGHT = {
  vikings: 'runeVikings',
  quiet: 'runeQuiet',
  oneBack: 'runeOneBack',
  threeBack: 'runeThreeBack',
} as const;

/** What players look up: the enemies' effects, the giants, the runes, the die. */
export function playerAid(view: YggdrasilView, board: BoardText): string {
  const { phrases, width } = board;
  const ragnarok = view.edition?.ragnarok ?? [];
  const powers = [1, 2, 3].map((power) => percent(chanceOf(chanceToCalm(dieOf(view), power, 1))));
  const enemies = view.enemies.map(({ enemy }) => {
    const text = board.say(DEEDS[enemy], { chances: powers.join(', ') });
    return board.say('entry', { name: board.word(enemy), text });
  });
  const runes = view.runes.map(({ rune, brings }) =>
    board.say('entry', { name: board.word(rune), text: phrases[BROUGHT[brings]] }),
  );
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  return [
    phrases.aidEnemies,
    ...indented(enemies),
    phrases.aidGiants,
    ...indented(flow(giantTexts(view, board), COLUMNS - 2, width, ', ')),
    phrases.aidRunes,
    ...indented(runes),
    ...(ragnarok.length === 0
      ? []
      : [phrases.aidRagnarok, ...indented(ragnarokTexts(ragnarok, board))]),
    board.say('aidDie', { faces: faceTexts(view, board).join(', ') }),
  ]
    .map((line) => cut(line, COLUMNS, width))
    .join('\n');
}

/** All giants with what they do, and whether they are awake or beaten. */
function giantTexts({ giants }: YggdrasilView, board: BoardText): string[] {
  const active = new Set(giants.active.map(({ giant }) => giant));
  return giants.all.map(({ giant, effect }) => {
    const mark = active.has(giant) ? '●' : giants.beaten.includes(giant) ? '✓' : '';
    return `${mark}${board.word(giant)} (${giantEffect(effect, board)})`;
  });
}

/** Y-6.6: what the Ragnarök cards do. */
function ragnarokTexts(ragnarok: ShownEdition['ragnarok'], board: BoardText): string[] {
  return ragnarok.map(({ enemies, spaces, effects }, i) => {
    const facts = { enemies: board.words(enemies), spaces };
    const text = board.say(effects === 'each' ? 'ragnarokEffects' : 'ragnarokPlain', facts);
    return board.say('entry', { name: board.word(`ragnarok-${i + 1}`), text });
  });
}

/** Y-5: the faces with their hammers, and how many there are of each. */
function faceTexts(view: YggdrasilView, board: BoardText): string[] {
  return dieIn(view).map(({ face, sides, hammers }) =>
    board.say('face', { count: sides, face: board.word(face), hammers }),
  );
}

/** Y-5: the die as the odds use it. */
function dieOf(view: YggdrasilView) {
  const die = dieIn(view);
  return { faceCount: die.map(({ sides }) => sides), hammers: die.map(({ hammers }) => hammers) };
}
