import type { Standing } from '@nineworlds/board';
import type { Beat, Choices } from '@nineworlds/protocol';
import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD, type Tale, told } from '../board/tale.ts';
import { targetOf } from '../board/target.ts';
import { acting, drawing, type Game } from './situation.ts';

/** What the board tells after some lines, each with its chance. */
function taleOf({ match }: Game): Tale {
  return match.lines.reduce((tale: Tale, { line, events }) => {
    const beat: Pick<Beat, 'line' | 'events'> = { line, events };
    return told(tale, beat);
  }, NOTHING_TOLD);
}

describe('what has just happened', () => {
  test('Y-10: a fight lands at the foe, with its die, total and strength, and leaves a mark behind', () => {
    const game = acting({ gods: ['thor'], enemies: { surt: 5 }, vikings: [6] })
      .play('asgard surt 6')
      .rolls('die green');
    expect(taleOf(game)).toEqual({
      moved: { surt: 5 },
      landed: [
        { at: 'surt', rolls: [{ face: 'green', hammers: 2 }], outcome: 'good', text: '9 ≥ 7' },
      ],
    });
  });

  test('Y-14.5: Tyr’s two rolls lie side by side until he has chosen', () => {
    const game = acting({ gods: ['tyr'], enemies: { hel: 1 }, vikings: [2] })
      .play('asgard hel 2')
      .rolls('die white', 'die black');
    const [open] = taleOf(game).landed;
    expect(open).toMatchObject({ at: 'hel', outcome: 'open' });
    expect(open?.rolls.map(({ face }) => face)).toEqual(['white', 'black']);
    const [kept] = taleOf(game.play('keep black')).landed;
    expect(kept).toEqual({
      at: 'hel',
      rolls: [{ face: 'black', hammers: 3 }],
      outcome: 'good',
      text: '5 ≥ 5',
    });
  });

  test('Y-8.3: the die of an enemy’s effect lands at the island whose bag it strikes', () => {
    const game = drawing({ gods: ['thor'], enemies: { surt: 2 } }).rolls('card surt', 'die blue');
    const { moved, landed } = taleOf(game);
    expect(moved).toEqual({ surt: 2 });
    expect(landed).toEqual([
      { at: 'blue', rolls: [{ face: 'blue', hammers: 1 }], outcome: 'bad', text: '+2' },
    ]);
  });

  test('Y-8, Y-14.5: until Tyr has chosen, the rolls for an effect lie at the enemy', () => {
    const game = drawing({ gods: ['tyr'], enemies: { surt: 2 } }).rolls(
      'card surt',
      'die blue',
      'die black',
    );
    expect(taleOf(game).landed).toMatchObject([{ at: 'surt', outcome: 'open' }]);
  });

  test('Y-8.1: an attempt to calm Fenrir lands at him', () => {
    const game = acting({ gods: ['thor'], enemies: { fenrir: 1 }, fenrirCard: 'fenrir' })
      .play('calm')
      .rolls('die white');
    expect(taleOf(game).landed).toMatchObject([{ at: 'fenrir', outcome: 'good' }]);
  });

  test('the next action starts a new tale', () => {
    const game = acting({ gods: ['thor'], enemies: { surt: 5 }, vikings: [6] })
      .play('asgard surt 6')
      .rolls('die green')
      .play('alfheim');
    expect(taleOf(game)).toEqual(NOTHING_TOLD);
  });
});

describe('what a question means on the board', () => {
  const choices = (question: string, open: string[], closed: string[] = []): Choices => ({
    seat: 0,
    seq: 1,
    beginning: '',
    question,
    list: open.map((words) => ({ line: words, words, remark: '', goesOn: false })),
    closed: closed.map((words) => ({
      words,
      refusal: { rule: 'Y-9.1', reason: 'enemyAtStart', facts: {} },
    })),
    foresight: [],
  });
  const asked = (given: Choices) => ({
    asking: { choices: given },
    standing: (word: string): Standing => {
      if (given.list.some(({ words }) => words === word)) return 'legal';
      return given.closed.some(({ words }) => words === word) ? 'closed' : 'idle';
    },
  });

  test('a thing is found by its word, alone or after a verb', () => {
    const fight = asked(choices('chooseEnemy', ['loki'], ['hel']));
    expect(targetOf(fight, 'lanes', 'loki')).toEqual({ words: 'loki', standing: 'legal' });
    expect(targetOf(fight, 'lanes', 'hel')).toEqual({ words: 'hel', standing: 'closed' });
    const vanir = asked(choices('useVanir', ['advance', 'push loki'], ['push hel']));
    expect(targetOf(vanir, 'lanes', 'loki')).toEqual({ words: 'push loki', standing: 'legal' });
    expect(targetOf(vanir, 'lanes', 'hel').standing).toBe('idle');
  });

  test('a word lights only what the question is about', () => {
    const forge = asked(choices('chooseWeapon', ['loki']));
    expect(targetOf(forge, 'lanes', 'loki').standing).toBe('idle');
    expect(targetOf(forge, 'weapons', 'loki').standing).toBe('legal');
    const keep = asked(choices('chooseRoll', ['blue', 'black']));
    expect(targetOf(keep, 'islands', 'blue').standing).toBe('idle');
  });
});
