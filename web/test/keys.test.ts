import { describe, expect, it } from 'vitest';
import { playAct } from '../play/shortcuts.ts';
import { replayAct } from '../replay/replay-keys.ts';

describe('keys at the table', () => {
  it('pick, confirm and ask for things', () => {
    expect(playAct('3', 'page')).toEqual({ act: 'pick', index: 2 });
    expect(playAct('Enter', 'page')).toEqual({ act: 'confirm' });
    expect(playAct('Escape', 'control')).toEqual({ act: 'back' });
    expect(playAct('U', 'page')).toEqual({ act: 'undo' });
    expect(playAct('/', 'page')).toEqual({ act: 'command' });
    expect(playAct('?', 'page')).toEqual({ act: 'help' });
  });

  it('leave a text to itself, and Enter to the button it was pressed on', () => {
    expect(playAct('u', 'text')).toBeUndefined();
    expect(playAct('Enter', 'control')).toBeUndefined();
    expect(playAct('x', 'page')).toBeUndefined();
  });
});

describe('keys of a replay', () => {
  it('step, turn, play and branch', () => {
    const keys = ['ArrowLeft', 'ArrowRight', '[', ']', 'Home', 'End', ' ', 'b'];
    expect(keys.map((key) => replayAct(key, 'page'))).toEqual([
      'previous',
      'next',
      'previousTurn',
      'nextTurn',
      'first',
      'last',
      'play',
      'branch',
    ]);
  });

  it('leave Space to a button and everything to a text', () => {
    expect(replayAct(' ', 'control')).toBeUndefined();
    expect(replayAct('End', 'control')).toBe('last');
    expect(replayAct('ArrowLeft', 'text')).toBeUndefined();
    expect(replayAct('toString', 'page')).toBeUndefined();
  });
});
