import { CHANCE } from '@nineworlds/engine';
import { messagesOf } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { GIANT_WORDS, MANN, SIGEL, TIWAZ } from '../data/giants.ts';
import type { rollFight } from '../rules/combat.ts';
import type { YggdrasilEvents } from '../rules/events.ts';
import { yggdrasilRules } from '../rules/game.ts';
import { BY_LOKI, type turnGiant } from '../rules/giants.ts';
import {
  because,
  REASONS,
  type Reason,
  type RefusalFacts,
  WHY,
  type YggdrasilRefusals,
} from '../rules/refusals.ts';
import { ownerFile } from './owner-edition.ts';
import { acting, type Game, type Situation } from './situation.ts';
import { TABLES } from './tables.ts';

/** The rules by which each reason refuses something; a reason that is missing does not compile. */
const RULES: Readonly<Record<keyof YggdrasilRefusals, readonly string[]>> = {
  worldUsed: ['Y-7.2'],
  repeatUsed: ['Y-14.6'],
  worldClosed: ['Y-11.3'],
  fenrirAngry: ['Y-8.1'],
  fenrirNotAngry: ['Y-8.1'],
  enemyAtStart: ['Y-15.1'],
  tooFar: ['Y-9.2'],
  floodClosed: ['Y-11.6'],
  islandFlooded: ['Y-9.2'],
  rainbowBare: ['Y-9.2'],
  bagEmpty: ['Y-15.9'],
  weaponAway: ['Y-12.1'],
  weaponBest: ['Y-12.1'],
  noElf: ['Y-9.4'],
  noSuchGod: ['Y-15.9'],
  ownSelf: ['Y-9.5'],
  nothingToExchange: ['Y-9.5'],
  helheimEmpty: ['Y-15.9'],
  giantBeaten: ['Y-9.8'],
  giantHidden: ['Y-9.8'],
  pileEmpty: ['Y-15.8'],
  onlyBergelmir: ['Y-16.3'],
  vanirAtEnd: ['Y-13'],
  vanirNotReached: ['Y-13'],
  vanirElsewhere: ['Y-16.6'],
  vanirLacks: ['Y-16.15'],
  sameIsland: ['Y-13.1'],
  notAdjacent: ['Y-13.1'],
  deckEmpty: ['Y-13.3'],
  cannotGoBack: ['Y-13.4', 'Y-15.2', 'Y-11.10', 'Y-11.11'],
  giantNotInPile: ['Y-13.5'],
  noEnemyOut: ['Y-15.1'],
  noIsland: ['Y-15.10'],
  noWeapon: ['Y-9.3'],
  noPartner: ['Y-15.9'],
  bagsEmpty: ['Y-15.9'],
  noGiant: ['Y-15.8'],
  noVanirUse: ['Y-13'],
  tooFewVikings: ['Y-10.2'],
  tooFewElves: ['Y-10.5'],
  holdsTooMany: ['Y-9.5', 'Y-11.8'],
  holdsTooFew: ['Y-11.8'],
  cardNotDrawn: ['Y-14.1'],
  notRolled: ['Y-14.5'],
  notRearmost: ['Y-8.6'],
  notInTrio: ['Y-6.6'],
  picksAscend: ['Y-11.11'],
  cardNotSeen: ['Y-13.3'],
  noSuchSeat: ['Y-3.5'],
  gatheredAlready: ['Y-16.11'],
  nobodyAsked: ['Y-7.1'],
};

/** The fourth giant of a rune has been dismissed, which releases its power. */
function released(rune: number): Game {
  const [last, ...beatenGiants] = GIANT_WORDS.slice(4 * rune, 4 * rune + 4);
  const enemies = { fenrir: 1, hel: 2, loki: 3, surt: 4 };
  const holdings = { gods: ['heimdall', 'thor'], vikings: [3, 2], helheim: 15, vanir: 5 };
  return acting({ ...holdings, enemies, beatenGiants }).play(`vanaheim dismiss ${last}`);
}

/** The next cards have been seen and are laid back in an order. */
function foreseen(...cards: readonly string[]): Game {
  const game = acting({ vanir: 3, unseen: [...cards] }).play('vanaheim foresee');
  return game.rolls(...cards.map((card) => `card ${card}`));
}

/** The draft allows the fifth effect of the Vanir alone, and no giant is left to dismiss. */
const NO_USE: Situation = {
  options: { vanirUse: 'exact', vanirEnd: 'stays' },
  vanir: 5,
  activeGiants: GIANT_WORDS.filter((giant) => giant !== 'gymir'),
  beatenGiants: ['gymir'],
};
/** In this edition no space of the Vanir dismisses a giant. */
const NO_DISMISSAL: Situation = { options: { edition: ownerFile() }, vanir: 5 };
const BEST = { fenrir: [3], hel: [3], jormungand: [3], loki: [3], nidhogg: [3], surt: [3] };
const NO_PILE = { activeGiants: GIANT_WORDS.slice(0, 8), beatenGiants: GIANT_WORDS.slice(8) };
const EMPTY_BAG = { bagVikings: [0, 9, 9, 9], bagFire: [0, 9, 9, 9] };
const EMPTY_BAGS = { bagVikings: [0, 0, 0, 0], bagFire: [0, 0, 0, 0] };

/** What random games hardly ever bring: a line, where it is refused, by which rule and why. */
const SELDOM: readonly (readonly [string, () => Game, string, keyof YggdrasilRefusals])[] = [
  ['muspellheim white', () => acting(EMPTY_BAG), 'Y-15.9', 'bagEmpty'],
  ['muspellheim white', () => acting(EMPTY_BAGS), 'Y-15.9', 'bagsEmpty'],
  ['nidavellir loki', () => acting({ weapons: { loki: [3] } }), 'Y-12.1', 'weaponBest'],
  ['nidavellir hel', () => acting({ weapons: BEST }), 'Y-9.3', 'noWeapon'],
  ['jotunheim hidden', () => acting(NO_PILE), 'Y-15.8', 'pileEmpty'],
  ['jotunheim hrym', () => acting({ beatenGiants: GIANT_WORDS }), 'Y-15.8', 'noGiant'],
  ['vanaheim advance', () => acting({ vanir: 5 }), 'Y-13', 'vanirAtEnd'],
  ['vanaheim dismiss hrym', () => acting(NO_USE), 'Y-13', 'noVanirUse'],
  ['vanaheim dismiss hrym', () => acting(NO_DISMISSAL), 'Y-16.15', 'vanirLacks'],
  ['vanaheim foresee', () => acting({ vanir: 3, unseen: [] }), 'Y-13.3', 'deckEmpty'],
  ['order loki', () => foreseen('hel', 'surt'), 'Y-13.3', 'cardNotSeen'],
  ['vanaheim push loki', () => acting({ vanir: 4 }), 'Y-13.4', 'cannotGoBack'],
  [
    'vanaheim dismiss hrym',
    () => acting({ vanir: 5, activeGiants: ['hrym'] }),
    'Y-13.5',
    'giantNotInPile',
  ],
  ['share heimdall 19', () => released(SIGEL), 'Y-11.8', 'holdsTooMany'],
  ['share heimdall 5 thor 1', () => released(SIGEL), 'Y-11.8', 'holdsTooFew'],
  ['back nidhogg', () => released(MANN), 'Y-11.10', 'cannotGoBack'],
  ['back nidhogg', () => released(TIWAZ), 'Y-11.11', 'cannotGoBack'],
  ['back hel fenrir', () => released(TIWAZ), 'Y-11.11', 'picksAscend'],
];

test.each(SELDOM)('%s is refused', (line, begin, rule, reason) => {
  begin().refuses(line, rule, reason).end();
});

test('every reason is met with its rules, in random games or above, and with no others', () => {
  const met = messagesOf(yggdrasilRules, TABLES, 40).refused.map(
    ({ rule, reason }) => `${reason} ${rule}`,
  );
  const above = SELDOM.map(([, , rule, reason]) => `${reason} ${rule}`);
  const declared = Object.entries(RULES).flatMap(([reason, rules]) =>
    rules.map((rule) => `${reason} ${rule}`),
  );
  expect([...new Set([...met, ...above])].sort()).toEqual(declared.sort());
});

test('every reason that is a number is among them, with its rule', () => {
  for (const { rule, reason } of REASONS) {
    if (reason !== 'open') expect(RULES[reason], reason).toContain(rule);
  }
});

test('each of them has a number of its own, by which it is found', () => {
  const found = Object.entries(WHY).map(([name, number]) => [name, REASONS[number].reason]);
  expect(found).toEqual(Object.keys(WHY).map((name) => [name, name]));
  expect(because(WHY.noElf, {})).toEqual({ rule: 'Y-9.4', reason: 'noElf', facts: {} });
  expect(because(WHY.open, {})).toBeUndefined();
});

test('another number, and a misspelt fact or reason, do not compile', () => {
  // @ts-expect-error: only the numbers of WHY are reasons.
  const number: Reason = 12;
  // @ts-expect-error: "giants".
  const facts: RefusalFacts = { giants: 'hrym' };
  // @ts-expect-error: "noElves".
  const { noElves } = WHY;
  // @ts-expect-error: that Fenrir is angry has no facts.
  const told: YggdrasilEvents['fenrirAngered'] = { god: 'thor' };
  // @ts-expect-error: that there is no elf has no facts.
  const refused: YggdrasilRefusals['noElf'] = { god: 'thor' };
  // @ts-expect-error: the Vikings of the fight are missing.
  const fight: Parameters<typeof rollFight.ask> = [acting().position, CHANCE, 0];
  // @ts-expect-error: how many giants Loki turns is missing.
  const turning: Parameters<typeof turnGiant.ask> = [acting().position, CHANCE, BY_LOKI];
  expect([number, facts, noElves, told, refused, fight, turning]).toHaveLength(7);
});

test.each<[string, Situation, object]>([
  ['alfheim', { activeGiants: ['hrungnir'] }, { world: 'alfheim', giant: 'hrungnir' }],
  ['asgard fenrir', { enemies: { hel: 1 } }, { enemy: 'fenrir' }],
  ['midgard black', { valkyries: 'white' }, { from: 'white', island: 'black' }],
  ['midgard black', { valkyries: 'green', activeGiants: ['hymir'] }, { giant: 'hymir' }],
  [
    'nidavellir loki',
    { gods: ['frey', 'tyr'], weapons: { loki: [1, 2] } },
    { enemy: 'loki', weapon: 'hofund', level: 2, god: 'tyr' },
  ],
  ['niflheim tyr', { gods: ['frey', 'tyr', 'odin'], elves: [0, 0, 1] }, { other: 'tyr' }],
  ['muspellheim white', { bagVikings: [0, 9, 9, 9], bagFire: [0, 9, 9, 9] }, { bag: 'white' }],
  ['jotunheim hrym', { beatenGiants: ['hrym'] }, { giant: 'hrym' }],
  [
    'jotunheim greip',
    { options: { giants: 'draft' }, activeGiants: ['greip', 'bergelmir'] },
    { giant: 'bergelmir' },
  ],
  [
    'jotunheim hidden',
    { options: { giants: 'draft' }, activeGiants: ['bergelmir'] },
    { giant: 'bergelmir' },
  ],
  ['vanaheim fly blue', { vanir: 0 }, { space: 1, at: 0, island: 'blue' }],
  ['vanaheim fly rainbow', { vanir: 1 }, { space: 1, at: 1, island: 'rainbow' }],
  ['vanaheim take', { vanir: 1 }, { space: 2, at: 1 }],
  ['vanaheim push fenrir', { vanir: 4 }, { space: 4, at: 4, enemy: 'fenrir' }],
  ['vanaheim push surt', { vanir: 4 }, { space: 4, enemy: 'surt' }],
  ['vanaheim dismiss angerboda', { vanir: 2 }, { space: 5, at: 2, giant: 'angerboda' }],
])('a refusal names what it is about: %s', (line, situation, facts) => {
  const game = acting(situation);
  const played = game.match.play(line);
  expect('rule' in played ? played.facts : {}).toMatchObject(facts);
  game.asks(0, 'act').end();
});
