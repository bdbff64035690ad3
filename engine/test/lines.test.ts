import { type MiniTrackPosition, miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { answersOf, HOST, Match, type Position, readLine, SPECTATOR } from '../index.ts';

const TOY = { seats: 2, cards: 10, rounds: 1 };

/** Mini-track after its first card, which only advances the giants. */
function miniTrackAtAct(): Match<Position> {
  const match = new Match<Position>(miniTrack, { seats: 4 });
  match.play('chance card thrym');
  return match;
}

function toyAtAct(...omens: string[]): Match<Position> {
  const match = new Match<Position>(toy, TOY);
  const dealt = ['1 ash', '1 elk', '2 birch', '2 crow'].map((card) => `chance deal ${card}`);
  for (const line of [...dealt, 'draw east', ...omens]) {
    const played = match.play(line);
    expect(played).toHaveProperty('moves');
  }
  return match;
}

function reasonOf(match: Match<Position>, line: string): string {
  const reading = match.read(line);
  if (reading.status !== 'refused') return reading.status;
  return `${reading.refusal.rule} ${reading.refusal.reason}`;
}

describe('a line', () => {
  test('may be typed in any case, with any white space, and cut short while it is unique', () => {
    const match = miniTrackAtAct();
    expect(match.play('  FI   th\t 1 ')).toMatchObject({ line: 'fight thrym 1' });
  });

  test('is refused with what it could have meant when a cut word is not unique (K-2)', () => {
    const match = miniTrackAtAct();
    expect(match.read('f')).toMatchObject({
      refusal: { rule: 'K-2', facts: { word: 'f', matches: 'fight, forge' } },
    });
  });

  test('an exact word beats a longer one that begins with it', () => {
    const alike = { ...miniTrack, tokens: (_p: MiniTrackPosition, move: number) => `x${move + 1}` };
    const match = new Match(alike, { seats: 4 });
    match.position.copyFrom(miniTrackAtAct().position as MiniTrackPosition);
    // Move 3 (x4) is not open, but written in full: it does not stand for x44 and the like.
    expect(match.read('x4')).toMatchObject({ refusal: { rule: 'M-5.0' } });
    expect(match.read('x29')).toMatchObject({ status: 'complete', moves: [28] });
    alike.tokens = (_p, move) => (move === 28 ? 'x' : `x${move}`);
    expect(match.read('x')).toMatchObject({ status: 'complete', moves: [28] });
  });

  test('never takes a number for a longer one, nor a word for another that begins with it', () => {
    const match = miniTrackAtAct();
    // Only seats 2 to 4 can be given to; with a fourteenth seat, 1 would still not mean 14.
    expect(reasonOf(match, 'give 1')).toBe('M-5.4 giveToSelf');
    const far = { ...miniTrack, tokens: (_p: MiniTrackPosition, move: number) => `seat-${move}4` };
    const other = new Match(far, { seats: 4 });
    other.position.copyFrom(miniTrackAtAct().position as MiniTrackPosition);
    expect(other.read('seat-28')).toMatchObject({ refusal: { rule: 'K-1' } });
    expect(other.read('seat-284')).toMatchObject({ status: 'complete', moves: [28] });
  });

  test('with an unknown word is refused naming the word and what was expected (K-1)', () => {
    const reading = miniTrackAtAct().read('dance');
    expect(reading).toMatchObject({ refusal: { rule: 'K-1', facts: { word: 'dance' } } });
  });

  test('that stops halfway says what may stand next, part by part (K-3)', () => {
    const match = toyAtAct('chance omen calm');
    expect(match.read('swap')).toMatchObject({ status: 'partial', next: ['ash', 'elk'] });
    expect(match.read('swap ash')).toMatchObject({ status: 'partial', next: ['1', '2', '3', '4'] });
    expect(match.read('')).toMatchObject({ status: 'partial', question: 'act' });
    expect(match.play('swap ash')).toMatchObject({ rule: 'K-3' });
    expect(match.ply).toBe(6);
  });

  test('with words left over is refused (K-4)', () => {
    expect(reasonOf(miniTrackAtAct(), 'forge forge')).toBe('K-4 wordsLeftOver');
  });

  test('answers several frames of one seat and is undone as one', () => {
    const match = toyAtAct('chance omen calm');
    const played = match.play('swap ash 3');
    expect(played).toMatchObject({ line: 'swap ash 3', moves: [1, 1, 2] });
    match.takeBackTo(match.ply - 1);
    expect(match.position.frames.kind).toBe(toy.kinds.findIndex(({ name }) => name === 'act'));
  });

  test('carries its verb only where it begins the line', () => {
    const match = toyAtAct('chance omen gift');
    // Two seats: the second takes what is left, so one number is enough.
    expect(match.play('share 3')).toMatchObject({ line: 'share 3' });
    const three = new Match<Position>(toy, { seats: 3, cards: 10, rounds: 1 });
    for (const card of ['1 ash', '1 elk', '2 birch', '2 crow', '3 dawn', '3 elm']) {
      three.play(`chance deal ${card}`);
    }
    three.play('draw east');
    three.play('chance omen gift');
    expect(three.play('share 0 6')).toMatchObject({ line: 'share 0 6', moves: [0, 6] });
  });

  test('of chance is refused when somebody is asked, and the other way round (K-8)', () => {
    const match = new Match<Position>(miniTrack, { seats: 4 });
    expect(reasonOf(match, 'forge')).toBe('K-8 chanceDecides');
    match.play('chance card thrym');
    expect(reasonOf(match, 'chance card loki')).toBe('K-1 unknownWord');
  });

  test('is refused once the game is over (K-5)', () => {
    const match = miniTrackAtAct();
    match.position.frames.clear();
    expect(reasonOf(match, 'forge')).toBe('K-5 gameOver');
  });
});

describe('a closed door', () => {
  test('names the rule of the game, whatever is cut short', () => {
    const match = miniTrackAtAct();
    expect(reasonOf(match, 'fight loki 1')).toBe('M-5.0 enemyAtStart');
    expect(reasonOf(match, 'figh lo')).toBe('M-5.0 enemyAtStart');
    expect(reasonOf(match, 'fight thrym 3')).toBe('M-5.0 tooFewVikings');
    expect(reasonOf(match, 'calm')).toBe('complete');
    match.play('calm');
    expect(reasonOf(match, 'calm')).toBe('M-2 kindUsed');
  });

  test('is found in the middle of a line too', () => {
    expect(reasonOf(toyAtAct('chance omen calm'), 'swap iron 2')).toBe('T-5.3 notInHand');
  });
});

describe('words at the end of a line', () => {
  test('may be left out where only one answer is possible, and are written in full', () => {
    const match = toyAtAct('chance omen calm');
    expect(match.read('swap ash')).toMatchObject({ status: 'partial' });
    const oneSlot = { ...toy, legal: onlySlotThree };
    const other = new Match<Position>(oneSlot as never, TOY);
    other.position.copyFrom(match.position);
    expect(other.play('swap ash')).toMatchObject({ line: 'swap ash 3' });
  });

  test('cannot all be left out', () => {
    const match = toyAtAct('chance omen calm');
    const oneSlot = { ...toy, legal: onlySlotThree };
    const other = new Match<Position>(oneSlot as never, TOY);
    other.position.copyFrom(match.position);
    expect(other.read('')).toMatchObject({ status: 'partial' });
  });
});

/** The toy's legal moves, but of the slots only the third. */
function onlySlotThree(p: Parameters<typeof toy.legal>[0], out: Int32Array): number {
  if (toy.kinds[p.frames.kind].name !== 'chooseSlot') return toy.legal(p, out);
  out[0] = 2;
  return 1;
}

describe('spelling', () => {
  test('hides a word that the observer may not know, and only that', () => {
    const match = toyAtAct('chance omen calm');
    const swap = match.play('swap ash 3');
    expect(swap).toMatchObject({
      line: 'swap ash 3',
      asSeat: ['swap ash 3', 'swap ? 3'],
      asSpectator: 'swap ? 3',
    });
    expect(match.play('chance card iron')).toMatchObject({
      asSeat: ['chance card iron', 'chance card ?'],
    });
  });

  test('reads back to the same moves at every question of a game', () => {
    const match = toyAtAct('chance omen seer', 'chance omen gift', 'chance omen raven');
    const scratch = toy.blank(TOY);
    for (const move of answersOf<Position>(toy, match.position)) {
      const words = toy.tokens(match.position as never, move, HOST);
      const reading = readLine<Position>(toy, match.position, `keep ${words} top`, scratch);
      expect(reading).toMatchObject({ status: 'complete', moves: [move, 0] });
    }
    expect(toy.tokens(match.position as never, 7, SPECTATOR)).toBe('gift');
  });
});
