import type { Json } from '@nineworlds/engine';
import { scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { OUTCOME_WORDS } from '../rules/outcome.ts';
import { PAGE } from '../rules/saga/program.ts';
import {
  acting,
  begin,
  counterOf,
  enemyAt,
  type Game,
  iotunnsIn,
  lines,
  livesOf,
  namesOf,
  revealing,
  sagaFigureAt,
} from './situation.ts';

const GODS = ['thor', 'odin', 'heimdall'];
const ARTIFACTS = ['artifact draupnir', 'artifact miming', 'artifact svalinn'];

/** A game with a saga, as it begins. */
function fresh(saga: number, gods: readonly string[] = GODS): Game {
  const supports = gods.length === 1 ? ['freyr', 'frigg'] : gods.length === 2 ? ['freyr'] : [];
  const options: { [key: string]: Json } = { gods: [...gods], supports, saga };
  return scenario(chronicles, { options }).rolls(...ARTIFACTS);
}

const pageOf = ({ position }: Game) => position.saga[PAGE];
const outcomeOf = ({ position }: Game) => OUTCOME_WORDS[position.outcome];

describe('C-15.20: the set-up of a saga', () => {
  test('C-15.20: that of the basic game, with side B, and the material of the saga', () => {
    const game = fresh(2);
    expect(game.position.setup.isHard).toBe(true);
    expect(enemyAt(game, 'surt')).toBe('muspellheim');
    expect(GODS.map((god) => livesOf(game, god))).toEqual([7, 7, 7]);
    expect(sagaFigureAt(game, 'son1')).toBe('iotunheim');
  });

  test('C-15.21: nine Promises; three Sons, two wolves, the ship as Enemies; four Servants as tiles', () => {
    const [first, second, third, fourth, fifth, sixth] = HOUSE_SAGAS;
    expect(first.tokens).toEqual({ oath: 6, betrayal: 3 });
    const enemiesOf = ({ figures = {} }: (typeof HOUSE_SAGAS)[number]) =>
      Object.values(figures).filter(({ enemy }) => enemy === true).length;
    expect([second, third, fourth].map(enemiesOf)).toEqual([3, 2, 1]);
    expect(Object.keys(fourth.figures ?? {})).toHaveLength(5);
    expect([fifth.figures, sixth.figures]).toEqual([undefined, undefined]);
  });

  test('C-15.24: Nidhogg stands on the first icon, which does nothing', () => {
    const game = fresh(1);
    expect([pageOf(game), game.position.nidhogg]).toEqual([1, 0]);
  });

  test('C-15.25, C-15.30: the set-up of page 1 comes before the first round', () => {
    const game = fresh(6);
    // An Iotunn is drawn before anybody is asked for the order.
    expect(chronicles.kinds[game.position.frames.kind].name).toBe('drawIotunn');
    game.rolls('iotunn thrym');
    expect([game.position.fire, game.position.anonymous]).toEqual([2, 2]);
    expect(enemyAt(game, 'fenrir')).toBe('asgard');
    expect(chronicles.kinds[game.position.frames.kind].name).toBe('orderSeats');
  });
});

describe('C-15.30: the icons of the Saga Book', () => {
  test('C-15.32: a trigger names several Enemies and fires for each, before the move, for the active god', () => {
    const saga = { saga: 3, page: 3, figures: { skoll: 'iotunheim' } } as const;
    for (const card of ['thor-fenrir', 'thor-loki']) {
      const game = revealing({ saga, places: { thor: 'midgard' } }).rolls(`card ${card}`);
      expect(sagaFigureAt(game, 'skoll')).toBe('midgard');
      expect(game.position.frames.seat).toBe(0);
      expect(chronicles.kinds[game.position.frames.kind].name).toBe('move');
    }
  });

  test('C-15.38: a saga activates an Iotunn; without a pawn left the gods lose', () => {
    const game = fresh(6);
    game.rolls('iotunn thrym');
    expect(iotunnsIn(game)).toEqual(['thrym']);
    expect(namesOf(game)).toContain('iotunnCame');
  });

  test('C-15.39: a saga action comes instead of the action of the world or a fight', () => {
    const saga = {
      saga: 2,
      page: 1,
      counters: { cold: 4 },
      figures: { son1: 'iotunheim' },
    } as const;
    const game = acting({ places: { thor: 'midgard' }, valhalla: 2, island: 1, saga });
    expect(lines(game)).toEqual(expect.arrayContaining(['act', 'fight iormungand', 'saga hearth']));
    game.play('saga hearth');
    expect([counterOf(game, 'cold'), game.position.valhalla]).toEqual([2, 1]);
    expect(namesOf(game)).toContain('roundBegan');
  });

  test('C-15.44: a fight of the saga is won by itself, and its strength is the Risks', () => {
    const saga = { saga: 4, page: 1, figures: { s3: 'iotunheim' } } as const;
    const game = begin(acting({ places: { thor: 'iotunheim' }, saga }), 'fight s3');
    expect(sagaFigureAt(game, 's3')).toBe('away');
    expect(game.events.find(({ name }) => name === 'risksTaken')?.facts).toMatchObject({
      risks: 2,
    });
  });

  test('C-15.47: tokens, figures and counters stay; actions and triggers of the old page end', () => {
    const saga = {
      saga: 3,
      page: 1,
      counters: { strands: 2 },
      figures: { hati: 2, skoll: 1 },
      tokens: { niflheim: 'strand' },
    } as const;
    const game = revealing({ saga, nidhogg: 2, wheel: ['odin-nidhogg'] }).rolls(
      'card thor-nidhogg',
    );
    expect(pageOf(game)).toBe(2);
    expect(counterOf(game, 'strands')).toBe(2);
    // The new page lets both run.
    expect([sagaFigureAt(game, 'hati'), sagaFigureAt(game, 'skoll')]).toEqual([3, 2]);
    expect([...game.position.tokens].filter((token) => token !== 0)).toHaveLength(4);
    const { setup } = game.position;
    expect(setup.saga?.pages[1].actions.map(({ id }) => id)).toEqual(['gather', 'forge', 'melt']);
  });

  test('C-15.48: a page turned in the middle of a line is set up before the next question', () => {
    const saga = { saga: 1, page: 2, counters: {} } as const;
    const game = revealing({ saga, nidhogg: 1, wheel: ['odin-nidhogg'] }).rolls(
      'card thor-nidhogg',
    );
    expect(enemyAt(game, 'loki')).toBe('cage');
    // The turn goes on where it was.
    expect(game.position.turn).toBe(3);
    expect(chronicles.kinds[game.position.frames.kind].name).toBe('move');
  });
});

describe('C-15.50: the end of a game', () => {
  test('C-15.50: lost when Nidhogg lands on a dead tree', () => {
    const saga = { saga: 1, page: 3 } as const;
    const game = revealing({ saga, nidhogg: 2, wheel: ['odin-nidhogg'] }).rolls(
      'card thor-nidhogg',
    );
    expect(outcomeOf(game)).toBe('deadTree');
  });

  test('C-15.53: won when the page just turned shows the tree, or Nidhogg reaches one', () => {
    const caught = { saga: 1, page: 3, counters: { caught: 2 } } as const;
    const hunt = acting({ enemies: { loki: 'asgard' }, saga: caught }).play('fight loki');
    hunt.rolls('god-die thor s');
    expect([outcomeOf(hunt), pageOf(hunt)]).toEqual(['won', 4]);
    const last = { saga: 6, page: 3 } as const;
    const game = revealing({ saga: last, nidhogg: 3, wheel: ['odin-nidhogg'] });
    game.rolls('card thor-nidhogg');
    expect([outcomeOf(game), pageOf(game)]).toEqual(['won', 3]);
  });
});

describe('C-2.3: the Cage', () => {
  test('C-2.3, C-15.51: a position of a saga with Hel in the Cage is refused', () => {
    const saga = { saga: 6, page: 1 } as const;
    expect(() => revealing({ saga, enemies: { hel: 'cage' } })).toThrow('enemyMisplaced');
    expect(() => revealing({ saga, enemies: { loki: 'cage' } })).not.toThrow();
  });
});
