import { describe, expect, test } from 'vitest';
import { OUTCOME_WORDS } from '../rules/outcome.ts';
import { PAGE, SKULL } from '../rules/saga/program.ts';
import {
  acting,
  begin,
  counterOf,
  elvesOf,
  enemyAt,
  type Game,
  lines,
  livesOf,
  namesOf,
  ravagedIn,
  revealing,
  type SagaSituation,
  type Situation,
  sagaFigureAt,
  tailOf,
  type World,
} from './situation.ts';

/*
 * The test vectors of the campaign, under their numbers. Those of the sheet and the chain (24, 25) are in
 * `sheet.test.ts` and `campaign.test.ts`.
 */

const pageOf = ({ position }: Game) => position.saga[PAGE];
const outcomeOf = ({ position }: Game) => OUTCOME_WORDS[position.outcome];
const livesIn = (game: Game, gods: readonly string[]) => gods.map((god) => livesOf(game, god));
const GODS = ['thor', 'odin', 'heimdall'];

/** Nidhogg lands on the next icon: one of his cards lies on the Wheel, and the second comes. */
function creep(saga: SagaSituation, situation: Situation = {}): Game {
  return revealing({ ...situation, saga, wheel: ['odin-nidhogg'] }).rolls('card thor-nidhogg');
}

/** Thor reveals a card. */
function reveal(card: string, saga: SagaSituation, situation: Situation = {}): Game {
  return revealing({ ...situation, saga }).rolls(`card ${card}`);
}

describe('saga 2: the first card of Hel', () => {
  const saga: SagaSituation = { saga: 2, page: 1, figures: { son1: 'iotunheim' } };

  test('C-15.31, C-15.37, vector 1: none lies there: the lowest Son climbs and ravages with Iormungand', () => {
    const game = reveal('thor-hel', saga);
    expect(sagaFigureAt(game, 'son1')).toBe('midgard');
    expect(ravagedIn(game)).toEqual(['midgard']);
    expect(namesOf(game)).toContain('triggerFired');
    expect(namesOf(game)).not.toContain('enemyActivated');
  });

  test('C-15.31, vector 2: one lies there: Hel activates, no trigger', () => {
    const game = reveal('thor-hel', saga, { wheel: ['odin-hel'] });
    expect(sagaFigureAt(game, 'son1')).toBe('iotunheim');
    expect(namesOf(game)).toContain('enemyActivated');
    expect(namesOf(game)).not.toContain('triggerFired');
  });

  test('C-15.33, C-6.3, vector 3: solo, the third copy: both others go under the deck, the trigger fires', () => {
    const solo = { gods: ['thor'], wheel: ['freyr-hel', 'frigg-hel'] };
    const game = reveal('thor-hel', saga, solo);
    expect(tailOf(game, 0)).toEqual(['freyr-hel', 'frigg-hel']);
    expect(sagaFigureAt(game, 'son1')).toBe('midgard');
    expect(namesOf(game)).not.toContain('enemyActivated');
  });

  test('C-15.33, vector 4: solo, the second copy: activation, both stay, no trigger', () => {
    const game = reveal('thor-hel', saga, { gods: ['thor'], wheel: ['freyr-hel'] });
    expect(namesOf(game)).toContain('enemyActivated');
    expect(namesOf(game)).not.toContain('triggerFired');
    expect(tailOf(game, 0)).toEqual([]);
  });
});

describe('C-15.91: saga 1', () => {
  test('C-15.34, vector 5: the end of page 1 with two Betrayals face down', () => {
    const faceDown = { on: ['alfheim', 'midgard'], kinds: ['betrayal', 'betrayal'] } as const;
    const lives = { thor: 7, odin: 2, heimdall: 1 };
    const game = creep({ saga: 1, page: 1, faceDown }, { nidhogg: 1, lives });
    expect(counterOf(game, 'cunning')).toBe(2);
    expect(livesIn(game, GODS)).toEqual([5, 1, 1]);
    expect([...game.position.tokens].some((token) => token !== 0)).toBe(false);
    expect([pageOf(game), game.position.nidhogg]).toEqual([2, 0]);
  });

  test('C-15.34, vector 6: the end of page 2 with three tears of three', () => {
    const lives = { thor: 6, odin: 7, heimdall: 3 };
    const game = creep({ saga: 1, page: 2, counters: { tears: 3 } }, { nidhogg: 1, lives });
    expect(livesIn(game, GODS)).toEqual([7, 7, 5]);
    expect(counterOf(game, 'cunning')).toBe(0);
    expect(pageOf(game)).toBe(3);
    expect(enemyAt(game, 'loki')).toBe('cage');
    expect([...game.position.tokens].filter((token) => token !== 0)).toHaveLength(6);
  });

  const hunt = (counters: { [name: string]: number }, situation: Situation = {}) =>
    acting({ enemies: { loki: 'asgard' }, saga: { saga: 1, page: 3, counters }, ...situation });

  test('C-15.45, vector 7: two Iotunns, cunning 1, three Oaths: strength 3 + 1 - 2', () => {
    const game = hunt({ cunning: 1, oaths: 3 }, { iotunns: ['thrym', 'baugi'] });
    expect(begin(game, 'fight loki').events.at(-1)?.facts).toMatchObject({ risks: 2 });
    expect(counterOf(game, 'caught')).toBe(1);
  });

  test('C-15.45, vector 8: no Iotunn, cunning 0, six Oaths: at least 1', () => {
    const game = begin(hunt({ oaths: 6 }), 'fight loki');
    expect(game.events.find(({ name }) => name === 'enemyFought')?.facts).toMatchObject({
      strength: 1,
    });
  });

  test('C-15.36, vector 9: the last catch, and the god dies of its Risk: lost, the page is not turned', () => {
    const game = hunt({ caught: 2 }, { lives: { thor: 1 } }).play('fight loki');
    game.rolls('god-die thor ii');
    expect([outcomeOf(game), pageOf(game)]).toEqual(['noLife', 3]);
  });

  const asking = (situation: Situation, kinds: readonly string[] = ['oath']) =>
    acting({
      places: { thor: 'midgard' },
      ...situation,
      saga: { saga: 1, page: 1, faceDown: { on: ['midgard'], kinds } },
    });

  test('C-15.40, vector 10: allowed in a ravaged world, refused in a blocked one', () => {
    expect(lines(asking({ ravaged: ['midgard'] }))).toContain('saga ask');
    const blocked = asking({ iotunns: ['geirrod'] });
    expect(lines(blocked)).not.toContain('saga ask');
    blocked.refuses('saga ask', 'C-15.40', 'worldBlocked');
  });

  test('C-15.43, vector 11: beside another god 0 Risks, alone beside an Enemy 2', () => {
    const faceDown = { on: ['alfheim'], kinds: ['oath'] } as const;
    const ask = (situation: Situation) =>
      acting({ ...situation, saga: { saga: 1, page: 1, faceDown } })
        .play('saga ask')
        .rolls('token oath');
    const beside = ask({ places: { thor: 'alfheim', odin: 'alfheim' } });
    expect(namesOf(beside)).not.toContain('risksTaken');
    const alone = ask({ places: { thor: 'alfheim' }, enemies: { surt: 'alfheim' } });
    expect(alone.events.find(({ name }) => name === 'risksTaken')?.facts).toMatchObject({
      risks: 2,
    });
  });

  test('C-15.41, vector 12: by a rune in Iotunheim: 1 Risk, and Loki comes to Midgard', () => {
    const faceDown = { on: ['midgard'], kinds: ['betrayal'] } as const;
    const game = acting({
      places: { thor: 'iotunheim', odin: 'iotunheim' },
      saga: { saga: 1, page: 1, faceDown },
    }).play('act');
    game.rolls('stone white turn', 'stone green heal', 'stone red act');
    game.play('rune act midgard saga ask').rolls('token betrayal');
    expect(enemyAt(game, 'loki')).toBe('midgard');
    expect(ravagedIn(game)).toEqual(['midgard']);
    expect(game.events.find(({ name }) => name === 'risksTaken')?.facts).toMatchObject({
      risks: 1,
    });
  });

  test('C-15.42, vector 13: Ratatosk to a ravaged world: move only; to a healthy one: may ask', () => {
    const faceDown = { on: ['alfheim'], kinds: ['oath'] } as const;
    const ride = (ravaged: readonly World[]) =>
      acting({
        places: { thor: 'svartalfheim' },
        enemies: { loki: 'svartalfheim' },
        ravaged,
        saga: { saga: 1, page: 1, faceDown },
      })
        .play('act')
        .rolls('creature ratatosk')
        .play('go alfheim');
    const ravaged = ride(['alfheim']);
    expect(ravaged.position.places[0]).toBe(1);
    expect(namesOf(ravaged)).not.toContain('sagaActed');
    expect(lines(ride([]))).toContain('saga ask');
  });
});

describe('C-15.92: saga 2', () => {
  test('C-15.36, C-15.46, vector 14: cold 6, three Sons, two of them above: lost at once', () => {
    const figures = { son1: 'midgard', son2: 'asgard', son3: 'iotunheim' } as const;
    const ravaged = ['midgard'] as const;
    const saga: SagaSituation = { saga: 2, page: 3, counters: { cold: 6 }, figures };
    const game = reveal('thor-iormungand', saga, { ravaged });
    expect(counterOf(game, 'cold')).toBe(9);
    expect([outcomeOf(game), game.position.saga[SKULL]]).toEqual(['skull', 1]);
  });

  test('C-15.52, vector 15: without an ember no fight in Iotunheim; with one the Son is gone', () => {
    const at = (embers: number) =>
      acting({
        places: { thor: 'iotunheim' },
        saga: {
          saga: 2,
          page: 3,
          counters: { embers },
          figures: { son1: 'iotunheim', son2: 'asgard' },
        },
      });
    expect(lines(at(0))).not.toContain('fight son1');
    at(0).refuses('fight son1', 'C-15.52', 'sagaNotNow');
    const game = begin(at(1), 'fight son1');
    expect(game.events.find(({ name }) => name === 'sagaFought')?.facts).toMatchObject({
      strength: 3,
    });
    expect([sagaFigureAt(game, 'son1'), counterOf(game, 'embers')]).toEqual(['away', 0]);
  });
});

describe('C-15.93: saga 3', () => {
  test('C-15.51, vector 16: Hati cannot run on: lost', () => {
    // Midgard under Alfheim.
    const saga: SagaSituation = { saga: 3, page: 1, figures: { hati: 6, skoll: 0 } };
    const game = reveal('thor-fenrir', saga, { turned: turnedTo('alfheim') });
    expect(outcomeOf(game)).toBe('impossible');
  });

  test('C-15.35, C-15.37, vector 17: binding Hati on 3: strength 4, then page 3, Skoll in Asgard', () => {
    const game = acting({
      places: { thor: 'alfheim' },
      enemies: { fenrir: 'asgard' },
      dice: { thor: 3 },
      saga: { saga: 3, page: 2, counters: { fetters: 1 }, figures: { hati: 3, skoll: 2 } },
    }).play('fight hati bindhati 3');
    expect(game.events.find(({ name }) => name === 'sagaFought')?.facts).toMatchObject({
      strength: 4,
    });
    game.rolls('god-die thor s', 'vanir-die s', 'vanir-die s', 'vanir-die s');
    expect(pageOf(game)).toBe(3);
    expect(sagaFigureAt(game, 'skoll')).toBe('asgard');
    expect(ravagedIn(game)).toEqual(['asgard']);
  });
});

describe('C-15.94: saga 4', () => {
  test('C-15.94, vector 18: page 2 begins: hull 2 + 5 + 1, Niflheim ravaged, no fight there; outside strength 5', () => {
    const game = creep(
      { saga: 4, page: 1, counters: { hull: 2 }, figures: { s2: 'muspellheim' } },
      { nidhogg: 2, ravaged: [] },
    );
    expect([counterOf(game, 'hull'), sagaFigureAt(game, 's2')]).toEqual([8, 'away']);
    expect(ravagedIn(game)).toContain('niflheim');
    const ship = (world: 'niflheim' | 'midgard') =>
      acting({
        places: { thor: world },
        ravaged: [world],
        saga: { saga: 4, page: 2, counters: { hull: 8 }, figures: { naglfar: world } },
      });
    expect(lines(ship('niflheim'))).not.toContain('fight naglfar');
    const fought = begin(ship('midgard'), 'fight naglfar');
    expect(fought.events.find(({ name }) => name === 'sagaFought')?.facts).toMatchObject({
      strength: 5,
    });
  });

  test('C-15.31, vector 19: the first Surt card: nothing on the rainbow island, else a life point each', () => {
    const saga: SagaSituation = {
      saga: 4,
      page: 2,
      counters: { hull: 5 },
      figures: { naglfar: 'asgard' },
    };
    expect(livesIn(reveal('thor-surt', saga, { island: 0 }), GODS)).toEqual([7, 7, 7]);
    expect(livesIn(reveal('thor-surt', saga, { island: 1 }), GODS)).toEqual([6, 6, 6]);
  });
});

describe('C-15.95: saga 5', () => {
  test('C-15.51, vector 20: bridge 0, no guard, Iormungand under Asgard: lost', () => {
    const game = reveal('thor-loki', { saga: 5, page: 2 });
    expect(outcomeOf(game)).toBe('impossible');
  });

  test('C-15.95, vector 21: guards are out of the reserve: one Hero comes', () => {
    const game = acting({
      places: { thor: 'midgard', odin: 'midgard' },
      valhalla: 3,
      saga: { saga: 5, page: 1, counters: { guards: 4 } },
    }).play('act');
    expect(game.position.valhalla).toBe(4);
  });
});

describe('C-15.96: saga 6', () => {
  test('C-15.96, vector 22: Thor duels Iormungand: strength 3 + 1 - 2, slain; Midgard has no Enemy any more', () => {
    const counters = { wIormungand: 2, field: 3 };
    const places = { thor: 'midgard' } as const;
    const game = begin(
      acting({ places, saga: { saga: 6, page: 2, counters } }),
      'saga dueliormungand',
    );
    expect(game.events.find(({ name }) => name === 'sagaFought')?.facts).toMatchObject({
      strength: 2,
    });
    expect([enemyAt(game, 'iormungand'), counterOf(game, 'field')]).toEqual(['track', 1]);
    const alone = acting({
      places,
      saga: { saga: 6, page: 2, counters: { slain: 1 }, slain: ['iormungand'] },
    }).play('act');
    expect(alone.position.valhalla).toBe(2);
  });

  test('C-15.96, vector 23: the second card of slain Surt: Nidhogg one icon, both cards back, no Fire Giants', () => {
    const saga: SagaSituation = { saga: 6, page: 2, counters: { slain: 1 }, slain: ['surt'] };
    const game = reveal('thor-surt', saga, { wheel: ['odin-surt'] });
    expect([game.position.nidhogg, game.position.fire]).toEqual([1, 0]);
    expect([tailOf(game, 0), tailOf(game, 1)]).toEqual([['thor-surt'], ['odin-surt']]);
  });

  test('C-15.96: a god that falls has an heir once: two life points, no Elves', () => {
    const fall = (heirs: number) => {
      const game = acting({
        places: { thor: 'asgard' },
        enemies: { surt: 'asgard' },
        fire: 2,
        lives: { thor: 1 },
        elves: { thor: 1 },
        saga: { saga: 6, page: 2 },
      });
      game.position.saga[2] = heirs;
      return game.play('fight surt').rolls('god-die thor ii').play('elves 0');
    };
    const once = fall(0);
    expect([livesOf(once, 'thor'), elvesOf(once, 'thor')]).toEqual([2, 0]);
    expect(namesOf(once)).toContain('heirCame');
    expect(outcomeOf(fall(1))).toBe('noLife');
  });
});

/** So far has the middle level turned when Midgard stands under this world. */
function turnedTo(world: 'alfheim' | 'vanaheim'): number {
  const { setup } = revealing({ saga: { saga: 3, page: 1 } }).position;
  const [under, midgard] = [setup.columnOf[world === 'alfheim' ? 1 : 2], setup.columnOf[3]];
  return (under - midgard + 3) % 3;
}
