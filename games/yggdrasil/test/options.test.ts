import { CHANCE, OVER, TEAM } from '@nineworlds/engine';
import { completeOptions, scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS } from '../data/cards.ts';
import { HEL, SURT } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { acting, cardsOf, drawing, giantsOf, namesOf, type Situation } from './situation.ts';

const PRINTED = {
  bags: 'printed',
  floodStart: 'black',
  giants: 'printed',
  runes: 'printed',
  odin: 'either',
  vanirUse: 'reached',
  vanir3: 'reorder',
  thiazyWeapons: true,
  direction: 'clockwise',
  victory: 'endOfTurn',
  vanirFlight: 'any',
  anyGiant: false,
  firstArchOneWay: false,
  gathering: 'everyAction',
  thiazyThor: true,
  vanirEnd: 'returns',
  asgardFoes: 'enemies',
};

describe('rule sets', () => {
  test('Y-16: the printed game of 2011 is the default', () => {
    expect(completeOptions(yggdrasil, {})).toMatchObject({ ...PRINTED, ruleset: 'printed2011' });
    expect(completeOptions(yggdrasil, { ruleset: 'printed2011' })).toEqual(
      completeOptions(yggdrasil, {}),
    );
  });

  test('Y-16: the Japanese sheet differs by Odin’s card only', () => {
    expect(completeOptions(yggdrasil, { ruleset: 'jp' })).toMatchObject({
      ...PRINTED,
      odin: 'bottomOnly',
    });
  });

  test('Y-16: the draft of 2010 brings all its values together', () => {
    expect(completeOptions(yggdrasil, { ruleset: 'draft2010' })).toMatchObject({
      ...PRINTED,
      bags: 'draft',
      floodStart: 'none',
      giants: 'draft',
      runes: 'draft',
      vanirUse: 'exact',
      vanir3: 'discardNext',
      thiazyWeapons: false,
      direction: 'counterclockwise',
      gathering: 'oncePerTurn',
      thiazyThor: false,
    });
  });

  test('Y-16: what is said by itself goes before the rule set', () => {
    const options = completeOptions(yggdrasil, { ruleset: 'draft2010', bags: 'printed' });
    expect(options).toMatchObject({ bags: 'printed', giants: 'draft' });
  });
});

describe('colours of the bags', () => {
  const options = { bags: 'draft' };

  test('Y-16.1: the draft has white, black, blue and red, with the same contents in order', () => {
    const game = acting({ options, valkyries: 'white' });
    expect([...game.position.bagVikings]).toEqual([6, 9, 12, 15]);
    game.refuses('midgard blue', 'Y-9.2', 'tooFar').refuses('midgard green', 'K-1', 'unknownWord');
    // floodStart=black floods the island called black, which lies second here.
    expect(game.position.flooded).toBe(2);
    game.play('helheim red').asks(0, 'act').end();
    expect(game.position.bagVikings[3]).toBe(20);
  });

  test('Y-16.1: the faces of the die follow: red has three hammers and points to the last bag', () => {
    const game = acting({ options, enemies: { hel: 1 }, vikings: [2] }).play('asgard hel 2');
    game.rolls('die red').asks(0, 'act');
    expect(game.position.enemies[HEL]).toBe(0);
    game.play('pass').rolls('card surt', 'die red').asks(0, 'act').end();
    expect(game.position.bagFire[3]).toBe(4);
  });
});

test('Y-16.2: in the draft no island is flooded at the start', () => {
  const options = { floodStart: 'none' };
  const game = acting({ options, valkyries: 'black' });
  expect(game.position.flooded).toBe(0);
  game.play('midgard black').rolls('bag 3').play('pass').rolls('card jormungand', 'die blue');
  expect(game.position.flooded).toBe(2);
  game.asks(0, 'act').end();
});

describe('Bergelmir in the draft', () => {
  const start = { options: { giants: 'draft' }, activeGiants: ['bergelmir', 'greip'] } as const;

  test('Y-16.3: closes Jötunheim for everybody but himself', () => {
    const game = acting({ ...start, vikings: [3] });
    game.refuses('jotunheim greip', 'Y-16.3', 'onlyBergelmir');
    game.refuses('jotunheim hidden', 'Y-16.3', 'onlyBergelmir');
    // He makes nobody stronger, himself included.
    game.play('jotunheim bergelmir 3').rolls('die white').asks(0, 'act').end();
    expect(giantsOf(game.position.beatenGiants)).toEqual(['bergelmir']);
  });

  test('Y-16.3: once he is beaten the others can be fought with strength 3', () => {
    const game = acting({ options: start.options, activeGiants: ['greip'], vikings: [3] });
    game.play('jotunheim greip 3').rolls('die white').asks(0, 'act').end();
    expect(giantsOf(game.position.beatenGiants)).toEqual(['greip']);
  });
});

describe('Mann and Tiwaz in the draft', () => {
  const options = { runes: 'draft' };
  const enemies = { fenrir: 4, hel: 4, loki: 4, nidhogg: 4 };

  test('Y-16.4: Mann sends three enemies back one space', () => {
    const beatenGiants = ['thrym', 'thokk', 'hymir'] as const;
    const game = acting({ options, enemies, vanir: 5, beatenGiants });
    game.play('vanaheim dismiss bergelmir').asks(TEAM, 'pushBack').play('back fenrir hel loki');
    expect([...game.position.enemies]).toEqual([3, 3, 0, 3, 4, 0]);
    game.asks(0, 'act').end();
  });

  test('Y-16.4: Tiwaz sends one enemy back three spaces', () => {
    const beatenGiants = ['suttung', 'gymir', 'fafner'] as const;
    const game = acting({ options, enemies, vanir: 5, beatenGiants });
    game.play('vanaheim dismiss thiazy').asks(TEAM, 'pushBack').play('back hel').asks(0, 'act');
    expect([...game.position.enemies]).toEqual([4, 1, 0, 4, 4, 0]);
    game.end();
  });
});

test('Y-16.5: on the Japanese sheet Odin’s other card always goes under the deck', () => {
  const start = { gods: ['odin'], options: { odin: 'bottomOnly' } };
  const game = drawing(start, 2).rolls('card surt', 'card hel').play('resolve hel');
  game.rolls('die white').asks(0, 'act').end();
  const { head, tail } = game.position.deck;
  expect([head[0], tail[0]].map((card) => CARD_WORDS[card])).toEqual(['none', 'surt']);
  const alike = drawing(start, 2).rolls('card hel', 'card hel', 'die white').asks(0, 'act');
  expect(CARD_WORDS[alike.position.deck.tail[0]]).toBe('hel');
});

test('Y-16.6: in the draft only the effect of the Vanir’s own space can be used', () => {
  const game = acting({ options: { vanirUse: 'exact' }, vanir: 4, enemies: { hel: 2 } });
  for (const line of ['vanaheim fly blue', 'vanaheim take', 'vanaheim foresee']) {
    game.refuses(line, 'Y-16.6', 'vanirElsewhere');
  }
  game.refuses('vanaheim dismiss hrym', 'Y-13', 'vanirNotReached');
  game.play('vanaheim push hel').asks(0, 'act').end();
});

describe('the third effect of the Vanir in the draft', () => {
  const options = { vanir3: 'discardNext', angryEnemies: ['loki'], spread: 'random' };

  test('Y-16.7: discards the next card without effect', () => {
    const game = acting({ options, vanir: 3 }).play('vanaheim foresee').rolls('card surt');
    expect(cardsOf(game.position.discard)).toEqual(['hel', 'surt']);
    expect(game.position.enemies[SURT]).toBe(0);
    expect(game.position.deck.size).toBe(40);
    game.play('pass').asks(CHANCE, 'drawCard').end();
  });

  test('Y-16.7: an Angry card stays on top, and all know it now', () => {
    const game = acting({ options, vanir: 3 }).play('vanaheim foresee').rolls('card angry-loki');
    expect(CARD_WORDS[game.position.deck.knownTop]).toBe('angry-loki');
    expect(namesOf(game).at(-1)).toBe('cardStays');
    game.play('pass').asks(CHANCE, 'turnGiant').rolls('giant hrym').asks(0, 'act').end();
  });

  test('Y-16.7: so does a Ragnarök card', () => {
    const ragnarok = { vanir3: 'discardNext', ragnarok: 4, spread: 'random' };
    const game = acting({ options: ragnarok, vanir: 3 }).play('vanaheim foresee');
    game.rolls('card ragnarok-1').asks(0, 'act').end();
    expect(CARD_WORDS[game.position.deck.knownTop]).toBe('ragnarok-1');
  });

  test('Y-16.7: a known card is discarded without chance', () => {
    const game = acting({ options, vanir: 3, head: ['surt'] }).play('vanaheim foresee');
    expect(cardsOf(game.position.discard)).toEqual(['hel', 'surt']);
    game.asks(0, 'act').end();
  });

  test('Y-16.7: the last card can be discarded, too', () => {
    const game = acting({ options: { vanir3: 'discardNext' }, vanir: 3, unseen: ['surt'] });
    game.play('vanaheim foresee').rolls('card surt').play('pass').asks(OVER, 'nothing').end();
    expect(game.position.won).toBe(1);
  });
});

test('Y-16.8: in the draft weapons do not count while Thiazy is active', () => {
  const start = { enemies: { hel: 1 }, vikings: [4], weapons: { hel: [3] } };
  for (const [thiazyWeapons, outcome] of [
    [true, 'fightWon'],
    [false, 'fightLost'],
  ] as const) {
    const game = acting({ ...start, options: { thiazyWeapons }, activeGiants: ['thiazy'] });
    game.play('asgard hel 4').asks(0, 'act').end();
    expect(namesOf(game)).toContain(outcome);
  }
  const free = acting({ ...start, options: { thiazyWeapons: false } }).play('asgard hel 2');
  free.rolls('die white').asks(0, 'act').end();
  expect(free.position.enemies[HEL]).toBe(0);
});

test('Y-16.9: in the draft play goes to the right', () => {
  const start = { gods: ['heimdall', 'thor', 'frey'], options: { direction: 'counterclockwise' } };
  const game = acting(start);
  for (const seat of [2, 1, 0]) {
    game.play('pass').rolls('card surt', 'die white').asks(seat, 'act');
  }
  game.end();
});

describe('the moment of victory', () => {
  const options = { victory: 'lastCard' };

  test('Y-16.10: by the option the gods win right after the effect of the last card', () => {
    const game = drawing({ options, unseen: ['surt'] }).rolls('card surt');
    game.asks(CHANCE, 'rollEffect').rolls('die white').asks(OVER, 'nothing').end();
    expect(game.position.won).toBe(1);
  });

  test('Y-16.10: when a line is overrun then, they still have their actions', () => {
    const start = { options, unseen: ['surt'], enemies: { surt: 6 }, vikings: [5] };
    const game = drawing({ ...start, weapons: { surt: [3] } })
      .rolls('card surt')
      .asks(0, 'act');
    game.play('asgard surt 5').rolls('die white').play('pass').asks(OVER, 'nothing').end();
    expect(game.position.won).toBe(1);
  });

  test('Y-16.10: a card that Odin has put back is still to come', () => {
    const game = drawing({ options, gods: ['odin'], unseen: ['surt', 'hel'] }, 2);
    game.rolls('card surt', 'card hel').play('resolve hel').rolls('die white').asks(0, 'act');
    game.play('pass').rolls('die white').asks(OVER, 'nothing').end();
  });
});

describe('gathering once in a turn', () => {
  const freyja = (gathering: string, situation: Situation = {}) =>
    acting({ gods: ['freyja'], options: { gathering }, valkyries: 'blue', ...situation });

  test('Y-16.11: as printed Freyja gathers twice', () => {
    const game = freyja('everyAction').play('midgard blue').rolls('bag 2');
    game.play('midgard blue').rolls('bag 1').asks(0, 'act').end();
    expect(game.position.vikings[0]).toBe(3);
  });

  test('Y-16.11: in the draft once; a second action in Midgard only moves the Valkyries', () => {
    const game = freyja('oncePerTurn').play('midgard blue').rolls('bag 2');
    game.refuses('midgard blue', 'Y-16.11', 'gatheredAlready');
    game.play('midgard green').asks(0, 'act').end();
    expect(game.position.vikings[0]).toBe(2);
    expect(game.position.valkyries).toBe(3);
  });

  test('Y-16.11: that no Viking was drawn makes no difference', () => {
    const game = freyja('oncePerTurn').play('midgard blue').rolls('bag 0');
    game.refuses('midgard blue', 'Y-16.11', 'gatheredAlready').asks(0, 'act').end();
  });

  test('Y-16.11: who has only moved at first may gather with the second action', () => {
    const game = freyja('oncePerTurn', { flooded: 'white' }).play('midgard white');
    game.play('midgard blue').rolls('bag 3').asks(0, 'act').end();
    expect(game.position.vikings[0]).toBe(3);
  });

  test('Y-16.11: in the next turn they gather again', () => {
    const game = freyja('oncePerTurn').play('midgard blue').rolls('bag 2').play('pass');
    game.rolls('card surt', 'die white').play('midgard blue').rolls('bag 1').asks(0, 'act').end();
    expect(game.position.vikings[0]).toBe(3);
  });
});

test.each([
  [true, 'fightWon'],
  [false, 'fightLost'],
])('Y-16.12: Thor’s bonus under Thiazy, thiazyThor=%j', (thiazyThor, outcome) => {
  const thor = { gods: ['thor'], options: { thiazyThor }, enemies: { hel: 1 }, vikings: [4] };
  const game = acting({ ...thor, activeGiants: ['thiazy'] }).play('asgard hel 4');
  game.asks(0, 'act').end();
  expect(namesOf(game)).toContain(outcome);
  const free = acting(thor).play('asgard hel 4').rolls('die white').asks(0, 'act');
  free.end();
  expect(namesOf(free)).toContain('fightWon');
});

describe('the Vanir on their last space, with no giant left', () => {
  const idle = {
    vanir: 5,
    activeGiants: GIANT_WORDS.filter((giant) => giant !== 'gymir'),
    beatenGiants: ['gymir'],
  } as const;

  test('Y-16.13: they return without effect for an action', () => {
    const game = acting({ ...idle, options: { vanirUse: 'exact' } }).play('vanaheim');
    expect(game.position.vanir).toBe(0);
    expect(game.events).toMatchObject([
      { name: 'vanirUsed', facts: { god: 'heimdall', space: 0 } },
    ]);
    game.refuses('vanaheim advance', 'Y-7.2', 'worldUsed').asks(0, 'act').end();
    expect(game.position.taken).toBe(1);
  });

  test('Y-16.13: by the option they stay', () => {
    const game = acting({ ...idle, options: { vanirUse: 'exact', vanirEnd: 'stays' } });
    game.refuses('vanaheim', 'Y-13', 'noVanirUse').asks(0, 'act').end();
  });

  test('Y-16.13: while an effect can be used they do not just return', () => {
    const printed = acting({ ...idle, helheim: 1 });
    printed.refuses('vanaheim advance', 'Y-13', 'vanirAtEnd').play('vanaheim take').end();
    const anyGiant = acting({ ...idle, options: { vanirUse: 'exact', anyGiant: true } });
    anyGiant.play('vanaheim dismiss hrym').asks(0, 'act').end();
  });
});

describe('an enemy or a giant in Asgard', () => {
  const options = { asgardFoes: 'enemiesAndGiants' };

  test('Y-16.14: as printed only enemies are fought there', () => {
    const game = acting({ enemies: { hel: 1 }, activeGiants: ['greip'], vikings: [3] });
    game.refuses('asgard greip 3', 'K-1', 'unknownWord').asks(0, 'act').end();
    const bare = acting({ activeGiants: ['greip'] });
    bare.refuses('asgard', 'Y-15.1', 'noEnemyOut').asks(0, 'act').end();
  });

  test('Y-16.14: by the option an active giant, who is beaten as in Jötunheim', () => {
    const game = acting({ options, activeGiants: ['greip', 'hrym'], vikings: [6] });
    game.play('asgard greip 3').rolls('die white');
    // The world of giants is still open.
    game.play('jotunheim hrym 3').rolls('die white').asks(0, 'act').end();
    expect(giantsOf(game.position.beatenGiants)).toEqual(['hrym', 'greip']);
    expect(game.position.taken).toBe(2);
  });

  test('Y-16.14: enemies as before', () => {
    const game = acting({ options, enemies: { hel: 2 }, activeGiants: ['greip'], vikings: [5] });
    game.refuses('asgard loki', 'Y-15.1', 'enemyAtStart');
    game.play('asgard hel 5').rolls('die white').asks(0, 'act').end();
    expect(game.position.enemies[HEL]).toBe(1);
  });

  test('Y-16.14: giants of the pile, the hidden one and beaten ones are not fought there', () => {
    const giants = { activeGiants: ['greip'], beatenGiants: ['thrym'] } as const;
    const game = acting({ options, ...giants });
    game.refuses('asgard hrym', 'Y-9.8', 'giantHidden');
    game.refuses('asgard thrym', 'Y-9.8', 'giantBeaten');
    game.refuses('asgard hidden', 'K-1', 'unknownWord').asks(0, 'act').end();
    acting({ options }).refuses('asgard', 'Y-15.1', 'noEnemyOut').asks(0, 'act').end();
  });

  test('Y-16.14: Bergelmir strengthens them, or in the draft protects them, there too', () => {
    const activeGiants = ['bergelmir', 'greip'] as const;
    const printed = acting({ options, activeGiants, vikings: [3] }).play('asgard greip 3');
    printed.rolls('die white').asks(0, 'act').end();
    expect(namesOf(printed)).toContain('fightLost');
    const draft = acting({ options: { ...options, giants: 'draft' }, activeGiants, vikings: [3] });
    draft.refuses('asgard greip', 'Y-16.3', 'onlyBergelmir');
    draft.play('asgard bergelmir 3').rolls('die white').asks(0, 'act').end();
  });

  test('Y-16.14: the fourth giant of a rune releases its power', () => {
    const beatenGiants = ['thrym', 'thokk', 'hymir'] as const;
    const enemies = { hel: 4, surt: 4 };
    const game = acting({
      options,
      enemies,
      beatenGiants,
      activeGiants: ['bergelmir'],
      vikings: [4],
    });
    game.play('asgard bergelmir 4').rolls('die white').asks(TEAM, 'pushBack').play('back hel');
    game.asks(0, 'act').end();
    expect(game.position.enemies[HEL]).toBe(1);
  });
});

describe('files of the first version', () => {
  test('Y-16: what has become an option since is read as it was', () => {
    const readings = { gathering: 'everyAction', thiazyThor: true, vanirEnd: 'stays' };
    expect(yggdrasil.upgrade?.(1, { ruleset: 'draft2010' })).toEqual({
      ...readings,
      asgardFoes: 'enemies',
      edition: 'reconstructed',
      ruleset: 'draft2010',
    });
    expect(yggdrasil.upgrade?.(1, { gathering: 'oncePerTurn' })).toMatchObject({
      gathering: 'oncePerTurn',
    });
  });
});

describe('options as they are typed', () => {
  const { fields } = yggdrasil.options;

  test('Y-3.1: gods with a plus between them', () => {
    expect(fields.gods.parse('thor+freyja')).toEqual(['thor', 'freyja']);
    expect(fields.gods.parse('random')).toBe('random');
    expect(completeOptions(yggdrasil, { gods: ['thor', 'freyja'] }).seats).toBe(2);
  });

  test('Y-6.5: and so the angry enemies', () => {
    expect(fields.angryEnemies.parse('loki + surt')).toEqual(['loki', 'surt']);
    expect(completeOptions(yggdrasil, { angryEnemies: ['loki', 'surt'] }).angry).toBe(2);
  });

  test('every example of every option can be played', () => {
    for (const [key, { examples }] of Object.entries(fields)) {
      for (const example of examples) {
        const given = key === 'first' ? { seats: 6, first: example } : { [key]: example };
        expect(() => scenario(yggdrasil, { options: given })).not.toThrow();
      }
    }
  });
});
