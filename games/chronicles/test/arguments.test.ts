import { type Argument, type Facts, type Options, TEAM } from '@nineworlds/engine';
import {
  anything,
  type BotLine,
  everyLanguage,
  everyLine,
  playByLines,
  type SeededTable,
} from '@nineworlds/testkit';
import { argumentSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import type { ChroniclesPosition, ChroniclesView } from '../index.ts';
import { en } from '../locale/advice/en.ts';
import { searchModel } from '../search-model.ts';
import { isDefeat } from '../view/wakes-view.ts';
import { EVERY_QUESTION } from './every-question.ts';
import { acting, drawing, type Game, moving } from './situation.ts';

type Line = BotLine<ChroniclesPosition>;

const texts = await everyLanguage((lang) => searchModel.argumentTexts(lang, {}));

const TABLES: readonly SeededTable[] = [
  [{ seats: 3, mode: 'hard' }, 1],
  [{ seats: 2, mode: 'hard', memoryAid: false }, 2],
  [{ seats: 1 }, 3],
];

const argumentsOf = ({ observation, seat, line }: Line) =>
  searchModel.argumentsFor(observation, seat, line);

/** What speaks for a line that is typed. */
function argumentsFor({ match, position }: Game, typed: string): readonly Argument[] {
  const reading = match.read(typed);
  if (reading.status !== 'complete') throw new Error(`"${typed}" is no line`);
  const { seat } = position.frames;
  return searchModel.argumentsFor(position, seat === TEAM ? position.active : seat, reading.moves);
}

const saidFor = (game: Game, typed: string) =>
  argumentsFor(game, typed).map(({ argument, facts }) => texts.en[argument](facts));

argumentSuite(chronicles, searchModel, {
  texts,
  argued: 0.9,
  oftenAsked: ['move', 'mission'],
  // A god may travel along or stay, and stones may be left over.
  seldomArgued: ['escort', 'useStone'],
  tables: TABLES,
  everyQuestion: EVERY_QUESTION,
});

describe('facts are those of the board', () => {
  const enemyIn = (view: ChroniclesView, { enemy }: Facts) => {
    const found = view.enemies.find((shown) => shown.enemy === enemy);
    if (found === undefined) throw new Error(`no enemy ${enemy}`);
    return found;
  };
  const wakeIn = (view: ChroniclesView, f: Facts) =>
    enemyIn(view, f).wakes.find(({ god }) => god === f.god);
  const godIn = (view: ChroniclesView, { god }: Facts) =>
    view.gods.find((shown) => shown.god === god);
  const worldIn = (view: ChroniclesView, { world }: Facts) =>
    view.tree.worlds.find((shown) => shown.world === world);
  const isChance = (view: ChroniclesView, f: Facts) => {
    const wake = wakeIn(view, f);
    const chance = f.when === 'round' ? wake?.inOrder : wake?.ifNext;
    return chance?.value === f.chance;
  };
  const active = (view: ChroniclesView) => view.gods[view.active];

  /** Whether the facts of an argument for a mission are so, by nothing but the view. */
  const CHECKS: { readonly [argument: string]: (view: ChroniclesView, f: Facts) => boolean } = {
    wakeAverted: (view, f) =>
      isChance(view, f) && isDefeat(wakeIn(view, f)?.effect.outcome ?? 'open'),
    wakeRavages: (view, f) => isChance(view, f) && wakeIn(view, f)?.effect.ravages === f.world,
    ravageAverted: (view, f) => isChance(view, f) && wakeIn(view, f)?.effect.ravages === f.world,
    wakeDoes: (view, f) => isChance(view, f),
    wakesGained: (view, f) => view.watch.find(({ enemy }) => enemy === f.enemy)?.wakes === f.now,
    iotunnCloses: (view, f) => view.iotunnTable.closes[f.iotunn as IotunnWord] === f.world,
    iotunnProtects: (view, f) => view.iotunnTable.protects[f.iotunn as IotunnWord] === f.enemy,
    takesElves: (view, f) =>
      active(view).elves === f.held && Number(f.count) <= view.reserves.elves,
    takesDice: (view, f) => active(view).dice === f.held && Number(f.count) <= view.reserves.dice,
    callsHeroes: (view, f) => view.reserves.valhalla === f.held,
    freesAnonymous: (view, f) => 8 - view.reserves.anonymous === f.now,
    banishesFire: (view, f) => 8 - view.reserves.fireGiants === f.now,
    bonus: (view, f) => {
      const world = worldIn(view, f);
      return world?.version === 'bonus' && world.gods.some((god) => god === f.other);
    },
    healsWorld: (view, f) =>
      worldIn(view, f)?.ravaged === true &&
      view.tree.cage.markersLeft === f.left &&
      view.tree.worlds.filter(({ ravaged }) => ravaged).length === f.count,
    fewLives: (view, f) =>
      godIn(view, f)?.lives === f.lives && godIn(view, f)?.mostLives === f.most,
    risks: (view, f) =>
      view.missions.some(
        ({ risks, odds }) =>
          risks === f.risks && odds[0].mean.value === f.most && odds.at(-1)?.mean.value === f.least,
      ) && active(view).lives === f.lives,
    worldFree: (view, f) => worldIn(view, f)?.enemies.join() === f.enemy,
  };

  test('C-4, C-6, C-11, C-13: what wakes, what it costs, what there is to take', () => {
    const checked = new Set<string>();
    for (const bot of [searchModel.policy, anything]) {
      everyLine<ChroniclesPosition>(chronicles, bot, TABLES, (one) => {
        if (one.kind !== 'mission') return;
        const view = chronicles.view(one.observation, one.seat);
        for (const { argument, facts } of argumentsOf(one)) {
          const check = CHECKS[argument];
          if (check === undefined) continue;
          expect(check(view, facts), `${argument} ${JSON.stringify(facts)}`).toBe(true);
          checked.add(argument);
        }
      });
    }
    expect(checked.size).toBeGreaterThan(0.7 * Object.keys(CHECKS).length);
  });
});

describe('a mission', () => {
  test('C-4.2: Surt on the top level loses the game with the next activation', () => {
    const game = acting({
      enemies: { surt: 'alfheim' },
      places: { thor: 'alfheim' },
      wheel: ['odin-surt'],
      tails: { odin: [] },
    });
    const [first, second] = argumentsFor(game, 'fight surt');
    expect(first.argument).toBe('wakeAverted');
    expect(first.facts).toMatchObject({ enemy: 'surt', when: 'next' });
    expect(second).toEqual({ argument: 'wakesGained', facts: { enemy: 'surt', now: 1, after: 3 } });
    game.end();
  });

  test('C-8.2: an Iotunn is fought for what it denies', () => {
    const game = acting({ iotunns: ['skyrmir'], places: { thor: 'iotunheim' } });
    expect(saidFor(game, 'fight skyrmir')[0]).toBe('Because of Skyrmir, nobody can spend Heroes.');
    game.end();
  });

  test('C-11.1, C-11.2: Elves, and more of them in company', () => {
    const game = acting({ places: { thor: 'alfheim', odin: 'alfheim' } });
    expect(saidFor(game, 'act 3')).toEqual([
      'In Alfheim you can take 3 Elves; you hold none.',
      'Odin is in Alfheim too: your action there has its bonus.',
    ]);
    game.end();
  });

  test('C-11.3: a world is healed for life points', () => {
    const ravaged = ['alfheim', 'midgard'] as const;
    const game = acting({ ravaged, places: { thor: 'alfheim' } });
    expect(saidFor(game, 'heal')).toEqual([
      'Alfheim is healed; 2 worlds are ravaged, and 5 markers are left.',
      'It costs 2 of your 7 life points.',
    ]);
    game.end();
  });

  test('C-9: a god goes where there is something to do', () => {
    const enemies = { surt: 'alfheim' } as const;
    const game = moving({ enemies, wheel: ['odin-surt'], lives: { thor: 7 } });
    const found = argumentsFor(game, 'move alfheim').map(({ argument }) => argument);
    expect(found.slice(0, 2)).toEqual(['enemyThere', 'wakeAverted']);
    game.end();
  });
});

describe('a saving throw', () => {
  const facing = { enemies: { surt: 'asgard' }, fire: 2 } as const;

  test('C-13.1: how likely no life point is lost, with Vanir dice and without', () => {
    const game = acting({ ...facing, dice: { thor: 2 } });
    const reading = game.match.read('fight surt');
    if (reading.status !== 'partial') throw new Error('the line does not go on');
    game.match.playMoves(reading.moves);
    const [commits, bare] = searchModel.argumentsFor(game.position, 0, [2]);
    // Three Risks: both Vanir dice and the god die have to succeed.
    const vanir = game.position.setup.vanirDie.slice(0, 2).reduce((a, b) => a + b) / 6;
    const god = game.position.setup.godDie[0] / 6;
    expect(commits.argument).toBe('commits');
    expect(commits.facts).toMatchObject({ heroes: 0, dice: 2, elves: 0, risks: 3 });
    expect(commits.facts.chance).toBeCloseTo(vanir * vanir * god, 9);
    expect(bare).toEqual({ argument: 'bare', facts: { chance: 0 } });
  });

  test('C-13.1: Elves save life points, or they are kept', () => {
    const game = acting({ ...facing, elves: { thor: 2 } });
    game.play('fight surt').rolls('god-die thor ii');
    expect(saidFor(game, 'elves 1')).toEqual(['1 Elf saves you 1 life point.']);
    expect(saidFor(game, 'elves 0')).toEqual(['You lose 3 of your 7 life points.']);
    game.end();
  });

  test('C-14.1: a Support god who is Kin loses life points instead', () => {
    const two = { gods: ['thor', 'odin'], supports: ['tyr'] };
    const game = acting({ ...facing, ...two, options: { relations: ['thor:kin:tyr'] } });
    game.play('fight surt').rolls('god-die thor s');
    expect(saidFor(game, 'kinlives 1')).toEqual(['Tyr loses 1 life point in your place.']);
    game.end();
  });
});

test('C-12.2: a creature is chosen for what is needed', () => {
  const game = drawing('goats', { lives: { odin: 2, heimdall: 5 } });
  expect(saidFor(game, 'life odin heimdall')[0]).toBe('Odin has 2 of 7 life points left.');
  game.end();
});

test('every sentence has its line, in games or in the positions above', () => {
  const laidOut = ['kinBears', 'allRisky', 'wakeAverted', 'actsBefore'];
  const missing = new Set(Object.keys(en).filter((argument) => !laidOut.includes(argument)));
  const note = (one: Line) => {
    for (const { argument } of argumentsOf(one)) missing.delete(argument);
  };
  everyLine<ChroniclesPosition>(chronicles, anything, TABLES, note);
  const tables: readonly Options[] = [
    { seats: 3, mode: 'hard' },
    { seats: 5, mode: 'hard' },
  ];
  for (let seed = 1; missing.size > 0 && seed <= 20; seed++) {
    for (const options of tables) playByLines(chronicles, searchModel.policy, options, seed, note);
  }
  expect([...missing]).toEqual([]);
});
