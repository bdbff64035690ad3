import { CHANCE, Match } from '@nineworlds/engine';
import { expect, test } from 'vitest';
import { fixedRolls } from '../fixed-rolls.ts';
import { miniTrack } from '../games/mini-track/index.ts';
import { scenario } from '../scenario.ts';

const newMatch = () => new Match(miniTrack, { seats: 4 });

test('rolls come in their order, with or without the word chance', () => {
  const match = newMatch();
  const rolls = fixedRolls(['card hel', 'chance island green']);
  match.settleAllChance(rolls);
  expect(match.lines.map(({ line }) => line)).toEqual(['chance card hel', 'chance island green']);
  rolls.done();
});

test('a roll that cannot come is refused with those that can', () => {
  const rolls = fixedRolls(['die face-1']);
  expect(() => newMatch().settleChance(rolls)).toThrow(
    'the roll "chance die face-1" does not answer drawCard: chance card fenrir, chance card hel',
  );
});

test('a roll too few is refused', () => {
  const match = newMatch();
  expect(() => match.settleAllChance(fixedRolls(['card hel']))).toThrow(
    'no roll is left for sinkIsland',
  );
});

test('a roll left over fails, and says which', () => {
  const match = newMatch();
  const rolls = fixedRolls(['card thrym', 'die face-1']);
  match.settleAllChance(rolls);
  expect(() => rolls.done()).toThrow('rolls left over: chance die face-1');
});

test('a scenario fails on a roll left over, a wrong question, a wrong refusal and a bad line', () => {
  const open = () => scenario(miniTrack).rolls('card thrym');
  open().asks(0, 'act').end();
  expect(() => open().rolls('die face-1').end()).toThrow('rolls left over');
  expect(() => open().asks(1, 'act')).toThrow('act should be asked of 1, but act of 0 is');
  expect(() => open().refuses('forge', 'M-5.2', 'weaponFull')).toThrow('but: played');
  expect(() => open().play('give 1')).toThrow('"give 1" is refused by M-5.4: giveToSelf');
  expect(() => scenario(miniTrack).asks(CHANCE, 'act')).toThrow('but drawCard of -1 is');
});
