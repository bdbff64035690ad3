import { CHANCE, OVER, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { type ToyPosition, toy } from '../games/toy/index.ts';
import { type Scenario, scenario } from '../scenario.ts';

const HANDS = ['deal 1 ash', 'deal 1 elk', 'deal 2 birch', 'deal 2 crow'];

/** Two seats, their hands dealt; the first is about to draw an omen. */
function night(): Scenario<ToyPosition> {
  return scenario(toy, { options: { seats: 2, rounds: 2 } })
    .rolls(...HANDS)
    .asks(0, 'chooseDeck');
}

function topOf(game: Scenario<ToyPosition>, deck: 'east' | 'west'): readonly string[] {
  return toy.view(game.position, 0).decks[deck === 'east' ? 0 : 1].top;
}

function bottomOf(game: Scenario<ToyPosition>, deck: 'east' | 'west'): readonly string[] {
  return toy.view(game.position, 0).decks[deck === 'east' ? 0 : 1].bottom;
}

/** The words that may come from the open chance frame. */
function outcomesOf(game: Scenario<ToyPosition>): string[] {
  const moves = new Int32Array(toy.maxMoves);
  const n = toy.outcomes(game.position, moves, new Float64Array(toy.maxMoves));
  return Array.from(moves.subarray(0, n), (move) => toy.tokens(game.position, move, -4));
}

describe('T-3.3: two omens are drawn and one goes back', () => {
  test('on top: it is known, and drawn without chance', () => {
    const game = night()
      .rolls('omen seer', 'omen calm', 'omen wolf')
      .play('draw east')
      .asks(0, 'keepOmen')
      .play('keep calm top')
      .asks(0, 'act');
    expect(topOf(game, 'east')).toEqual(['wolf']);
    expect(bottomOf(game, 'east')).toEqual(['seer', 'calm']);
    game.play('rest').play('draw east').asks(TEAM, 'blame').play('wolf 1').asks(1, 'act').end();
  });

  test('under the deck: it lies below what was already there, and below the kept one next', () => {
    const game = night()
      .rolls('omen seer', 'omen calm', 'omen wolf')
      .play('draw east')
      .play('keep calm bottom')
      .asks(0, 'act');
    expect(topOf(game, 'east')).toEqual([]);
    expect(bottomOf(game, 'east')).toEqual(['seer', 'wolf', 'calm']);
    game.end();
  });

  test('only a drawn omen can be kept', () => {
    night()
      .rolls('omen seer', 'omen calm', 'omen wolf')
      .play('draw east')
      .refuses('keep gift', 'T-3.3', 'notDrawn')
      .asks(0, 'keepOmen')
      .end();
  });
});

describe('T-2: one special omen in each pile', () => {
  test('after the special one of the first pile the next two are ordinary', () => {
    const game = night().rolls('omen wolf').play('draw east').play('wolf 2').play('rest');
    game.play('draw east').asks(CHANCE, 'revealOmen');
    expect(outcomesOf(game)).toEqual(['calm', 'storm', 'seer', 'vision', 'echo', 'chorus', 'gift']);
    game.rolls('omen calm').play('rest').play('draw east');
    expect(outcomesOf(game)).not.toContain('raven');
    game.end();
  });
});

describe('T-2: a pool dealt unseen into two decks', () => {
  test('what one deck shows the other cannot show', () => {
    const game = night().rolls('omen calm').play('draw west').play('rest').play('draw east');
    expect(outcomesOf(game)).toEqual([
      'storm',
      'seer',
      'vision',
      'echo',
      'chorus',
      'gift',
      'wolf',
      'raven',
    ]);
    game.end();
  });
});

describe('T-3.2: known omens are shuffled back', () => {
  test('into the deck they are known to be in, and no other', () => {
    const game = night()
      .rolls('omen calm')
      .play('draw west')
      .play('rest')
      .rolls('omen storm')
      .play('draw west')
      .asks(1, 'act');
    expect(bottomOf(game, 'west')).toEqual([]);
    game.play('rest').play('draw west');
    // Calm and storm are among the three of the west; the third is any of the other five.
    expect(outcomesOf(game)).toEqual(['calm', 'storm', 'seer', 'vision', 'echo', 'chorus', 'gift']);
    game.rolls('omen calm').play('rest').play('draw east');
    expect(outcomesOf(game)).not.toContain('storm');
    game.end();
  });
});

describe('T-3.7: sparks are shared out as final holdings', () => {
  test('seat by seat, within what the others can hold', () => {
    const game = scenario(toy, { options: { seats: 3, rounds: 1 } })
      .rolls(...HANDS, 'deal 3 dawn', 'deal 3 elm', 'omen gift')
      .play('draw west')
      .asks(TEAM, 'share')
      .refuses('share 0 7', 'K-1', 'unknownWord')
      .play('share 0 6')
      .asks(0, 'act');
    expect(Array.from(game.position.sparks)).toEqual([0, 6, 0]);
    game.end();
  });

  test('keeping is possible at any seat as long as it adds up', () => {
    const three = scenario(toy, { options: { seats: 3, rounds: 1 } })
      .rolls(...HANDS, 'deal 3 dawn', 'deal 3 elm', 'omen gift')
      .play('draw west')
      .refuses('share 1 keep', 'T-3.7', 'restChanged')
      .play('share 2 keep')
      .asks(0, 'act');
    expect(Array.from(three.position.sparks)).toEqual([2, 2, 2]);
    three.end();
    const two = night().rolls('omen gift').play('draw west').play('share keep').asks(0, 'act');
    expect(Array.from(two.position.sparks)).toEqual([2, 2, 0]);
    two.end();
  });
});

describe('T-3.5: an effect inside an effect inside an effect', () => {
  test('echo, chorus, seer and gift unwind in order, each leaving its question', () => {
    const game = night()
      .rolls('omen echo', 'omen chorus', 'omen seer', 'omen wolf', 'omen gift')
      .play('draw east')
      .asks(0, 'keepOmen')
      .play('keep gift top')
      .asks(TEAM, 'share')
      .play('share 1')
      .asks(0, 'afterEcho')
      .play('echo spark')
      .asks(0, 'afterEcho')
      .play('echo quiet')
      .asks(0, 'act');
    expect(Array.from(game.position.sparks)).toEqual([2, 3, 0]);
    expect(game.position.reserve).toBe(1);
    game.end();
  });

  test('T-3.6: inside three echoes a further one is silent', () => {
    const game = scenario(toy, {
      options: { seats: 2 },
      position: {
        turn: 1,
        hands: ['ash', 'elk', 'birch', 'crow', 'none', 'none'],
        known: knownAfterDeal(),
        frames: [
          { kind: 'act', seat: 0, args: [] },
          { kind: 'afterEcho', seat: 0, args: [] },
          { kind: 'afterEcho', seat: 0, args: [] },
          { kind: 'afterEcho', seat: 0, args: [] },
          { kind: 'revealOmen', seat: 'chance', args: [0, 0, 0] },
        ],
      },
    });
    game.rolls('omen echo').asks(0, 'afterEcho');
    expect(game.position.frames.depth).toBe(4);
    game.end();
  });

  test('without a spark in reserve there is none to take', () => {
    night()
      .rolls('omen echo', 'omen chorus', 'omen calm')
      .play('draw east')
      .play('echo spark')
      .play('echo spark')
      .play('rest')
      .play('draw west')
      .asks(CHANCE, 'revealOmen')
      .rolls('omen gift')
      .play('share keep')
      .asks(1, 'act')
      .end();
  });
});

describe('T-3.8, T-3.9', () => {
  test('the wolf takes a spark from a seat that has one, as the team chooses', () => {
    const game = night()
      .rolls('omen gift')
      .play('draw west')
      .play('share 0')
      .play('rest')
      .rolls('omen wolf')
      .play('draw east')
      .asks(TEAM, 'blame')
      .refuses('wolf 1', 'T-3.8', 'noSparkToLose')
      .play('wolf 2')
      .asks(1, 'act');
    expect(Array.from(game.position.sparks)).toEqual([0, 3, 0]);
    game.end();
  });

  test('the raven looks at a slot that its seat has not seen', () => {
    const game = night()
      .rolls('omen raven')
      .play('draw east')
      .asks(0, 'sendRaven')
      .rolls('card iron')
      .play('raven 4')
      .asks(0, 'act')
      .refuses('peek 4', 'T-5.1', 'alreadySeen');
    expect(toy.view(game.position, 0).slots[3]).toEqual({
      card: 'iron',
      faceUp: false,
      seenBy: [0],
    });
    game.end();
  });
});

describe('T-5: cards in slots', () => {
  test('T-5.1, T-5.2: what one has peeked at another opens without chance', () => {
    const game = night()
      .rolls('omen calm', 'card frost')
      .play('draw west')
      .play('peek 1')
      .rolls('omen storm')
      .play('draw west')
      .play('open 1')
      .asks(0, 'chooseDeck');
    expect(toy.view(game.position, 1).slots[0]).toMatchObject({ card: 'frost', faceUp: true });
    game.rolls('omen wolf').play('draw east').play('wolf 1');
    game.refuses('open 1', 'T-5.2', 'alreadyOpen').refuses('peek 1', 'T-5.1', 'alreadySeen').end();
  });

  test('T-5.3: a blind swap tells the giver both cards and the others none', () => {
    const game = night()
      .rolls('omen calm', 'card hail')
      .play('draw west')
      .refuses('swap birch 2', 'T-5.3', 'notInHand')
      .play('swap ash 2')
      .asks(1, 'chooseDeck');
    const observation = toy.blank(game.match.options);
    toy.observe(game.position, 1, observation);
    expect(toy.view(observation, 1)).toMatchObject({
      hands: [
        ['?', '?'],
        ['birch', 'crow'],
      ],
    });
    expect(toy.view(observation, 1).slots[1]).toEqual({ card: '?', faceUp: false, seenBy: [0] });
    toy.observe(game.position, 0, observation);
    expect(toy.view(observation, 0)).toMatchObject({
      hands: [
        ['elk', 'hail'],
        ['?', '?'],
      ],
    });
    expect(toy.view(observation, 0).slots[1]).toMatchObject({ card: 'ash' });
    game.end();
  });

  test('T-5.4: an open card is exchanged for all to see', () => {
    const game = night()
      .rolls('omen calm', 'card hail')
      .play('draw west')
      .play('open 2')
      .rolls('omen storm')
      .play('draw west')
      .play('swap crow 2')
      .asks(0, 'chooseDeck');
    expect(toy.view(game.position, 0)).toMatchObject({
      hands: [
        ['ash', 'elk'],
        ['birch', 'hail'],
      ],
    });
    const observation = toy.blank(game.match.options);
    toy.observe(game.position, 0, observation);
    // The first seat knows where hail went: into the hand of the second, bit 1.
    expect(toy.view(observation, 0).mayBe).toMatchObject({ hail: 0b10, crow: 1 << 4 });
    game.end();
  });
});

test('T-4, T-6: a night of one round ends after each seat has acted, and is won by open cards', () => {
  const game = scenario(toy, { options: { seats: 2, rounds: 1 } })
    .rolls(...HANDS, 'omen calm', 'card iron')
    .play('draw west')
    .play('open 1')
    .rolls('omen storm', 'card hail')
    .play('draw west')
    .play('open 2')
    .asks(OVER, 'nothing');
  expect(toy.results(game.position)).toEqual({ scores: [1, 1], winners: -1 });
  game.end();
});

/** What the seats know after the hands of these tests have been dealt, as files write it. */
function knownAfterDeal(): number[] {
  return Array.from(night().position.known);
}
