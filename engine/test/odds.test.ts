import { type MiniTrackPosition, miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  fractionText,
  fractionValue,
  Match,
  type Outcome,
  oddsOfLine,
  type Policy,
  untilAsked,
} from '../index.ts';

const MINI = { seats: 4 };
/** The move `forge`. */
const FORGE = 28;

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
  const reading = match.read(line);
  if (reading.status !== 'complete') throw new Error(`${line} is not a line`);
  return oddsOfLine(miniTrack, MINI, match.position, reading.moves, policy);
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

  test('end with the turn', () => {
    // The last action of a turn: the next card is another turn's chance and does not belong here.
    const match = atAct((p) => {
      p.used = 0b110;
      p.enemies[3] = 2;
    });
    const outcomes = oddsOf(match, 'fight thrym 1');
    const total = outcomes.reduce((sum, { probability }) => sum + fractionValue(probability), 0);
    expect(total).toBeCloseTo(1, 12);
    // Strength 4 at place 2 against one Viking: 3 needed, one face of six.
    expect(asText(outcomes)).toEqual({ won: '1/6', lost: '5/6' });
  });

  test('follow a policy that answers what is asked on the way', () => {
    const match = atAct((p) => {
      p.weapons[0] = 1;
    });
    // Fights once, then forges: two actions whose outcome is that of the fight alone.
    const forgeOnce: Policy<MiniTrackPosition> = {
      name: 'forgeOnce',
      turnsAhead: 0,
      choose: (p) => (p.weapons[0] === 1 ? FORGE : 'stop'),
    };
    expect(asText(oddsOf(match, 'fight thrym 1', forgeOnce))).toEqual({ won: '2/3', lost: '1/3' });
  });

  test('look into later turns as far as the policy says', () => {
    // Every player forges, makes an elf and passes nothing on: only cards and their effects happen.
    const match = atAct((p) => {
      p.used = 0b110;
      p.bagFire.fill(0);
      p.bagVikings.fill(0);
      p.giants = 0;
    });
    const nextCard: Policy<MiniTrackPosition> = { ...untilAsked, name: 'nextCard', turnsAhead: 1 };
    const outcomes = oddsOf(match, 'elf', nextCard);
    const lokis = outcomes.filter(({ what }) => what.startsWith('card loki'));
    // Seven of the 41 cards left are Loki's, whatever his die then shows.
    const chance = lokis.reduce((sum, { probability }) => sum + fractionValue(probability), 0);
    expect(chance).toBeCloseTo(7 / 41, 12);
  });
});
