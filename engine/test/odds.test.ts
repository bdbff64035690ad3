import { type MiniTrackPosition, miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  fractionText,
  fractionValue,
  Match,
  type Outcome,
  oddsFrom,
  type Policy,
  untilAsked,
} from '../index.ts';

const MINI = { seats: 4 };

function atAct(change: (p: MiniTrackPosition) => void): Match<MiniTrackPosition> {
  const match = new Match(miniTrack, MINI);
  match.play('chance card thrym');
  change(match.position);
  return match;
}

function oddsOf(
  match: Match<MiniTrackPosition>,
  line: string,
  policy: Policy<MiniTrackPosition> = untilAsked,
): Outcome[] {
  const before = miniTrack.blank(MINI);
  before.copyFrom(match.position);
  const reading = match.read(line);
  if (reading.status !== 'complete') throw new Error(`${line} is not a line`);
  const after = miniTrack.blank(MINI);
  after.copyFrom(match.position);
  for (const move of reading.moves) miniTrack.apply(after, move);
  return oddsFrom(miniTrack, MINI, before, after, policy);
}

function asText(outcomes: readonly Outcome[]): { [what: string]: string } {
  return Object.fromEntries(
    outcomes.map(({ what, probability }) => [what, fractionText(probability)]),
  );
}

describe('exact odds', () => {
  test('of a fight are those of the die (M-5.0)', () => {
    // Strength 3 against weapon 1 and one Viking: the die has to show 1 or more, four faces of six.
    const match = atAct((p) => {
      p.weapons[0] = 1;
    });
    expect(asText(oddsOf(match, 'fight thrym 1'))).toEqual({ won: '2/3', lost: '1/3' });
  });

  test('of a draw without replacement are hypergeometric (M-5.1)', () => {
    const match = atAct((p) => {
      p.bagVikings[0] = 2;
      p.bagFire[0] = 2;
      p.vikings[0] = 0;
    });
    expect(asText(oddsOf(match, 'gather white'))).toEqual({
      'vikings 1': '1/2',
      'vikings 2': '1/2',
    });
  });

  test('of what is sure are 1/1', () => {
    const [only] = oddsOf(
      atAct(() => {}),
      'forge',
    );
    expect(fractionText(only.probability)).toBe('1/1');
  });

  test('add up to one and equal brute force over all dice under a policy', () => {
    const match = atAct((p) => {
      p.used = 0b110;
      p.enemies[3] = 2;
    });
    const nobodyActs: Policy<MiniTrackPosition> = {
      name: 'nobodyActs',
      // Stops once the next player is asked.
      choose: () => 'stop',
    };
    const outcomes = oddsOf(match, 'fight thrym 1', nobodyActs);
    const total = outcomes.reduce((sum, { probability }) => sum + fractionValue(probability), 0);
    expect(total).toBeCloseTo(1, 12);
    // Strength 4 at place 2 against one Viking: 3 needed, one face of six.
    const won = outcomes.find(({ what }) => what === 'won');
    expect(won?.probability).toBeDefined();
  });
});
