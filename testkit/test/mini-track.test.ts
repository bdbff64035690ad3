import {
  CHANCE,
  fractionValue,
  type Json,
  type Match,
  type Outcome,
  OVER,
  oddsOfLine,
  type Seat,
  untilAsked,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { type MiniTrackPosition, miniTrack } from '../games/mini-track/index.ts';
import { type Scenario, scenario } from '../scenario.ts';

type Fields = { readonly [field: string]: Json };

/** The first turn, after a card of Thrym was drawn: the first seat is about to act. */
function acting(fields: Fields = {}): Scenario<MiniTrackPosition> {
  const position = { deck: [7, 7, 7, 6, 7, 7], frames: [ask('act', 0)], ...fields };
  return scenario(miniTrack, { position });
}

/** The first turn, before its card. */
function drawing(fields: Fields = {}): Scenario<MiniTrackPosition> {
  return scenario(miniTrack, { position: fields });
}

function ask(kind: string, seat: Seat): Json {
  return { kind, seat, args: [] };
}

/** Kinds of action as the position counts them. */
const used = (...kinds: readonly number[]) => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
const EVERY_KIND = 9;

describe('M-1: the set-up', () => {
  test('everybody has a Viking, bags have 8 Vikings and 3 fire, enemies 7 cards each', () => {
    const s = scenario(miniTrack).asks(CHANCE, 'drawCard');
    const { vikings, weapons, elves, enemies, bagVikings, bagFire, sunk, deck } = s.position;
    expect([...vikings]).toEqual([1, 1, 1, 1]);
    expect([...weapons, ...elves, ...sunk]).toEqual(new Array(12).fill(0));
    expect([...enemies]).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...bagVikings, ...bagFire]).toEqual([8, 8, 8, 8, 3, 3, 3, 3]);
    expect([...deck]).toEqual([7, 7, 7, 7, 7, 7]);
    s.end();
  });
});

describe('M-2: a turn', () => {
  test('is a card, three actions of different kinds, and then the next player', () => {
    const s = scenario(miniTrack).rolls('card thrym').asks(0, 'act');
    expect(s.position.deck[3]).toBe(6);
    expect(s.position.enemies[3]).toBe(1);
    s.play('forge').refuses('forge', 'M-2', 'kindUsed').asks(0, 'act');
    s.play('elf').play('calm').asks(CHANCE, 'drawCard');
    expect(s.position).toMatchObject({ active: 1, turn: 2, used: 0 });
    s.rolls('card thrym').asks(1, 'act').end();
  });

  test('goes round the table', () => {
    acting({ active: 3, turn: 1, frames: [ask('act', 3)] })
      .play('forge')
      .play('elf')
      .play('give 1')
      .rolls('card thrym')
      .asks(0, 'act')
      .end();
  });

  test('that would begin with an empty deck wins the game', () => {
    const s = acting({ deck: [0, 0, 0, 0, 0, 0], turn: 42, used: used(2, 3) });
    s.play('give 2').asks(OVER, 'nothing').end();
    expect(s.events.at(-1)?.name).toBe('deckExhausted');
    expect(miniTrack.results(s.position)).toEqual({ scores: [1, 1, 1, 1], winners: -1 });
  });
});

describe('M-3: the game is lost', () => {
  test.each([
    { why: 'by one enemy at 7', enemies: [6, 0, 0, 0, 0, 0] },
    { why: 'by three at 5 or beyond', enemies: [4, 5, 6, 0, 0, 0] },
    { why: 'by five at 4 or beyond', enemies: [3, 4, 4, 4, 5, 0] },
  ])('$why', ({ enemies }) => {
    const s = drawing({ enemies }).rolls('card fenrir').asks(OVER, 'nothing');
    expect(s.events.map(({ name }) => name)).toEqual(['enemyAdvanced', 'enemiesBrokeThrough']);
    expect(miniTrack.results(s.position)).toEqual({ scores: [0, 0, 0, 0], winners: 0 });
    s.end();
  });

  test.each([
    { why: 'not by two at 5', enemies: [4, 5, 3, 3, 0, 0] },
    { why: 'not by four at 4', enemies: [3, 4, 4, 4, 0, 0] },
  ])('$why', ({ enemies }) => {
    drawing({ enemies }).rolls('card fenrir').asks(0, 'act').end();
  });

  test('by the second advance of a frenzy, too', () => {
    const s = drawing({ enemies: [0, 0, 0, 0, 6, 0] }).rolls('card nidhogg', 'die face-5');
    s.asks(OVER, 'nothing').end();
  });
});

describe('M-4: the effects of cards', () => {
  test.each([
    { giants: 0, left: 4 },
    { giants: 3, left: 3 },
    { giants: 8, left: 0 },
  ])(
    'M-4.0: Fenrir takes one Viking and one for every two of $giants giants',
    ({ giants, left }) => {
      const s = drawing({ giants, vikings: [5, 1, 1, 1] })
        .rolls('card fenrir')
        .asks(0, 'act');
      expect([...s.position.vikings]).toEqual([left, 1, 1, 1]);
      s.end();
    },
  );

  test('M-4.1: Hel sinks an island', () => {
    const s = drawing().rolls('card hel').asks(CHANCE, 'sinkIsland');
    s.rolls('island green').asks(0, 'act').end();
    expect([...s.position.sunk]).toEqual([0, 0, 1, 0]);
  });

  test('M-4.2: Surt feeds a bag with 2 fire', () => {
    const s = drawing().rolls('card surt').asks(CHANCE, 'feedBag');
    s.rolls('bag black').asks(0, 'act').end();
    expect([...s.position.bagFire]).toEqual([3, 3, 3, 5]);
  });

  test('M-4.3: Thrym brings a giant, eight at most', () => {
    expect(drawing({ giants: 7 }).rolls('card thrym').asks(0, 'act').position.giants).toBe(8);
    expect(drawing({ giants: 8 }).rolls('card thrym').asks(0, 'act').position.giants).toBe(8);
  });

  test.each([
    { face: 'face-1', weapon: 1, left: 0 },
    { face: 'face-2', weapon: 0, left: 0 },
    { face: 'face-3', weapon: 1, left: 1 },
    { face: 'face-6', weapon: 2, left: 2 },
  ])('M-4.4: Loki and $face leave $left of a weapon of $weapon', ({ face, weapon, left }) => {
    const s = drawing({ weapons: [weapon, 2, 2, 2] }).rolls('card loki', `die ${face}`);
    expect([...s.asks(0, 'act').position.weapons]).toEqual([left, 2, 2, 2]);
    s.end();
  });

  test.each([
    { face: 'face-1', enemies: [0, 0, 0, 0, 0, 1] },
    { face: 'face-4', enemies: [0, 0, 0, 0, 0, 1] },
    { face: 'face-5', enemies: [0, 0, 0, 0, 1, 1] },
    { face: 'face-6', enemies: [0, 0, 0, 0, 0, 2] },
  ])('M-4.5: Nidhogg and $face', ({ face, enemies }) => {
    const s = drawing().rolls('card nidhogg', `die ${face}`).asks(0, 'act');
    expect([...s.position.enemies]).toEqual(enemies);
    s.end();
  });
});

describe('M-5: actions', () => {
  test('M-5.0: a fight is won when die, weapon, Vikings and elves suffice', () => {
    const fields = { enemies: [4, 0, 0, 0, 0, 0], vikings: [3, 1, 1, 1], weapons: [1, 0, 0, 0] };
    const s = acting({ ...fields, elves: [2, 0, 0, 0] });
    // Strength 5 against a die of 0, a weapon of 1 and 2 Vikings: 2 elves make up for the rest.
    s.play('fight fenrir 2').asks(CHANCE, 'rollFight').rolls('die face-1').asks(0, 'act').end();
    expect([...s.position.enemies]).toEqual([3, 0, 0, 0, 0, 0]);
    expect([s.position.vikings[0], s.position.elves[0]]).toEqual([1, 0]);
    expect(s.events.at(-1)).toMatchObject({ name: 'fightWon', facts: { place: 3 } });
  });

  test('M-5.0: a lost fight costs the Vikings and no elves', () => {
    const fields = { enemies: [4, 0, 0, 0, 0, 0], vikings: [3, 1, 1, 1], weapons: [1, 0, 0, 0] };
    const s = acting({ ...fields, elves: [1, 0, 0, 0] });
    s.play('fight fenrir 2').rolls('die face-1').asks(0, 'act').end();
    expect([...s.position.enemies]).toEqual([4, 0, 0, 0, 0, 0]);
    expect([s.position.vikings[0], s.position.elves[0]]).toEqual([1, 1]);
  });

  test('M-5.0: no elves are spent when none are needed', () => {
    const fields = { enemies: [1, 0, 0, 0, 0, 0], vikings: [3, 1, 1, 1], elves: [2, 0, 0, 0] };
    const s = acting(fields).play('fight fenrir 3').rolls('die face-6').asks(0, 'act');
    expect([s.position.enemies[0], s.position.elves[0]]).toEqual([0, 2]);
    s.end();
  });

  test('M-5.1: tokens are drawn, Vikings come to the player, fire goes', () => {
    const s = acting().play('gather blue').asks(CHANCE, 'drawTokens').rolls('vikings 2');
    expect([...s.asks(0, 'act').position.vikings]).toEqual([3, 1, 1, 1]);
    expect([...s.position.bagVikings, ...s.position.bagFire]).toEqual([8, 6, 8, 8, 3, 2, 3, 3]);
    s.end();
  });

  test('M-5.1: a bag of two gives two, and nobody has more than 12 Vikings', () => {
    const bags = { bagVikings: [2, 8, 8, 8], bagFire: [0, 3, 3, 3] };
    const s = acting({ ...bags, vikings: [11, 1, 1, 1] }).play('gather white');
    s.rolls('vikings 2').asks(0, 'act').end();
    expect([s.position.vikings[0], s.position.bagVikings[0]]).toEqual([12, 0]);
  });

  test('M-5.2 to M-5.3: forging and elves', () => {
    const s = acting().play('forge').play('elf').asks(0, 'act');
    expect([s.position.weapons[0], s.position.elves[0]]).toEqual([1, 1]);
    s.end();
  });

  test('M-5.4 to M-5.6: giving, purging, raising', () => {
    const s = acting({ sunk: [0, 1, 0, 0], bagFire: [3, 3, 5, 2] });
    s.play('give 3').play('purge green').play('raise blue').asks(CHANCE, 'drawCard').end();
    expect([...s.position.vikings]).toEqual([0, 1, 2, 1]);
    expect([...s.position.bagFire]).toEqual([3, 3, 2, 2]);
    expect([...s.position.sunk]).toEqual([0, 0, 0, 0]);
  });

  test('M-5.5: purging takes what there is', () => {
    expect([...acting({ bagFire: [3, 3, 3, 2] }).play('purge black').position.bagFire]).toEqual([
      3, 3, 3, 0,
    ]);
  });

  test('M-5.7 to M-5.8: calming and carrying', () => {
    const s = acting({ giants: 2 }).play('calm').play('carry white black').asks(0, 'act');
    expect(s.position.giants).toBe(1);
    expect([...s.position.bagVikings]).toEqual([6, 8, 8, 10]);
    s.end();
  });

  test('M-5.9: who can do nothing passes, and the turn ends', () => {
    // Of the kinds left, forging and elves, the player has all there is.
    const left = { weapons: [2, 0, 0, 0], elves: [3, 0, 0, 0], vikings: [0, 1, 1, 1] };
    const bags = { bagVikings: [1, 1, 1, 1], bagFire: [0, 0, 0, 0], sunk: [1, 1, 1, 1] };
    const s = acting({ ...left, ...bags, used: used(6) });
    s.refuses('forge', 'M-5.2', 'weaponFull').play('pass').asks(CHANCE, 'drawCard').end();
    expect(s.position.active).toBe(1);
  });

  test.each<{ line: string; rule: string; reason: string; when?: Fields }>([
    { line: 'forge', rule: 'M-2', reason: 'kindUsed', when: { used: used(2) } },
    { line: 'fight loki 1', rule: 'M-5.0', reason: 'enemyAtStart' },
    {
      line: 'fight loki 2',
      rule: 'M-5.0',
      reason: 'tooFewVikings',
      when: { enemies: [0, 0, 0, 0, 1, 0] },
    },
    { line: 'gather blue', rule: 'M-5.1', reason: 'islandSunk', when: { sunk: [0, 1, 0, 0] } },
    {
      line: 'gather white',
      rule: 'M-5.1',
      reason: 'bagEmpty',
      when: { bagVikings: [0, 8, 8, 8], bagFire: [0, 3, 3, 3] },
    },
    { line: 'forge', rule: 'M-5.2', reason: 'weaponFull', when: { weapons: [2, 0, 0, 0] } },
    { line: 'elf', rule: 'M-5.3', reason: 'elvesFull', when: { elves: [3, 0, 0, 0] } },
    { line: 'give 1', rule: 'M-5.4', reason: 'giveToSelf' },
    { line: 'give 2', rule: 'M-5.4', reason: 'noViking', when: { vikings: [0, 1, 1, 1] } },
    { line: 'give 2', rule: 'M-5.4', reason: 'receiverFull', when: { vikings: [1, 12, 1, 1] } },
    { line: 'purge green', rule: 'M-5.5', reason: 'noFire', when: { bagFire: [3, 3, 0, 3] } },
    { line: 'raise blue', rule: 'M-5.6', reason: 'islandDry' },
    { line: 'calm', rule: 'M-5.7', reason: 'noGiant' },
    { line: 'carry blue blue', rule: 'M-5.8', reason: 'sameBag' },
    {
      line: 'carry blue white',
      rule: 'M-5.8',
      reason: 'bagTooPoor',
      when: { bagVikings: [8, 1, 8, 8] },
    },
    { line: 'pass', rule: 'M-5.9', reason: 'mustAct' },
  ])('$rule: "$line" is refused: $reason', ({ line, rule, reason, when }) => {
    acting(when).refuses(line, rule, reason).asks(0, 'act').end();
  });

  test('M-2: each of the nine kinds is used up by itself', () => {
    for (let kind = 0; kind < EVERY_KIND; kind++) {
      const s = acting({
        used: used(kind),
        giants: 1,
        sunk: [1, 0, 0, 0],
        enemies: [1, 0, 0, 0, 0, 0],
      });
      const lines = [
        'fight fenrir 1',
        'gather blue',
        'forge',
        'elf',
        'give 2',
        'purge blue',
        'raise white',
        'calm',
        'carry blue green',
      ];
      lines.forEach((line, k) => {
        if (k === kind) s.refuses(line, 'M-2', 'kindUsed');
        else expect(s.match.read(line).status).toBe('complete');
      });
      s.end();
    }
  });
});

/** The odds of a line as far as chance alone decides. */
function oddsOf(match: Match<MiniTrackPosition>, line: string): Outcome[] {
  const reading = match.read(line);
  if (reading.status !== 'complete') throw new Error(`"${line}" is no line`);
  return oddsOfLine(miniTrack, match.options, match.position, reading.moves, untilAsked);
}

describe('odds', () => {
  const FACES = [0, 0, 1, 1, 2, 3];
  const STRENGTH = [3, 3, 4, 4, 5, 5, 6];

  test('M-5.0: the odds of every fight are those of counting the faces', () => {
    for (let place = 1; place <= 6; place++) {
      for (let weapon = 0; weapon <= 2; weapon++) {
        for (let elves = 0; elves <= 3; elves++) {
          for (let fighters = 0; fighters <= 3; fighters++) {
            const { match } = acting({
              enemies: [place, 0, 0, 0, 0, 0],
              weapons: [weapon, 0, 0, 0],
              elves: [elves, 0, 0, 0],
              vikings: [3, 1, 1, 1],
            });
            const odds = oddsOf(match, `fight fenrir ${fighters}`);
            const won = odds.find(({ what }) => what === 'won');
            const sides = FACES.filter(
              (face) => face + weapon + fighters + elves >= STRENGTH[place],
            );
            expect(won === undefined ? 0 : fractionValue(won.probability)).toBe(sides.length / 6);
          }
        }
      }
    }
  });

  test('M-5.1: the odds of a bag are those of drawing tokens one by one', () => {
    const { match } = acting({ bagVikings: [8, 3, 8, 8], bagFire: [3, 2, 3, 3] });
    const counts = [0, 0, 0, 0];
    const bag = [1, 1, 1, 0, 0];
    for (let a = 0; a < 5; a++) {
      for (let b = 0; b < 5; b++) {
        for (let c = 0; c < 5; c++) {
          if (a !== b && b !== c && a !== c) counts[bag[a] + bag[b] + bag[c]]++;
        }
      }
    }
    const odds = oddsOf(match, 'gather blue');
    for (const { what, probability } of odds) {
      expect(fractionValue(probability)).toBe(counts[Number(what.split(' ')[1])] / 60);
    }
    expect(odds).toHaveLength(3);
  });
});
