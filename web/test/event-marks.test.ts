import { describe, expect, it } from 'vitest';
import { iconOf, type Marks, soundsOf } from '../play/event-marks.ts';

const MARKS: Marks = {
  dieRolled: { icon: 'die', sound: 'rattle' },
  fightWon: { icon: 'victory', sound: 'rise' },
  ignited: { icon: 'fire', sound: 'crackle' },
  gameWon: { icon: 'victory', sound: 'horn' },
  enemyAdvanced: { sound: 'drum' },
  turnBegan: {},
};
const told = (...names: readonly string[]) => names.map((name) => ({ name, facts: {} }));

describe('sounds of a step', () => {
  it('are few at a time, each once', () => {
    const events = told('dieRolled', 'dieRolled', 'fightWon', 'turnBegan', 'nothing');
    expect(soundsOf(MARKS, events)).toEqual(['rattle', 'rise']);
    expect(soundsOf(MARKS, told('dieRolled', 'fightWon', 'ignited', 'gameWon'))).toHaveLength(3);
  });
});

describe('the piece before a sentence', () => {
  it('is the enemy that the event is about, or else what the game says', () => {
    expect(iconOf(MARKS, { name: 'enemyAdvanced', facts: { enemy: 'loki' } })).toBe('loki');
    expect(iconOf(MARKS, { name: 'fightWon', facts: { foe: 'loki' } })).toBe('victory');
    expect(iconOf(MARKS, { name: 'turnBegan', facts: {} })).toBe('');
    expect(iconOf(MARKS, { name: 'nothing', facts: { enemy: 'toString' } })).toBe('');
  });
});
