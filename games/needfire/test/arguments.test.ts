import { type Argument, type Bot, type Facts, Rng } from '@nineworlds/engine';
import {
  anything,
  type BotLine,
  everyLanguage,
  playByLines,
  type Scenario,
} from '@nineworlds/testkit';
import { argumentSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import type { NeedfirePosition, NeedfireView } from '../index.ts';
import { en } from '../locale/advice/en.ts';
import { searchModel } from '../search-model.ts';
import { dealt } from './dealt.ts';

type Line = BotLine<NeedfirePosition>;

const texts = await everyLanguage((lang) => searchModel.argumentTexts(lang, {}));

/** Goes through the lines of a few games; the policy's, or any. */
function everyLine(bot: Bot<NeedfirePosition>, games: number, visit: (line: Line) => void): void {
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= games; seed++) {
      const memoryAid = seed % 4 !== 0;
      playByLines(needfire, bot, { seats, memoryAid }, seed, visit);
    }
  }
}

const argumentsOf = ({ observation, seat, line }: Line) =>
  searchModel.argumentsFor(observation, seat, line);

/** What speaks for a line that is typed. */
function argumentsFor(game: Scenario<NeedfirePosition>, typed: string): readonly Argument[] {
  const { match, position } = game;
  const reading = match.read(typed);
  if (reading.status !== 'complete') throw new Error(`"${typed}" is no line`);
  const observation = needfire.blank(match.options);
  needfire.observe(position, position.active, observation);
  return searchModel.argumentsFor(observation, position.active, reading.moves);
}

argumentSuite(needfire, searchModel, {
  texts,
  argued: 0.8,
  oftenAsked: ['ignite', 'giveFlame'],
  tables: [2, 3, 4].flatMap((seats) =>
    [1, 2, 3, 4, 5, 6].map((seed) => [{ seats, memoryAid: seed % 4 !== 0 }, seed] as const),
  ),
});

describe('arguments', () => {
  test('N-7.4: are the same in worlds that the seat cannot tell apart', () => {
    const rng = new Rng(7);
    let compared = 0;
    everyLine(searchModel.policy, 3, ({ observation, seat, line }) => {
      const [world, again] = [0, 1].map(() => blankLike(observation));
      world.copyFrom(observation);
      needfire.determinize(world, rng);
      needfire.observe(world, seat, again);
      expect(searchModel.argumentsFor(again, seat, line)).toEqual(
        searchModel.argumentsFor(observation, seat, line),
      );
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
  });

  test('bring every sentence there is', () => {
    const found = new Set<string>();
    for (const bot of [searchModel.policy, anything]) {
      everyLine(bot, 5, (one) => {
        for (const { argument } of argumentsOf(one)) found.add(argument);
      });
    }
    expect([...found].sort()).toEqual(Object.keys(en).sort());
  });
});

function blankLike(p: NeedfirePosition): NeedfirePosition {
  return needfire.blank({
    seats: p.setup.seats,
    deck: 'reconstructed',
    first: 'random',
    exileEmbered: 'allowed',
    memoryAid: p.setup.memoryAid,
  });
}

describe('facts are those of the board', () => {
  const words = (value: string | number | undefined) => String(value).split(' ');

  /** N-2: whether a human reacts to a card, by the table that the view shows. */
  function reacts({ deck }: NeedfireView, human: string, card: string): boolean {
    return deck.elements.find(({ id }) => id === human)?.reactsTo.includes(card) ?? false;
  }

  const reacting = (view: NeedfireView, humans: readonly string[], card: string) =>
    humans.filter((human) => reacts(view, human, card));

  /** N-5: the longest chain of some humans, tried out in every order. */
  function chainOf(view: NeedfireView, humans: readonly string[]): number {
    const from = (last: string | undefined, left: readonly string[]): number =>
      Math.max(
        0,
        ...left
          .filter((human) => last === undefined || reacts(view, human, last))
          .map(
            (human) =>
              1 +
              from(
                human,
                left.filter((other) => other !== human),
              ),
          ),
      );
    return from(undefined, humans);
  }

  const own = (view: NeedfireView) => view.bands[view.active];
  const hand = (view: NeedfireView) => view.hands[view.active];
  const ring = (view: NeedfireView) => view.ring.filter((human) => human !== undefined);

  function scoreOf(view: NeedfireView, humans: readonly string[], flames = hand(view)): number {
    const blessing = flames.reduce((sum, flame) => sum + reacting(view, humans, flame).length, 0);
    return chainOf(view, humans) * blessing;
  }

  /** The element of a card that may be ignited: a human, or a bonfire by its place. */
  function elementOf(view: NeedfireView, host: string): string {
    const place = /^bonfire-(\d+)$/.exec(host);
    return place === null ? host : view.bonfires[Number(place[1]) - 1].card;
  }

  /** Whether the facts of an argument are so, by nothing but the view. */
  const CHECKS: {
    readonly [argument: string]: (view: NeedfireView, f: Facts) => boolean;
  } = {
    scoreWith: (view, { card, now, after }) =>
      now === scoreOf(view, own(view)) && after === scoreOf(view, [...own(view), String(card)]),
    chainWith: (view, { card, now, after }) =>
      now === chainOf(view, own(view)) && after === chainOf(view, [...own(view), String(card)]),
    takesBest: (view, { host, card, count, now, after }) => {
      const taken = reacting(view, ring(view), elementOf(view, String(host)));
      const able = taken.filter((human) => human !== host);
      const scores = able.map((human) => scoreOf(view, [...own(view), human]));
      return (
        count === able.length &&
        able.includes(String(card)) &&
        now === scoreOf(view, own(view)) &&
        after === Math.max(...scores)
      );
    },
    reactsToFlames: (view, { card, count, cards }) => {
      const flames = hand(view).filter((flame) => reacts(view, String(card), flame));
      return count === flames.length && String(cards) === flames.join(' ');
    },
    flameBetter: (view, { taken, given, more, less }) =>
      hand(view).includes(String(given)) &&
      view.bonfires.some(({ card }) => card === taken) &&
      more === reacting(view, own(view), String(taken)).length &&
      less === reacting(view, own(view), String(given)).length,
    igniteGiven: (view, { given, cards }) =>
      words(cards).every(
        (human) => ring(view).includes(human) && reacts(view, human, String(given)),
      ),
    wantedByOther: (view, { card, seat, now, after }) =>
      now === chainOf(view, view.bands[Number(seat)]) &&
      after === chainOf(view, [...view.bands[Number(seat)], String(card)]),
    blindBetter: (view, { given, place, count, all }) => {
      const seen = [
        ...hand(view),
        ...view.bonfires.filter(({ faceUp }) => faceUp).map(({ card }) => card),
        ...view.memory.map(({ card }) => card),
      ];
      const left = view.deck.elements.map(({ id }) => id).filter((id) => !seen.includes(id));
      const worth = reacting(view, own(view), String(given)).length;
      const better = left.filter((flame) => reacting(view, own(view), flame).length > worth);
      const { seenBy } = view.bonfires[Number(place) - 1];
      return seenBy.length === 0 && all === left.length && count === better.length;
    },
    openUnseen: (view, { place }) => view.bonfires[Number(place) - 1].seenBy.length === 0,
    openSeen: (view, { place, seat }) =>
      view.bonfires[Number(place) - 1].seenBy.includes(Number(seat)),
    emberTaken: (view, { seat, from }) =>
      view.bands[Number(seat)].includes(String(from)) && view.embers.includes(String(from)),
    emberOwn: (view, { host }) => own(view).includes(String(host)),
    emberWith: (view, { card }) => view.embers.includes(String(card)),
    exileUseless: (view, { card }) =>
      hand(view).every((flame) => !reacts(view, String(card), flame)),
  };

  test('N-5: scores, chains, reactions and embers', () => {
    const checked = new Set<string>();
    everyLine(searchModel.policy, 4, (one) => {
      const view = needfire.view(one.observation, one.seat);
      for (const { argument, facts } of argumentsOf(one)) {
        const check = CHECKS[argument];
        if (check === undefined) continue;
        expect(check(view, facts), `${argument} ${JSON.stringify(facts)}`).toBe(true);
        checked.add(argument);
      }
    });
    expect(checked.size).toBeGreaterThan(0.7 * Object.keys(CHECKS).length);
  });
});

describe('a position laid out', () => {
  // Gebo reacts to Isa, Perthro, Berkano and Cweorth.
  const ring = ['fehu', 'uruz', 'thurisaz', 'ansuz', 'raidho', 'kenaz', 'wunjo', 'hagalaz', 'ear'];
  const bands = ['gebo', 'jera', 'eihwaz', 'algiz'];
  const hands = [
    'isa fehu uruz thurisaz ansuz',
    'raidho kenaz gebo wunjo hagalaz',
    'nauthiz jera eihwaz algiz sowilo',
    'tiwaz ehwaz mannaz laguz ingwaz',
  ].flatMap((five) => five.split(' '));
  const opened = () =>
    dealt({ seats: 4, ring, bands, hands }).play('open 2').rolls('bonfire 2 perthro');

  test('N-4.3: a flame to which the own human reacts for one to which it does not', () => {
    const game = opened();
    expect(argumentsFor(game, 'swap fehu 2').slice(0, 2)).toEqual([
      { argument: 'flameBetter', facts: { given: 'fehu', taken: 'perthro', more: 1, less: 0 } },
      { argument: 'scoreRises', facts: { now: 1, after: 2 } },
    ]);
    game.end();
  });

  test('N-4.3: giving away the only flame that counts has nothing for it', () => {
    const game = opened();
    const given = argumentsFor(game, 'swap isa 2').map(({ argument }) => argument);
    expect(given).not.toContain('flameBetter');
    expect(given).not.toContain('scoreRises');
    game.end();
  });

  test('N-4.4: who reacts to an igniting card, and whose ember goes there', () => {
    const game = opened().play('swap fehu 2');
    const [ember] = needfire.view(game.position, 0).embers;
    const [first, ...others] = argumentsFor(game, `ignite gebo ${ember}`);
    expect(['takesBest', 'chooseAmong', 'looksAtExiles', 'takesExile']).toContain(first.argument);
    expect(first.facts.host).toBe('gebo');
    expect(others).toContainEqual({ argument: 'emberOwn', facts: { host: 'gebo' } });
    game.end();
  });

  test('says them in the words of the reader', () => {
    const game = opened();
    const [first] = argumentsFor(game, 'swap fehu 2');
    expect(texts.en[first.argument](first.facts)).toBe(
      '1 of your humans reacts to Perthro, none to Fehu.',
    );
    expect(texts.ja[first.argument](first.facts)).toBe(
      'ペルスロには自分の人間 1 枚が反応します。フェフには 0 枚です。',
    );
    game.end();
  });

  test('N-4.3: says nothing to somebody who is not asked', () => {
    const { position } = opened();
    expect(searchModel.argumentsFor(position, 1, [0])).toEqual([]);
  });
});
