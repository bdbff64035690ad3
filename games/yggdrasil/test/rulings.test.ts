import { answersOf, CHANCE, hashOf, OVER, SPECTATOR, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS } from '../data/cards.ts';
import { FENRIR, HEL, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { dragEnemy } from '../rules/effects.ts';
import { advanceEnemy } from '../rules/track.ts';
import { acting, cardsOf, drawing, type Game, giantsOf, namesOf } from './situation.ts';

/** The first words of everything that can be done. */
function worldsOf({ position }: Game): Set<string> {
  const lines = answersOf(yggdrasil, position).map((move) => yggdrasil.tokens(position, move, 0));
  return new Set(lines.map((line) => line.split(' ')[0]));
}

test('Y-15.1: an enemy at the start cannot be fought', () => {
  const game = acting({ enemies: { hel: 1 } });
  game.refuses('asgard loki', 'Y-15.1', 'enemyAtStart').asks(0, 'act').end();
  const fresh = acting().refuses('asgard hel', 'Y-15.1', 'noEnemyOut').asks(0, 'act');
  expect(worldsOf(fresh).has('asgard')).toBe(false);
});

describe('the way back', () => {
  test('Y-15.2: leads from space 1 to the start', () => {
    const game = acting({ enemies: { hel: 1 }, vikings: [5] });
    game.play('asgard hel 5').rolls('die white').asks(0, 'act').end();
    expect(game.position.enemies[HEL]).toBe(0);
  });

  test('Y-15.2: by the option nobody comes back through the first arch', () => {
    const options = { firstArchOneWay: true };
    const game = acting({ options, enemies: { hel: 1 }, vikings: [5], vanir: 4 });
    game.refuses('vanaheim push hel', 'Y-13.4', 'cannotGoBack');
    game.refuses('asgard', 'Y-15.1', 'noEnemyOut').end();
    const two = acting({ options, enemies: { hel: 1, surt: 2 }, vikings: [5] });
    two.refuses('asgard hel 5', 'Y-15.2', 'cannotGoBack');
    two.play('asgard surt 5').rolls('die white').asks(0, 'act').end();
    expect(two.position.enemies[SURT]).toBe(1);
    const beatenGiants = ['thrym', 'thokk', 'hymir'] as const;
    const rune = acting({ options, enemies: { hel: 3, loki: 1 }, vanir: 5, beatenGiants });
    rune.play('vanaheim dismiss bergelmir').asks(0, 'act').end();
    expect([HEL, LOKI].map((enemy) => rune.position.enemies[enemy])).toEqual([1, 1]);
  });
});

test('Y-15.3: an Angry card moves an enemy from space 6 only to the Residence', () => {
  const options = { angryEnemies: ['surt'], spread: 'random' };
  const game = drawing({ options, enemies: { surt: 6 } })
    .rolls('card angry-surt')
    .asks(0, 'act');
  expect(game.position.enemies[SURT]).toBe(7);
  expect(game.position.muspellheim).toBe(12);
  game.end();
});

test('Y-15.4: nobody goes beyond the Residence', () => {
  const { position } = acting({ enemies: { hel: 7, loki: 6 } });
  advanceEnemy(position, HEL, 1, 'effect', undefined);
  dragEnemy(position, HEL, undefined);
  advanceEnemy(position, LOKI, 2, 'effect', undefined);
  expect([HEL, LOKI].map((enemy) => position.enemies[enemy])).toEqual([7, 7]);
  // At the draw nobody can stand there: the turn before has ended in defeat.
  expect(() => drawing({ enemies: { hel: 7 } })).toThrow('alreadyOver');
});

test('Y-15.5: when Nidhögg comes to the Residence nobody else moves', () => {
  const enemies = { nidhogg: 6, hel: 2 };
  const game = drawing({ enemies }).rolls('card nidhogg').asks(0, 'act');
  expect([...game.position.enemies]).toEqual([0, 2, 0, 0, 7, 0]);
  game.end();
});

test('Y-15.6: the gods decide together whom Nidhögg drags, whoever plays', () => {
  const gods = ['heimdall', 'thor', 'odin'];
  const game = drawing({ gods, active: 1 }).rolls('card nidhogg').asks(TEAM, 'advanceRearmost');
  game.play('advance fenrir').asks(1, 'act').end();
  expect([NIDHOGG, FENRIR].map((enemy) => game.position.enemies[enemy])).toEqual([1, 1]);
});

test('Y-15.7: Loki’s giants are turned up one by one; their order changes nothing', () => {
  const both = [
    ['hrym', 'gymir'],
    ['gymir', 'hrym'],
  ].map(([first, second]) => {
    const game = drawing({ enemies: { loki: 2 } }).rolls('card loki', `giant ${first}`);
    game.asks(CHANCE, 'turnGiant').rolls(`giant ${second}`).asks(0, 'act').end();
    return hashOf(game.position);
  });
  expect(both[0]).toBe(both[1]);
});

describe('no giants left', () => {
  test('Y-15.8: Loki finds nothing in an empty pile', () => {
    const activeGiants = GIANT_WORDS.slice(0, 3);
    const start = {
      activeGiants,
      beatenGiants: GIANT_WORDS.slice(3),
      enemies: { loki: 4 },
      skips: 3,
    };
    const game = acting(start).play('pass').play('pass').play('pass').play('pass');
    game.rolls('card loki').asks(0, 'act').end();
    expect(namesOf(game).at(-1)).toBe('nothingHappened');
    expect(giantsOf(game.position.activeGiants)).toEqual(activeGiants);
  });

  test('Y-15.8: an empty pile has no top to fight', () => {
    const start = { activeGiants: GIANT_WORDS.slice(0, 8), beatenGiants: GIANT_WORDS.slice(8) };
    acting(start).refuses('jotunheim hidden', 'Y-15.8', 'pileEmpty').asks(0, 'act').end();
  });

  test('Y-15.8: with all of them beaten Jötunheim cannot be chosen', () => {
    const game = acting({ beatenGiants: GIANT_WORDS });
    expect(worldsOf(game).has('jotunheim')).toBe(false);
    game.refuses('jotunheim hrym', 'Y-15.8', 'noGiant').asks(0, 'act').end();
  });
});

describe('actions that would do nothing', () => {
  test('Y-15.9: no Viking in Helheim', () => {
    const game = acting({ helheim: 0, vanir: 2 });
    game.refuses('helheim white', 'Y-15.9', 'helheimEmpty');
    game.refuses('vanaheim take', 'Y-15.9', 'helheimEmpty').asks(0, 'act').end();
  });

  test('Y-15.9: an empty bag in Muspellheim', () => {
    const game = acting({ bagVikings: [0, 9, 12, 15], bagFire: [0, 9, 6, 3] });
    game.refuses('muspellheim white', 'Y-15.9', 'bagEmpty').asks(0, 'act').end();
    const none = acting({ bagVikings: [0, 0, 0, 0], bagFire: [0, 0, 0, 0] });
    none.refuses('muspellheim white', 'Y-15.9', 'bagsEmpty').asks(0, 'act').end();
  });

  test('Y-15.9: no elf in Alfheim', () => {
    expect(worldsOf(acting({ elves: [2] })).has('alfheim')).toBe(false);
  });

  test('Y-15.9: nobody to exchange with in Niflheim', () => {
    const game = acting({ gods: ['thor', 'tyr'], vikings: [2] });
    game.refuses('niflheim seat-3', 'Y-15.9', 'noSuchGod').asks(0, 'act').end();
    const poor = acting({ gods: ['thor', 'tyr'] }).refuses('niflheim tyr', 'Y-15.9', 'noPartner');
    expect(worldsOf(poor).has('niflheim')).toBe(false);
  });
});

describe('Midgard', () => {
  test('Y-15.10: can be chosen if the Valkyries can move or can gather', () => {
    // Behind the flooded white island, with Hymir, they cannot even leave.
    const game = acting({ flooded: 'white', activeGiants: ['hymir'] });
    game.refuses('midgard white', 'Y-15.10', 'noIsland').asks(0, 'act').end();
    expect(worldsOf(game).has('midgard')).toBe(false);
    expect(worldsOf(acting({ flooded: 'white' })).has('midgard')).toBe(true);
  });

  test('Y-15.10: they may go where the bag is empty, but not stay there', () => {
    const bags = { bagVikings: [0, 9, 12, 15], bagFire: [0, 9, 6, 3] };
    const game = acting({ ...bags, valkyries: 'white' });
    game.refuses('midgard white', 'Y-15.9', 'bagEmpty').asks(0, 'act').end();
    acting({ ...bags, valkyries: 'rainbow' })
      .play('midgard white')
      .asks(0, 'act')
      .end();
  });
});

test('Y-15.11: Vikings that fell in a fight are at hand in the same turn', () => {
  const game = acting({ helheim: 0, vikings: [2], enemies: { hel: 1 }, vanir: 2 });
  game.refuses('vanaheim take', 'Y-15.9', 'helheimEmpty');
  game.play('asgard hel 2').rolls('die white').play('vanaheim take').asks(0, 'act').end();
  expect([game.position.vikings[0], game.position.helheim]).toEqual([2, 0]);
});

test('Y-15.12: a rune completed by an action comes before the next one', () => {
  const beatenGiants = ['thrym', 'thokk', 'hymir'] as const;
  const enemies = { hel: 5, loki: 3 };
  const game = acting({ vanir: 5, beatenGiants, enemies }).play('vanaheim dismiss bergelmir');
  game.asks(TEAM, 'pushBack').play('back hel').asks(0, 'act');
  expect(game.position.taken).toBe(1);
  const fight = acting({ vikings: [3], beatenGiants, enemies }).play('jotunheim hidden 3');
  fight.rolls('die white', 'giant bergelmir').asks(TEAM, 'pushBack').play('back loki');
  fight.asks(0, 'act').end();
});

describe('Daeg', () => {
  test('Y-15.13: the turn in which it is completed does not count, and the others are full turns', () => {
    const beatenGiants = ['greip', 'gialp', 'geirroed'] as const;
    const game = acting({
      gods: ['heimdall', 'thor'],
      vanir: 5,
      beatenGiants,
      enemies: { hel: 6 },
    });
    game.play('vanaheim dismiss skyrmir').asks(0, 'act');
    expect(game.position.skips).toBe(3);
    game.play('pass').asks(1, 'act').play('alfheim').play('helheim white').play('nidavellir hel');
    game.asks(0, 'act').end();
    expect(game.position).toMatchObject({ skips: 1, turn: 3 });
  });

  test('Y-15.13: the end of the game is tested as usual', () => {
    const beatenGiants = ['greip', 'gialp', 'geirroed', 'skyrmir'] as const;
    const won = acting({ beatenGiants, skips: 2, unseen: [] }).play('pass').asks(OVER, 'nothing');
    expect(won.position.won).toBe(1);
    const lost = acting({ beatenGiants, skips: 2, enemies: { hel: 7 } }).play('pass');
    lost.asks(OVER, 'nothing').end();
    expect(lost.position.won).toBe(0);
  });

  test('Y-15.14: turns without a card do not calm an angry Fenrir', () => {
    const beatenGiants = ['greip', 'gialp', 'geirroed', 'skyrmir'] as const;
    const start = { gods: ['heimdall', 'thor'], beatenGiants, skips: 2 };
    const game = acting({ ...start, fenrirCard: 'fenrir', enemies: { fenrir: 5 } });
    for (let i = 0; i < 3; i++) game.play('calm').rolls('die black');
    game.asks(1, 'act').refuses('pass', 'Y-8.1', 'fenrirAngry');
    expect(game.position.skips).toBe(1);
    game.play('calm').rolls('die white').play('pass').asks(0, 'act').end();
  });
});

test('Y-15.15: with fewer than fifteen dead those that are there are shared', () => {
  const beatenGiants = ['angerboda', 'hrungnir', 'utgardloki'] as const;
  const game = acting({ gods: ['heimdall', 'thor'], vanir: 5, helheim: 4, beatenGiants });
  game.play('vanaheim dismiss hrym').asks(TEAM, 'shareVikings');
  game
    .refuses('share heimdall 5', 'Y-11.8', 'holdsTooMany')
    .play('share heimdall 1 thor 3')
    .asks(0, 'act')
    .end();
  expect(game.position.helheim).toBe(0);
  const one = acting({ vanir: 5, helheim: 1, beatenGiants }).play('vanaheim dismiss hrym');
  one.asks(TEAM, 'shareVikings').play('share heimdall 1').asks(0, 'act').end();
  const none = acting({ vanir: 5, helheim: 0, beatenGiants }).play('vanaheim dismiss hrym');
  none.asks(0, 'act').end();
});

test('Y-15.16: with three enemies or fewer that can go back all of them do', () => {
  const beatenGiants = ['suttung', 'gymir', 'fafner'] as const;
  for (const enemies of [{ hel: 2, loki: 3, surt: 4 }, { hel: 2, surt: 1 }, { hel: 7 }, {}]) {
    const game = acting({ vanir: 5, beatenGiants, enemies }).play('vanaheim dismiss thiazy');
    game.asks(0, 'act').end();
    const before = [0, 0, 0, 0, 0, 0].map(
      (_, i) =>
        ({ fenrir: 0, hel: 0, jormungand: 0, loki: 0, nidhogg: 0, surt: 0, ...enemies })[
          (['fenrir', 'hel', 'jormungand', 'loki', 'nidhogg', 'surt'] as const)[i]
        ],
    );
    expect([...game.position.enemies]).toEqual(before.map((space) => Math.max(0, space - 1)));
  }
});

test('Y-15.17: what one god knows all know; only chance knows deck, pile and bags', () => {
  const start = { gods: ['odin', 'thor'], head: ['hel', 'loki'], tail: ['surt'] };
  const game = acting({ ...start, vikings: [3, 2], activeGiants: ['hrym'] });
  for (const seat of [0, 1, SPECTATOR]) {
    const seen = yggdrasil.blank(game.match.options);
    yggdrasil.observe(game.position, seat, seen);
    expect(hashOf(seen)).toBe(hashOf(game.position));
  }
  // What nobody has seen is not in the position at all: only how many there are of each.
  expect([...game.position.deck.head].filter((card) => card > 0)).toHaveLength(2);
});

test('Y-15.18: an empty deck does not help when a line is overrun', () => {
  const game = acting({ unseen: [], enemies: { hel: 7 } })
    .play('pass')
    .asks(OVER, 'nothing');
  expect(game.position.won).toBe(0);
  expect(namesOf(game)).toEqual(['turnPassed', 'gameLost']);
  game.end();
});

test('Y-15.19: an island flooded again stays flooded, and the Valkyries go home all the same', () => {
  const start = { flooded: 'green', valkyries: 'blue' };
  const game = drawing(start).rolls('card jormungand', 'die green').asks(0, 'act');
  expect(game.position).toMatchObject({ flooded: 3, valkyries: 0 });
  game.end();
});

test('Y-15.20: the bag of a flooded island serves everybody but those who gather', () => {
  const game = acting({ flooded: 'white', helheim: 5 }).play('helheim white');
  expect(game.position.bagVikings[0]).toBe(11);
  game.play('muspellheim white').rolls('fire 2').play('pass').rolls('card hel', 'die white');
  game.play('pass').rolls('card surt', 'die white').asks(0, 'act').end();
  expect([game.position.bagVikings[0], game.position.bagFire[0]]).toEqual([10, 11]);
});

test('Y-15.21: Odin sees both cards; the one he returns has no effect and is not discarded', () => {
  const game = drawing({ gods: ['odin'] }, 2).rolls('card fenrir', 'card surt');
  game.asks(0, 'resolveCard').play('resolve surt top').rolls('die white').asks(0, 'act').end();
  expect(game.position).toMatchObject({ fenrirCard: 0 });
  expect(game.position.enemies[FENRIR]).toBe(0);
  expect(cardsOf(game.position.discard)).toEqual(['surt']);
  expect(namesOf(game).filter((name) => name === 'cardDrawn')).toHaveLength(2);
});

test('Y-15.22: when Odin has returned the last card the game goes on', () => {
  const game = drawing({ gods: ['odin', 'heimdall'], unseen: ['hel', 'surt'] }, 2);
  // Alone in the deck it lies on top and at the bottom: he is not asked where.
  game.rolls('card hel', 'card surt').play('resolve hel').rolls('die white').play('pass');
  game.asks(CHANCE, 'rollEffect').rolls('die white').asks(1, 'act');
  expect(CARD_WORDS[game.position.deck.knownTop]).toBe('none');
  game.play('pass').asks(OVER, 'nothing').end();
  expect(game.position.won).toBe(1);
});
