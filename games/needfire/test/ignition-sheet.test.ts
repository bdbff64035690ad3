import { type Options, Rng } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import { gameModule, NeedfirePosition } from '../index.ts';
import { BONFIRE_HOST } from '../rules/hosts.ts';
import { takeWarrior } from '../rules/ignition.ts';
import { ignitionSheet } from '../view/ignition-sheet.ts';
import { CARDS, dealt } from './dealt.ts';

/** The first hand holds perthro: thurisaz, raidho and gebo of the ring react to it. */
const HANDS = CARDS.slice(0, 15).with(4, 'perthro').with(13, 'raidho');

const lit = (options: Options = {}) =>
  dealt({ seats: 3, hands: HANDS, options })
    .rolls('bonfire 1 sowilo')
    .play('open 1')
    .play('swap perthro 1')
    .asks(0, 'ignite');

/** A copy in which a seat knows what it can know. */
function seenBy(p: NeedfirePosition, seat: number): NeedfirePosition {
  const observation = new NeedfirePosition(p.setup);
  needfire.observe(p, seat, observation);
  return observation;
}

describe('the sheet of an ignition', () => {
  test('N-4.4, N-5: who reacts, and the score that each of them brings is the one that comes', () => {
    const { position } = lit();
    const sheet = ignitionSheet(seenBy(position, 0), 0, [BONFIRE_HOST]);
    expect(sheet).toMatchObject({
      kind: 'ignition',
      card: 'bonfire-1',
      element: 'perthro',
      follows: 'takeWarrior',
      exiles: [],
    });
    expect(sheet?.reacting.map(({ warrior }) => warrior)).toEqual(['thurisaz', 'raidho', 'gebo']);
    for (const { warrior, chain, leadership, blessing, total } of sheet?.reacting ?? []) {
      const game = lit().play('ignite bonfire-1 hagalaz').play(`take ${warrior}`);
      const [score] = needfire.view(game.position, 0).scores;
      expect(score).toMatchObject({ chain, leadership, blessing, total });
    }
    const open = lit().play('ignite bonfire-1 hagalaz').position;
    expect(takeWarrior.isOpen(open)).toBe(true);
    expect(ignitionSheet(seenBy(open, 0), 0, [])).toEqual(sheet);
  });

  test('N-4.4: fewer react: the exiles that the seat knows, and no others', () => {
    const { position } = lit();
    const wunjo = CARDS.indexOf('wunjo') + 1;
    const sheet = ignitionSheet(seenBy(position, 0), 0, [wunjo]);
    expect(sheet).toMatchObject({ card: 'wunjo', follows: 'keepExile', exiles: [null, null] });
  });

  test.each([
    [true, ['laguz', 'gebo']],
    [false, ['?', '?']],
  ])('N-7.4, N-7.6: shows exiles as the board does, memory aid %s', (memoryAid, shown) => {
    const { position } = lit({ memoryAid })
      .play('ignite wunjo fehu')
      .rolls('exile ear', 'exile mannaz')
      .play('keep mannaz gebo')
      .rolls('bonfire 2 ear', 'draw othala', 'draw laguz')
      .play('open 2')
      .play('refill othala')
      .play('swap kenaz 2')
      .asks(1, 'ignite');
    const observation = seenBy(position, 1);
    expect(needfire.view(observation, 1).exiles.slice(-2).reverse()).toEqual(shown);
    const few = CARDS.map((_, card) => ignitionSheet(observation, 1, [card + 1])).filter(
      (sheet) => sheet?.follows === 'keepExile',
    );
    expect(few).not.toHaveLength(0);
    for (const sheet of few) expect(sheet?.exiles.map((top) => top?.exile ?? '?')).toEqual(shown);
  });

  test('N-6: does not depend on what the seat cannot know', () => {
    const { position } = lit();
    const rng = new Rng(7);
    const observation = seenBy(position, 0);
    const known = CARDS.map((_, card) => ignitionSheet(observation, 0, [card + 1]));
    for (let i = 0; i < 20; i++) {
      const world = seenBy(position, 0);
      needfire.determinize(world, rng);
      const again = seenBy(world, 0);
      expect(CARDS.map((_, card) => ignitionSheet(again, 0, [card + 1]))).toEqual(known);
    }
  });

  test('is there only for who is asked, while a card is ignited', () => {
    const { position } = lit();
    expect(gameModule.sheet?.(seenBy(position, 1), 1, [BONFIRE_HOST])).toBeUndefined();
    expect(gameModule.sheet?.(seenBy(position, 0), 0, [])).toBeUndefined();
  });
});
