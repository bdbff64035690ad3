import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';

/**
 * Name, number of answers, verb, and whether the answer goes on in a line. Action ids, saved games and
 * links depend on the order and on every number: a new question goes to the end, and none is changed.
 */
const KINDS: readonly (readonly [name: string, moves: number, verb: string, continues: boolean])[] =
  [
    ['dealGod', 8, 'god', false],
    ['dealSupport', 8, 'support', false],
    ['showArtifact', 18, 'artifact', false],
    ['seeBack', 5, 'back', false],
    ['orderSeats', 5, 'order', false],
    ['revealCard', 31, 'card', false],
    ['drawIotunn', 18, 'iotunn', false],
    ['escort', 9, 'escort', false],
    ['move', 14, '', false],
    ['mission', 33, '', false],
    ['takeTroops', 4, 'take', true],
    ['healWorld', 9, 'heal', true],
    ['takeArtifact', 18, 'artifact', true],
    ['drawCreature', 18, 'creature', false],
    ['chooseCreature', 18, 'apply', false],
    ['throwStone', 4, 'stone', false],
    ['useStone', 5, 'rune', false],
    ['moveFigure', 5, 'figure', true],
    ['moveTo', 9, 'to', true],
    ['actIn', 9, 'in', true],
    ['turnTree', 3, 'turn', true],
    ['go', 9, 'go', true],
    ['journey', 33, '', false],
    ['defeatIotunn', 18, 'iotunn', true],
    ['giveLife', 5, 'life', true],
    ['shareLives', 10, 'lives', false],
    ['shareElves', 14, 'elves', false],
    ['shareDice', 14, 'dice', false],
    ['shareArtifact', 5, 'artifacts', false],
    ['ride', 9, 'ride', false],
    ['showCard', 31, 'card', false],
    ['stackCard', 31, 'stack', false],
    ['takeCard', 12, 'take', true],
    ['giveCard', 5, 'to', true],
    ['kinTake', 101, 'kin', false],
    ['payHeroes', 9, 'heroes', false],
    ['rollDice', 14, 'dice', true],
    ['rollGod', 7, 'god-die', false],
    ['rollVanir', 7, 'vanir-die', false],
    ['rerollGod', 2, 'draupnir', false],
    ['rerollVanir', 14, 'andvarinaut', true],
    ['convert', 14, 'elves', false],
    ['brotherElf', 2, 'brother', false],
    ['freyrElves', 14, 'freyr', false],
    ['lateHeroes', 9, 'late', false],
    ['kinLives', 10, 'kinlives', false],
    ['luckyItem', 3, 'lucky', false],
    ['throw', 0, '', false],
    ['orderNext', 5, 'order', true],
    ['kinAtAnyTime', 104, 'kin', false],
    ['carry', 0, '', false],
    ['sagaRun', 0, '', false],
    ['sagaMission', 47, '', false],
    ['sagaJourney', 47, '', false],
    ['sagaActIn', 7, '', true],
    ['sagaChoose', 9, 'choose', true],
    ['sagaChance', 9, 'fate', false],
    ['sagaToken', 4, 'token', false],
    ['sagaDiscard', 18, 'discard', true],
  ];

test('the questions keep their order, their names and the numbers of their answers', () => {
  expect(
    chronicles.kinds.map(({ name, moves, verb, continues }) => [name, moves, verb, continues]),
  ).toEqual(KINDS);
});
