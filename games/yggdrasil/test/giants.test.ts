import { answersOf, CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS, RUNE_WORDS } from '../data/giants.ts';
import { acting, drawing, type Giant, giantsOf, namesOf } from './situation.ts';

const OF_RUNE = {
  sigel: ['angerboda', 'hrungnir', 'utgardloki', 'hrym'],
  daeg: ['greip', 'gialp', 'geirroed', 'skyrmir'],
  tiwaz: ['suttung', 'gymir', 'fafner', 'thiazy'],
  mann: ['thrym', 'thokk', 'hymir', 'bergelmir'],
};

test('Y-11: sixteen giants, four of each rune', () => {
  expect(GIANT_WORDS).toEqual(Object.values(OF_RUNE).flat());
  expect(RUNE_WORDS).toEqual(Object.keys(OF_RUNE));
});

test.each(Object.entries(OF_RUNE))('Y-11: %s is completed by its own four', (rune, giants) => {
  for (const last of giants) {
    const beatenGiants = giants.filter((giant) => giant !== last) as Giant[];
    const others = GIANT_WORDS.filter((giant) => !giants.includes(giant)).slice(0, 3);
    const start = { beatenGiants: [...beatenGiants, ...others], vikings: [4], enemies: { hel: 1 } };
    const game = acting({ ...start, activeGiants: [last as Giant] });
    game.play(`jotunheim ${last} ${last === 'bergelmir' ? 4 : 3}`);
    if (last !== 'thiazy') game.rolls('die white');
    expect(game.events).toContainEqual(
      expect.objectContaining({ name: 'runeCompleted', facts: { rune } }),
    );
  }
});

describe('giants that strengthen an enemy', () => {
  test.each([
    ['skyrmir', 'fenrir'],
    ['angerboda', 'hel'],
    ['thrym', 'jormungand'],
    ['suttung', 'loki'],
    ['thokk', 'nidhogg'],
    ['greip', 'surt'],
  ] as const)('Y-11.2: %s makes %s stronger by one, and nobody else', (giant, enemy) => {
    for (const foe of ENEMY_WORDS) {
      const strength = foe === enemy ? 6 : 5;
      for (const [sent, outcome] of [
        [strength, 'fightWon'],
        [strength - 1, 'fightLost'],
      ]) {
        const game = acting({ enemies: { [foe]: 2 }, vikings: [6], activeGiants: [giant] });
        game.play(`asgard ${foe} ${sent}`).rolls('die white').asks(0, 'act').end();
        expect(namesOf(game)).toContain(outcome);
      }
    }
  });

  test('Y-11.2: its power stays the same', () => {
    const game = drawing({ activeGiants: ['angerboda'] }).rolls('card hel', 'die white');
    expect(game.position.helheim).toBe(6);
    game.asks(0, 'act').end();
  });
});

describe('giants that close a world', () => {
  const LINES = {
    nidavellir: 'nidavellir hel',
    alfheim: 'alfheim',
    niflheim: 'niflheim thor 1 0',
    helheim: 'helheim white',
    muspellheim: 'muspellheim white',
    vanaheim: 'vanaheim advance',
  };

  test.each([
    ['geirroed', 'nidavellir'],
    ['hrungnir', 'alfheim'],
    ['fafner', 'niflheim'],
    ['hrym', 'helheim'],
    ['gialp', 'muspellheim'],
    ['gymir', 'vanaheim'],
  ] as const)('Y-11.3: %s closes %s and no other world', (giant, closed) => {
    for (const [world, line] of Object.entries(LINES)) {
      const start = { gods: ['heimdall', 'thor'], vikings: [1], elves: [1] };
      const game = acting({ ...start, activeGiants: [giant] });
      if (world === closed) game.refuses(line, 'Y-11.3', 'worldClosed');
      else game.play(line);
      game
        .asks(game.match.seat, world === 'muspellheim' && world !== closed ? 'burn' : 'act')
        .end();
    }
  });

  test('Y-11.3: nobody closes Asgard, Midgard and Jötunheim', () => {
    const activeGiants = ['geirroed', 'hrungnir', 'fafner', 'hrym', 'gialp', 'gymir'] as const;
    const game = acting({ activeGiants, enemies: { hel: 1 } });
    const worlds = answersOf(yggdrasil, game.position).map(
      (move) => yggdrasil.tokens(game.position, move, 0).split(' ')[0],
    );
    expect([...new Set(worlds)]).toEqual(['asgard', 'midgard', 'jotunheim', 'pass']);
  });

  test('Y-11.3: tokens still come and go there', () => {
    const activeGiants = ['hrym', 'hrungnir', 'gialp'] as const;
    const start = { activeGiants, vikings: [2], elves: [1], enemies: { surt: 1 } };
    const game = acting(start).play('asgard surt 2').rolls('die white').play('elves 1');
    expect(game.position).toMatchObject({ helheim: 5, alfheim: 2 });
    game.play('pass').rolls('card hel', 'die white').play('pass').rolls('card surt', 'die white');
    expect(game.position).toMatchObject({ helheim: 6, muspellheim: 11 });
    game.asks(0, 'act').end();
  });
});

describe('Utgardloki', () => {
  const activeGiants = ['utgardloki'] as const;

  test('Y-11.4: takes Odin’s second card', () => {
    drawing({ gods: ['odin'], activeGiants })
      .rolls('card surt', 'die white')
      .asks(0, 'act')
      .end();
  });

  test('Y-11.4: takes Thor’s bonus', () => {
    const game = acting({ gods: ['thor'], activeGiants, enemies: { hel: 1 }, vikings: [4] });
    game.play('asgard hel 4').rolls('die white').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightLost');
  });

  test('Y-11.4: takes Frey’s fourth action', () => {
    const game = acting({ gods: ['frey'], activeGiants })
      .play('alfheim')
      .play('vanaheim advance');
    game.play('nidavellir hel').asks(CHANCE, 'drawCard').end();
  });

  test('Y-11.4: takes Heimdall’s fourth token', () => {
    const game = acting({ gods: ['heimdall'], activeGiants, valkyries: 'green' });
    game.play('midgard green').asks(CHANCE, 'gather');
    expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2, 3]);
  });

  test('Y-11.4: takes Tyr’s second roll', () => {
    const game = acting({ gods: ['tyr'], activeGiants, enemies: { hel: 1 } });
    game.play('asgard hel').rolls('die white').asks(0, 'act').end();
  });

  test('Y-11.4: takes Freyja’s second time in a world', () => {
    const game = acting({ gods: ['freyja', 'thor'], activeGiants }).play('alfheim');
    game.refuses('alfheim', 'Y-7.2', 'worldUsed').asks(0, 'act').end();
  });

  test('Y-11.4: turned up by the card of the turn he takes the power of that turn’s god', () => {
    const game = drawing({ gods: ['frey'] }).rolls('card loki', 'giant utgardloki');
    game.play('alfheim').play('vanaheim advance').play('nidavellir hel').asks(CHANCE, 'drawCard');
    game.end();
  });

  test('Y-11.4: Odin’s two cards stand when one of them turns Utgardloki up', () => {
    const game = drawing({ gods: ['odin'] }, 2).rolls('card loki', 'card hel');
    game.play('resolve loki top').rolls('giant utgardloki').asks(0, 'act').play('pass');
    // The card on top is known, and a single one is drawn now.
    game.asks(CHANCE, 'rollEffect').rolls('die white').asks(0, 'act').end();
  });

  test('Y-11.4: once he is beaten the powers are back', () => {
    const game = acting({ gods: ['frey'], activeGiants, vikings: [3] });
    game.play('alfheim').play('vanaheim advance').play('jotunheim utgardloki 3').rolls('die white');
    game.play('elves 0').asks(0, 'act').play('nidavellir hel').asks(CHANCE, 'drawCard').end();
  });
});

describe('Thiazy', () => {
  test('Y-11.5: forbids the die in fights; Vikings, elves and weapons still count', () => {
    const start = { enemies: { hel: 1 }, vikings: [1], elves: [1], weapons: { hel: [3] } };
    const game = acting({ ...start, activeGiants: ['thiazy'] }).play('asgard hel 1');
    game.asks(0, 'payElves').play('elves 1').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightWon');
    expect(namesOf(game)).not.toContain('dieRolled');
  });

  test('Y-11.5: without Vikings and elves a fight is over at once', () => {
    const game = acting({ enemies: { hel: 1 }, activeGiants: ['thiazy'] }).play('asgard hel');
    game.asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightLost');
  });

  test('Y-11.5: Thor’s bonus counts, for it is no die', () => {
    const game = acting({ gods: ['thor'], vikings: [2], activeGiants: ['thiazy'] });
    game.play('jotunheim thiazy 2').asks(0, 'act').end();
    expect(giantsOf(game.position.beatenGiants)).toEqual(['thiazy']);
  });
});

describe('Hymir', () => {
  const activeGiants = ['hymir'] as const;

  test('Y-11.6: keeps the Valkyries off the flooded island, on foot and in flight', () => {
    const game = acting({ activeGiants, valkyries: 'green', vanir: 1 });
    game.refuses('midgard black', 'Y-11.6', 'floodClosed');
    game.refuses('vanaheim fly black', 'Y-11.6', 'floodClosed').asks(0, 'act').end();
  });

  test('Y-11.6: they may leave it', () => {
    const game = acting({ activeGiants, valkyries: 'black' }).play('midgard green').rolls('bag 1');
    expect(game.position.valkyries).toBe(3);
    game.asks(0, 'act').end();
  });

  test('Y-11.6: without him the flooded island is open', () => {
    acting({ valkyries: 'green' }).play('midgard black').asks(0, 'act').end();
  });
});

describe('Bergelmir', () => {
  test.each(['bergelmir', 'greip', 'hidden'])('Y-11.7: makes giants stronger by one: %s', (foe) => {
    for (const [sent, outcome] of [
      [4, 'fightWon'],
      [3, 'fightLost'],
    ]) {
      const game = acting({ activeGiants: ['bergelmir', 'greip'], vikings: [4] });
      game.play(`jotunheim ${foe} ${sent}`).rolls('die white');
      expect(namesOf(game)).toContain(outcome);
    }
  });
});

describe('the hidden giant', () => {
  test('Y-11.12: beaten, it is turned up, counts for its rune and has no effect', () => {
    const game = acting({ vikings: [3] })
      .play('jotunheim hidden 3')
      .rolls('die white');
    game.asks(CHANCE, 'turnGiant').rolls('giant hrungnir').asks(0, 'act');
    expect(giantsOf(game.position.beatenGiants)).toEqual(['hrungnir']);
    expect(game.position.activeGiants).toBe(0);
    game.play('alfheim').asks(0, 'act').end();
  });

  test('Y-11.12: not beaten, it stays face down and nobody knows it', () => {
    const game = acting({ vikings: [3] })
      .play('jotunheim hidden 2')
      .rolls('die white');
    game.asks(0, 'act').end();
    expect(game.position).toMatchObject({ activeGiants: 0, beatenGiants: 0 });
  });

  test('Y-11.12: any giant of the pile may be the one', () => {
    const start = { activeGiants: ['greip'], beatenGiants: ['hymir'], vikings: [3] } as const;
    const game = acting(start).play('jotunheim hidden 3').rolls('die white');
    const giants = answersOf(yggdrasil, game.position).map((giant) => GIANT_WORDS[giant]);
    expect(giants).toEqual(GIANT_WORDS.filter((giant) => giant !== 'greip' && giant !== 'hymir'));
  });
});
