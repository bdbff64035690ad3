import { describe, expect, test } from 'vitest';
import { CAGE, levelOf, WORLD_WORDS } from '../data/worlds.ts';
import { strengthOf } from '../rules/saga/numbers.ts';
import { columnOf, destinations, worldAbove } from '../rules/tree.ts';
import {
  acting,
  enemyAt,
  moving,
  placeOf,
  ravagedIn,
  revealing,
  type Situation,
  type World,
  wordsOf,
} from './situation.ts';

/** The worlds of each column from the top, with the middle level turned so far. */
function columns(turned: number): string[] {
  const { position: p } = moving({ turned });
  return [0, 1, 2].map((column) =>
    WORLD_WORDS.filter((_, world) => columnOf(p, world) === column).join(' '),
  );
}

test('C-2.1: three levels of three worlds', () => {
  expect(WORLD_WORDS.map((_, world) => levelOf(world))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('C-2.2: the columns at the set-up and after each turn of the middle level', () => {
  expect(columns(0)).toEqual([
    'asgard midgard iotunheim',
    'alfheim nidavellir muspellheim',
    'vanaheim svartalfheim niflheim',
  ]);
  expect(columns(1)).toEqual([
    'asgard svartalfheim iotunheim',
    'alfheim midgard muspellheim',
    'vanaheim nidavellir niflheim',
  ]);
  expect(columns(2)[0]).toBe('asgard nidavellir iotunheim');
});

test('C-2.2: what stands on a middle world turns with it', () => {
  const wheel = ['odin-surt'];
  const places: Situation['places'] = { thor: 'midgard', odin: 'nidavellir' };
  const game = revealing({ wheel, places }).rolls('card thor-surt');
  expect(game.position.turned).toBe(1);
  expect([placeOf(game, 'thor'), placeOf(game, 'odin')]).toEqual(['midgard', 'nidavellir']);
  expect(enemyAt(game, 'iormungand')).toBe('midgard');
});

test('C-2.3: any number of enemies may be in the Cage, and it is never ravaged', () => {
  const game = acting({ enemies: { loki: 'asgard' } }).play('fight loki');
  expect([enemyAt(game, 'loki'), enemyAt(game, 'fenrir')]).toEqual(['cage', 'cage']);
  expect(ravagedIn(game)).toEqual([]);
  expect(CAGE).toBe(WORLD_WORDS.length);
});

describe('C-2.4: the strength of', () => {
  const strength = (enemy: number, situation: Situation) =>
    strengthOf(moving(situation).position, enemy);

  test('C-2.4: Surt and Hel: the pawns on their ladders and one', () => {
    expect([0, 4, 8].map((fire) => strength(5, { fire }))).toEqual([1, 5, 9]);
    expect([0, 4, 8].map((anonymous) => strength(1, { anonymous }))).toEqual([1, 5, 9]);
  });

  test('C-2.4: Loki: Iotunns in play and one', () => {
    expect(strength(3, {})).toBe(1);
    expect(strength(3, { iotunns: ['thjazi', 'thrym'] })).toBe(3);
  });

  test('C-2.4, C-2.3: Fenrir: ravaged worlds and one', () => {
    const ravaged: World[] = ['asgard', 'alfheim', 'vanaheim', 'nidavellir'];
    expect(strength(0, {})).toBe(1);
    expect(strength(0, { ravaged })).toBe(5);
    expect(strength(0, { ravaged: [...ravaged, 'iotunheim', 'niflheim', 'midgard'] })).toBe(8);
  });

  test('C-2.4: Iormungand: always three', () => {
    expect([0, 3].map((island) => strength(2, { island, anonymous: 6 }))).toEqual([3, 3]);
  });
});

describe('C-9: one move', () => {
  test('C-9: from every world, however the tree stands: four destinations, or staying', () => {
    for (let turned = 0; turned < 3; turned++) {
      for (const world of WORLD_WORDS) {
        const { position: p } = moving({ turned, places: { thor: world } });
        const reached = wordsOf(destinations(p, 0), WORLD_WORDS);
        expect(reached).toHaveLength(5);
        const at = WORLD_WORDS.indexOf(world);
        for (const other of reached) {
          const to = WORLD_WORDS.indexOf(other);
          expect(levelOf(to) === levelOf(at) || columnOf(p, to) === columnOf(p, at)).toBe(true);
        }
      }
    }
  });

  test('C-9: enemies, Iotunns and ravaged worlds hinder nobody', () => {
    const game = moving({
      enemies: { loki: 'alfheim' },
      ravaged: ['alfheim'],
      iotunns: ['baugi', 'thjazi'],
    });
    expect(placeOf(game.play('move alfheim'), 'thor')).toBe('alfheim');
  });

  test('C-9: too far is refused, staying is not', () => {
    const game = moving({ places: { thor: 'alfheim' } });
    game.refuses('move midgard', 'C-9', 'tooFar').refuses('move niflheim', 'C-9', 'tooFar');
    expect(placeOf(game.play('stay'), 'thor')).toBe('alfheim');
  });

  test('C-7: the world above is that of the column as it stands', () => {
    const above = (turned: number) => WORLD_WORDS[worldAbove(moving({ turned }).position, 7)];
    expect([above(0), above(1), above(2)]).toEqual(['nidavellir', 'midgard', 'svartalfheim']);
    const top = worldAbove(moving({ turned: 1 }).position, 3);
    expect(WORLD_WORDS[top]).toBe('alfheim');
  });
});

test('C-16.4: Alfheim is above Muspellheim; an edition of one’s own can change it', () => {
  const { position: p } = moving();
  expect([1, 7].map((world) => columnOf(p, world))).toEqual([1, 1]);
  const { edition } = p.setup;
  const columns = { ...edition.columns, top: ['asgard', 'vanaheim', 'alfheim'] };
  const own = { ...edition, status: 'OWNER_ENTERED', columns };
  const other = moving({ options: { edition: own as never } }).position;
  expect([2, 7].map((world) => columnOf(other, world))).toEqual([1, 1]);
});

test('C-17.4: turning never ravages', () => {
  const game = revealing({
    wheel: ['odin-loki'],
    enemies: { loki: 'asgard', surt: 'nidavellir' },
    places: { thor: 'asgard' },
  }).rolls('card thor-loki');
  expect(game.position.turned).toBe(1);
  expect(ravagedIn(game)).toEqual([]);
});
