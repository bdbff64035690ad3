import type { Choice, Choices, ClosedChoice } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import {
  back,
  canGoBack,
  confirm,
  consider,
  type Drafted,
  draftOf,
  explain,
  type LineDraft,
  lineOf,
  NO_DRAFT,
  opened,
  pick,
  standing,
} from '../client/line-draft.ts';

/** A question: its choices (those that go on end with an ellipsis), and what is closed. */
function asks(
  beginning: string,
  question: string,
  words: readonly string[],
  more: Partial<Choices> = {},
): Choices {
  const list = words.map((given): Choice => {
    const goesOn = given.endsWith('…');
    const own = given.replace('…', '');
    return { line: `${beginning} ${own}`.trim(), words: own, remark: '', goesOn };
  });
  return { seat: 0, seq: 7, beginning, question, list, closed: [], preview: [], ...more };
}

const refusal = { rule: 'X-1', reason: 'noWay', facts: {} };
const isClosed = (words: string): ClosedChoice => ({ words, refusal });
const comesLater = (words: string): ClosedChoice => ({ words, refusal, reorder: true });

const ACT = asks('', 'act', ['asgard…', 'midgard…', 'rest'], { closed: [isClosed('hel')] });
const FOES = asks('asgard', 'chooseEnemy', ['loki…', 'surt…']);
const VIKINGS = asks('asgard surt', 'payVikings', ['0', '1', '2']);

/** Follows a draft as a page does, with choices that a host would tell. */
function follow(given: Drafted, told: Readonly<Record<string, Choices>>): LineDraft {
  let { draft, effect } = given;
  while (effect.type === 'ask') {
    const { line } = effect;
    const choices = told[line] ?? asks(line, '', []);
    ({ draft, effect } = opened(draft, line, choices));
  }
  return draft;
}

const HOST = { asgard: FOES, 'asgard surt': VIKINGS };

/** The draft after some taps. */
function after(...words: readonly string[]): LineDraft {
  return words.reduce((draft, word) => follow(pick(draft, word), HOST), draftOf(ACT));
}

describe('a line that is put together part by part', () => {
  it('opens each part, and considers what completes the line', () => {
    const draft = after('asgard', 'surt', '2');
    expect(lineOf(draft)).toBe('asgard surt 2');
    expect(draft.considered?.line).toBe('asgard surt 2');
    expect(draft.preview?.beginning).toBe('asgard surt 2');
    expect(confirm(draft).effect).toEqual({ type: 'play', line: 'asgard surt 2' });
  });

  it('is played by a second tap on what is considered', () => {
    expect(pick(after('asgard', 'surt', '2'), '2').effect).toEqual({
      type: 'play',
      line: 'asgard surt 2',
    });
    expect(confirm(after('asgard', 'surt')).effect).toEqual({ type: 'none' });
  });

  it('goes back step by step', () => {
    let draft = after('asgard', 'surt', '2');
    const lines = [];
    while (canGoBack(draft)) {
      draft = back(draft);
      lines.push([lineOf(draft), draft.open?.question]);
    }
    expect(lines).toEqual([
      ['asgard surt', 'payVikings'],
      ['asgard', 'chooseEnemy'],
      ['', 'act'],
    ]);
    expect(back(draft)).toBe(draft);
  });

  it('takes an earlier part anew', () => {
    const other = after('asgard', 'surt', '2', 'midgard');
    expect([lineOf(other), other.path.length]).toEqual(['midgard', 1]);
    const foe = after('asgard', 'surt', '2', 'loki');
    expect([lineOf(foe), foe.path.length, foe.considered]).toEqual(['asgard loki', 2, undefined]);
  });

  it('opens the words that several choices begin with', () => {
    const draft = draftOf(asks('', 'move', ['north one', 'north two', 'south']));
    expect(pick(draft, 'north').effect).toEqual({ type: 'ask', line: 'north' });
    expect(pick(draft, 'south').draft.considered?.line).toBe('south');
  });

  it('tells how each thing stands to it', () => {
    const draft = after('asgard', 'surt', '2');
    const words = ['2', '1', 'surt', 'asgard', 'loki', 'nothing'];
    expect(words.map((word) => standing(draft, word))).toEqual([
      'considered',
      'legal',
      'selected',
      'selected',
      'idle',
      'idle',
    ]);
    expect([standing(draftOf(ACT), 'hel'), standing(NO_DRAFT, 'hel')]).toEqual(['closed', 'idle']);
  });

  it('says why something is closed, and stays as it is', () => {
    const draft = draftOf(ACT);
    const told = { draft, effect: { type: 'explain', words: 'hel', refusal } };
    expect(pick(draft, 'hel')).toEqual(told);
    expect(explain(draft, isClosed('hel'))).toEqual(told);
    expect(pick(draft, 'nothing')).toEqual({ draft, effect: { type: 'none' } });
  });

  it('is not changed by choices that nobody waits for any more', () => {
    const asked = pick(draftOf(ACT), 'asgard').draft;
    const other = follow(pick(asked, 'midgard'), {});
    expect(opened(other, 'asgard', FOES).draft).toBe(other);
  });

  it('answers nothing while nobody is asked', () => {
    expect(pick(NO_DRAFT, 'asgard')).toEqual({ draft: NO_DRAFT, effect: { type: 'none' } });
  });
});

describe('what the host has told ahead', () => {
  const ahead = {
    asgard: FOES,
    'asgard surt': VIKINGS,
    'asgard surt 2': asks('asgard surt 2', '', []),
  };
  const draft = draftOf({ ...ACT, ahead });

  it('is not asked for', () => {
    let drafted: Drafted = { draft, effect: { type: 'none' } };
    for (const word of ['asgard', 'surt', '2']) {
      drafted = pick(drafted.draft, word);
      expect(drafted.effect).toEqual({ type: 'none' });
    }
    expect(drafted.draft.preview?.beginning).toBe('asgard surt 2');
  });

  it('may come with an answer, and ends where it ends', () => {
    const asked = pick(draftOf(ACT), 'asgard');
    expect(asked.effect).toEqual({ type: 'ask', line: 'asgard' });
    const told = opened(asked.draft, 'asgard', { ...FOES, ahead: { 'asgard surt': VIKINGS } });
    const foe = pick(told.draft, 'surt');
    expect(foe.effect).toEqual({ type: 'none' });
    expect(pick(foe.draft, '1').effect).toEqual({ type: 'ask', line: 'asgard surt 1' });
  });
});

describe('picks that are named in ascending order', () => {
  /** Three of five places, of which only the next higher ones are open. */
  function places(picked: readonly number[]): Choices {
    const last = picked.at(-1) ?? 0;
    const left = 3 - picked.length;
    const isOpen = (place: number) => place > last && place <= 6 - left;
    const all = [1, 2, 3, 4, 5];
    const words = all.filter(isOpen).map((place) => (left > 1 ? `${place}…` : `${place}`));
    const closed = all.filter((place) => !isOpen(place)).map((place) => comesLater(`${place}`));
    return asks(['light', ...picked].join(' '), 'light', words, { closed });
  }
  const told = new Proxy(
    {},
    {
      get: (_, line: string) => places(line.split(' ').slice(1).map(Number)),
    },
  );
  const picked = (...words: readonly string[]): LineDraft =>
    words.reduce((draft, word) => follow(pick(draft, word), told), draftOf(places([])));

  it('may be picked in any order', () => {
    for (const order of [
      ['1', '3', '5'],
      ['5', '3', '1'],
      ['3', '5', '1'],
      ['5', '1', '3'],
    ]) {
      expect(lineOf(picked(...order)), order.join()).toBe('light 1 3 5');
    }
  });

  it('wait where they can be named only after something else, and are lit meanwhile', () => {
    const draft = picked('5');
    expect([lineOf(draft), draft.waiting]).toEqual(['light', ['5']]);
    expect(['5', '4', '1'].map((word) => standing(draft, word))).toEqual([
      'selected',
      'legal',
      'legal',
    ]);
  });

  it('are taken back by a second tap, or one by one', () => {
    expect(lineOf(picked('1', '3', '1', '4', '5'))).toBe('light 3 4 5');
    const waiting = picked('5', '4');
    expect(waiting.waiting).toEqual(['4', '5']);
    expect(back(waiting).waiting).toEqual(['4']);
    expect(canGoBack(back(back(waiting)))).toBe(false);
  });

  it('may be changed after the last one', () => {
    const draft = picked('1', '3', '5', '2');
    expect(draft.waiting.length + draft.path.length).toBeGreaterThan(0);
    expect(standing(draft, '2')).not.toBe('idle');
  });
});

describe('a question with more closed answers than can be listed', () => {
  const draft = draftOf(asks('', 'place', ['a1', 'b2…'], { unlisted: true }));

  it('shows what is not open as closed', () => {
    expect([standing(draft, 'a1'), standing(draft, 'c3')]).toEqual(['legal', 'closed']);
  });

  it('asks why when such a thing is tapped', () => {
    expect(pick(draft, 'c3')).toEqual({
      draft,
      effect: { type: 'why', words: 'c3', line: 'c3' },
    });
    const next = follow(pick(draft, 'b2'), {
      b2: asks('b2', 'turn', ['left'], { unlisted: true }),
    });
    expect(pick(next, 'up').effect).toEqual({ type: 'why', words: 'up', line: 'b2 up' });
    // What can still be taken instead is no closed door.
    expect(standing(next, 'a1')).toBe('idle');
    expect(consider(next, next.open?.list[0] as Choice).draft.considered?.line).toBe('b2 left');
  });
});
