import { type Json, toPositionFile } from '@nineworlds/engine';
import { type Fields, plus, withItem } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { SYMBOL_WORDS } from '../data/edition.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { savingThrow } from '../rules/saving-throw.ts';
import { EVERY_QUESTION } from './every-question.ts';
import type { Artifact, Iotunn } from './situation.ts';
import { spoilt } from './spoilt.ts';

/** Questions that a list of effects asks. */
const OF_LISTS = ['sagaChoose', 'sagaChance', 'sagaToken'];

describe('questions that cannot be asked', () => {
  type Frame = { kind: string; seat: number | string; args: number[] };

  function framesOf(position: Fields): Frame[] {
    return position.frames as unknown as Frame[];
  }

  /** The innermost question with something else in it. */
  function forged(kind: string, change: (frame: Frame) => Partial<Frame>): string[] {
    return spoilt(EVERY_QUESTION[kind](), (position) => {
      const frames = framesOf(position);
      const top = frames[frames.length - 1];
      return { frames: [...frames.slice(0, -1), { ...top, ...change(top) }] as unknown as Json };
    });
  }

  /** Arguments with which the question of each kind does not fit its situation. */
  const LIES: { readonly [kind: string]: readonly (readonly number[])[] } = {
    dealGod: [[1], [2], [7], [-1]],
    dealSupport: [[0], [1], [3]],
    showArtifact: [[3], [-1]],
    seeBack: [[2], [-1], [5]],
    orderSeats: [[1], [2], [-1], [5]],
    orderNext: [[0], [2], [-1], [5]],
    escort: [[0], [1], [3]],
    move: [[2], [-1]],
    takeTroops: [
      [1, 4],
      [0, 2],
      [1, 1],
      [1, 0],
      [3, 2],
    ],
    healWorld: [[1], [5], [-1]],
    takeArtifact: [[3], [-1]],
    drawCreature: [[0], [4], [-1]],
    throwStone: [
      [3, 2, 0],
      [0, 4, 0],
      [0, 0, 0],
      [0, 2, 1],
      [1, 2, 0],
      [-1, 2, 0],
      [1, 2, 2],
      // White shows neither ACT nor HEAL.
      [1, 2, 4],
      [1, 2, 64],
    ],
    // Only red shows ACT, only green HEAL, and no stone shows two faces.
    useStone: [[0], [-1], [256], [15], [4 + 16 + 64 + 128], [4 + 4], [4 + 4 + 4], [64 + 64]],
    moveTo: [[3], [-1]],
    go: [[2], [-1]],
    journey: [[0], [2]],
    giveLife: [[0], [3]],
    shareLives: [[2], [-1], [5]],
    shareElves: [[2], [-1]],
    shareDice: [[2], [-1]],
    shareArtifact: [[0], [18], [-1]],
    ride: [[1], [3], [-1]],
    showCard: [[1], [2], [3], [-1]],
    takeCard: [
      [3, 0],
      [0, 0],
      [2, 12],
      [2, -1],
      [2, 10],
    ],
    giveCard: [
      [3, 2],
      [0, 2],
      [1, 6],
      [1, 99],
      [1, -1],
    ],
    rollGod: [[1], [5], [-1]],
    rerollVanir: [[0], [7], [-1]],
    kinLives: [[0], [3], [1]],
  };

  test.each(Object.keys(LIES))('%s with arguments that do not fit', (kind) => {
    for (const lie of LIES[kind]) {
      const args = [...lie, 0, 0, 0, 0, 0, 0].slice(0, 6);
      const faults = forged(kind, () => ({ args }));
      expect(`${lie.join(' ')} ${faults.at(-1)}`).toMatch(/ position\.frames\[\d\] wrongFrame$/);
    }
  });

  // Those of sagas have six arguments.
  const FEWER = Object.keys(EVERY_QUESTION).filter((kind) => !OF_LISTS.includes(kind));
  test.each(FEWER)('%s with an argument too many', (kind) => {
    const faults = forged(kind, ({ args }) => ({ args: [...args.slice(0, 5), 1] }));
    expect(faults.at(-1)).toMatch(/^position\.frames\[\d\] wrongFrame$/);
  });

  test.each(Object.keys(EVERY_QUESTION))('%s put to somebody else', (kind) => {
    for (const other of ['chance', 'team', 0, 1] as const) {
      // Every god lays its own two cards back.
      if (kind === 'stackCard' && other === 1) continue;
      const faults = forged(kind, ({ seat }) => (seat === other ? { seat: 7 } : { seat: other }));
      expect(faults.length, `${other}`).toBeGreaterThan(0);
    }
  });

  // Effects of a saga may ask at any step.
  const AT_STEPS = FEWER.filter((kind) => kind !== 'sagaDiscard');
  test.each(AT_STEPS)('%s at another step', (kind) => {
    for (let step = 0; step <= 9; step++) {
      const faults = spoilt(EVERY_QUESTION[kind](), (p) => ({
        step: p.step === step ? 9 - step : step,
      }));
      expect(faults.length, `${step}`).toBeGreaterThan(0);
    }
  });

  const THROWN = Object.keys(EVERY_QUESTION).filter((kind) => {
    const { position } = EVERY_QUESTION[kind]();
    const { depth } = position.frames;
    return depth > 1 && savingThrow.isAt(position, depth - 2);
  });

  test('C-13.1: the questions of a saving throw lie above one', () => {
    expect(THROWN).toHaveLength(14);
    for (const kind of THROWN) {
      const faults = spoilt(EVERY_QUESTION[kind](), (position) => ({
        frames: framesOf(position).slice(1) as unknown as Json,
      }));
      expect(faults[0]).toBe('position.frames[0] wrongFrame');
    }
  });

  test.each(THROWN)('C-13.1: %s at another stage of its saving throw', (kind) => {
    const stage = framesOf(
      JSON.parse(
        JSON.stringify(
          toPositionFile(
            chronicles,
            EVERY_QUESTION[kind]().match.options,
            EVERY_QUESTION[kind]().position,
          ).position,
        ),
      ),
    )[0].args[1];
    for (let other = -1; other <= 20; other++) {
      if (other === stage) continue;
      const faults = spoilt(EVERY_QUESTION[kind](), (position) => {
        const [below, top] = framesOf(position);
        const args = below.args.map((arg, i) => (i === 1 ? other : arg));
        return { frames: [{ ...below, args }, top] as unknown as Json };
      });
      // Kin is asked about twice.
      if (kind === 'kinTake' && other === 7) continue;
      expect(faults.length, `${other}`).toBeGreaterThan(0);
    }
  });

  test('C-13.1: a saving throw with numbers that cannot be', () => {
    const lies: readonly (readonly [at: number, value: number])[] = [
      [0, -1],
      [0, 10],
      [2, 3],
      [2, -1],
      [3, 10],
      [3, -1],
      [4, 9],
      [4, -1],
      [5, 19],
      [5, -1],
    ];
    for (const [at, value] of lies) {
      const faults = spoilt(EVERY_QUESTION.rollDice(), (position) => {
        const [below, top] = framesOf(position);
        const args = below.args.map((arg, i) => (i === at ? value : arg));
        return { frames: [{ ...below, args }, top] as unknown as Json };
      });
      expect(faults[0], `${at} ${value}`).toMatch(/wrongFrame$/);
    }
  });

  type Change = (position: Fields) => Fields;

  /** The position with something else in the saving throw below the question. */
  function inThrow(at: number, value: number): Change {
    return (position) => {
      const [below, top] = framesOf(position);
      const args = below.args.map((arg, i) => (i === at ? value : arg));
      return { frames: [{ ...below, args }, top] as unknown as Json };
    };
  }

  /** The position with another question on top. */
  function asking(kind: string, seat: number | string, ...args: number[]): Change {
    return (position) => {
      const top = { kind, seat, args: [...args, 0, 0, 0, 0, 0, 0].slice(0, 6) };
      return { frames: [...framesOf(position).slice(0, -1), top] as unknown as Json };
    };
  }

  /** The position with an Iotunn in play. */
  function withIotunn(word: Iotunn): Change {
    const bit = 1 << IOTUNN_WORDS.indexOf(word);
    return (p) => ({ iotunns: Number(p.iotunns) | bit, iotunnDeck: Number(p.iotunnDeck) & ~bit });
  }

  /** The position with something in a zone. */
  function withCell(zone: string, at: number, value: number): Change {
    return (p) => ({ [zone]: withItem(p[zone], at, value) });
  }

  const II = SYMBOL_WORDS.indexOf('ii');
  const held = (artifact: Artifact) => ARTIFACT_WORDS.indexOf(artifact);

  type NotAsked = readonly [why: string, kind: string, ...changes: readonly Change[]];

  /** Questions in positions in which the rules do not ask them. */
  const NOT_ASKED: readonly NotAsked[] = [
    ['C-8.2: Suttung denies Elves', 'brotherElf', withIotunn('suttung')],
    ['C-8.2: Suttung denies Elves', 'convert', withIotunn('suttung')],
    ['C-8.2: Hrungnir denies Vanir dice', 'rollVanir', withIotunn('hrungnir')],
    ['C-8.2: Hrungnir denies Vanir dice', 'rollDice', withIotunn('hrungnir')],
    ['C-8.2: Utgardloki denies god dice', 'convert', withIotunn('utgardloki')],
    ['C-8.2: Skyrmir denies Heroes', 'payHeroes', withIotunn('skyrmir')],
    [
      'C-12.1: without Draupnir',
      'rerollGod',
      asking('rollGod', 'chance', 0),
      withCell('artifacts', held('draupnir'), 0),
    ],
    [
      'C-12.1: after a success',
      'rerollGod',
      asking('rollGod', 'chance', 0),
      withCell('godDice', 0, 1),
    ],
    [
      'C-12.1: where the dice do',
      'rerollGod',
      inThrow(0, 1),
      withDie(0),
      withCell('godDice', 0, 6),
    ],
    ['C-13.1: before the god’s own', 'brotherElf', inThrow(1, 4), asking('rollGod', 'chance', 1)],
    ['C-12.1: without Gullinbursti', 'mission', () => ({ done: 2 })],
    ['C-12.1: after both halves', 'mission', () => ({ done: 3 })],
    [
      'C-11.2: after three',
      'drawCreature',
      asking('drawCreature', 'chance', 3),
      (p) => ({ creatures: 7, creatureDeck: Number(p.creatureDeck) & ~7 }),
    ],
    [
      'C-11.2: among ten',
      'chooseCreature',
      (p) => ({ creatures: 1023, creatureDeck: Number(p.creatureDeck) & ~1023 }),
    ],
    ['C-11.2: of none', 'healWorld', () => ({ ravaged: 0 })],
    [
      'C-12.2: of a single one',
      'healWorld',
      asking('healWorld', 0, 0),
      () => ({ ravaged: 1 << WORLD_WORDS.indexOf('alfheim') }),
    ],
    ['C-8.2: in a closed Asgard', 'healWorld', withIotunn('thjazi')],
    ['C-12.2: to a single one', 'giveLife', withCell('lives', 1, 7)],
    [
      'C-12.2: a single one',
      'defeatIotunn',
      () => ({ iotunns: 1 << IOTUNN_WORDS.indexOf('baugi') }),
    ],
    ['C-12.2: before all have shown', 'showCard', asking('stackCard', 0), showTwo],
    ['C-13.1: with dice to roll', 'convert', inThrow(2, 1), withCell('dice', 0, 1)],
    ['C-13.1: before the god die', 'convert', withDie(II), withCell('godDice', 0, 0)],
    ['C-14.1: after somebody else’s die', 'convert', withCell('godDice', 1, 1)],
    ['C-13.1: after Elves', 'convert', inThrow(3, 1)],
    ['C-12.1: after a weapon', 'payHeroes', inThrow(4, 7)],
    ['C-12.1: after a weapon that is not there', 'kinTake', inThrow(4, 1)],
    ['C-14.1: after more figures than seats', 'convert', inThrow(4, 4)],
    ['C-14.1: after Support gods', 'lateHeroes', inThrow(4, 4)],
    ['C-12.1: Draupnir is no weapon', 'convert', inThrow(5, 2)],
    ['C-13.1: without Risks', 'kinTake', inThrow(0, 0)],
    ['C-13.1: without Risks', 'brotherElf', inThrow(0, 0)],
    ['C-14.1: without Risks', 'kinLives', inThrow(0, 0)],
    ['C-12.1: without Andvarinaut', 'rerollVanir', withCell('artifacts', held('andvarinaut'), 0)],
  ];

  /** A Vanir die of the first god lies there. */
  function withDie(symbol: number): Change {
    return (p) => ({ thrown: plus(p.thrown, symbol, 1), dice: plus(p.dice, 0, 1) });
  }

  /** The first god has shown two cards. */
  function showTwo(p: Fields): Fields {
    const own = Number((p.own as number[])[0]);
    return {
      heads: withItem(withItem(p.heads, 0, 2), 1, 3),
      own: withItem(p.own, 0, own & ~(4 + 8)),
      unseen: plus(p.unseen, 0, -2),
    };
  }

  test.each(NOT_ASKED.map(([why, kind, ...changes]) => ({ why, kind, changes })))(
    '$why: $kind is not asked',
    ({ kind, changes }) => {
      const faults = spoilt(EVERY_QUESTION[kind](), (position) => {
        let changed = position;
        for (const change of changes) changed = { ...changed, ...change(changed) };
        return changed;
      });
      expect(new Set(faults.map((fault) => fault.replace(/\d/, '')))).toEqual(
        new Set(['position.frames[] wrongFrame']),
      );
    },
  );

  test('C-11.4: below a question only stones wait', () => {
    const game = () => EVERY_QUESTION.mission();
    const mission = { kind: 'mission', seat: 0, args: [0, 0, 0, 0, 0, 0] };
    expect(spoilt(game(), () => ({ frames: [mission, mission] }))).toEqual([
      'position.frames[0] wrongFrame',
    ]);
    expect(spoilt(game(), () => ({ frames: new Array(13).fill(mission) }))).toEqual([
      'position.frames wrongLength',
    ]);
    const stone = { kind: 'useStone', seat: 0, args: [1, 0, 0, 0, 0, 0] };
    const stones = new Array<Json>(8).fill(stone);
    expect(spoilt(EVERY_QUESTION.useStone(), () => ({ frames: stones }))).toEqual([
      'position.frames[6] wrongFrame',
    ]);
  });

  test('C-13.1: a throw by itself', () => {
    const asked = spoilt(EVERY_QUESTION.mission(), () => ({
      frames: [{ kind: 'throw', seat: 0, args: [1, 1, 0, 0, 0, 0] }],
    }));
    expect(asked).toEqual(['position.frames[0] wrongFrame']);
  });
});
