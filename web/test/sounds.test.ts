import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { EVENT_SOUNDS, soundsOf } from '../play/event-sounds.ts';

describe('sounds', () => {
  it('belong to events that games tell of', async () => {
    const rooms = await Promise.all(Object.values(GAMES).map((door) => door.room()));
    const told = rooms.map(({ game }) => new Set(game.events.map(({ name }) => name)));
    for (const name of EVENT_SOUNDS.keys()) {
      expect(
        told.some((names) => names.has(name)),
        name,
      ).toBe(true);
    }
    for (const names of told) {
      expect([...names].filter((name) => EVENT_SOUNDS.has(name)).length).toBeGreaterThan(5);
    }
  });

  it('are few at a time, each once', () => {
    expect(soundsOf(['dieRolled', 'dieRolled', 'fightWon', 'nothing'])).toEqual(['rattle', 'rise']);
    expect(soundsOf(['dieRolled', 'fightWon', 'ignited', 'gameWon'])).toHaveLength(3);
  });
});
