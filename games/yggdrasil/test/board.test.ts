import type { Standing } from '@nineworlds/board';
import type { Beat, Choices } from '@nineworlds/protocol';
import { describe, expect, test } from 'vitest';
import { afterBeat, NOTHING_RECENT, type Recent } from '../board/recent.ts';
import { targetOf } from '../board/target.ts';
import type { YggdrasilEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import { acting, drawing, type Game } from './situation.ts';

/** What the board shows as recent after some lines, each with its chance. */
function recentOf({ match }: Game): Recent {
  return match.lines.reduce((recent: Recent, { line, events }) => {
    // The events of a match are those of its game.
    return afterBeat(recent, {
      line,
      events: events as unknown as Beat<YggdrasilEvents>['events'],
    });
  }, NOTHING_RECENT);
}

describe('what has just happened', () => {
  test('Y-10: a fight lands at the foe, with its die, total and strength, and leaves a mark behind', () => {
    const game = acting({ gods: ['thor'], enemies: { surt: 5 }, vikings: [6] })
      .play('asgard surt 6')
      .rolls('die green');
    expect(recentOf(game)).toEqual({
      moved: [{ enemy: 'surt', from: 5 }],
      outcomes: [
        { at: 'surt', rolls: [{ face: 'green', hammers: 2 }], result: 'good', text: '9 ≥ 7' },
      ],
    });
  });

  test('Y-14.5: Tyr’s two rolls lie side by side until he has chosen', () => {
    const game = acting({ gods: ['tyr'], enemies: { hel: 1 }, vikings: [2] })
      .play('asgard hel 2')
      .rolls('die white', 'die black');
    const [open] = recentOf(game).outcomes;
    expect(open).toMatchObject({ at: 'hel', result: 'open' });
    expect(open?.rolls.map(({ face }) => face)).toEqual(['white', 'black']);
    const [kept] = recentOf(game.play('keep black')).outcomes;
    expect(kept).toEqual({
      at: 'hel',
      rolls: [{ face: 'black', hammers: 3 }],
      result: 'good',
      text: '5 ≥ 5',
    });
  });

  test('Y-8.3: the die of an enemy’s effect lands at the island whose bag it strikes', () => {
    const game = drawing({ gods: ['thor'], enemies: { surt: 2 } }).rolls('card surt', 'die blue');
    const { moved, outcomes } = recentOf(game);
    expect(moved).toEqual([{ enemy: 'surt', from: 2 }]);
    expect(outcomes).toEqual([
      { at: 'blue', rolls: [{ face: 'blue', hammers: 1 }], result: 'bad', text: '+2' },
    ]);
  });

  test('Y-8, Y-14.5: until Tyr has chosen, the rolls for an effect lie at the enemy', () => {
    const game = drawing({ gods: ['tyr'], enemies: { surt: 2 } }).rolls(
      'card surt',
      'die blue',
      'die black',
    );
    expect(recentOf(game).outcomes).toMatchObject([{ at: 'surt', result: 'open' }]);
  });

  test('Y-8.1: an attempt to calm Fenrir lands at him', () => {
    const game = acting({ gods: ['thor'], enemies: { fenrir: 1 }, fenrirCard: 'fenrir' })
      .play('calm')
      .rolls('die white');
    expect(recentOf(game).outcomes).toMatchObject([{ at: 'fenrir', result: 'good' }]);
  });

  test('the next action starts anew', () => {
    const game = acting({ gods: ['thor'], enemies: { surt: 5 }, vikings: [6] })
      .play('asgard surt 6')
      .rolls('die green')
      .play('alfheim');
    expect(recentOf(game)).toEqual(NOTHING_RECENT);
  });
});

describe('what a question means on the board', () => {
  const choices = (
    question: QuestionName,
    open: string[],
    closed: string[] = [],
  ): Choices<QuestionName> => ({
    seat: 0,
    seq: 1,
    beginning: '',
    question,
    list: open.map((words) => ({ line: words, words, remark: '', goesOn: false })),
    closed: closed.map((words) => ({
      words,
      refusal: { rule: 'Y-9.1', reason: 'enemyAtStart', facts: {} },
    })),
    preview: [],
  });
  const asked = (given: Choices<QuestionName>) => ({
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
