import type { Asking, Standing } from '@nineworlds/board';
import { LANGS } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { chipLook } from '../board/icons.ts';
import { en } from '../board/locale/en.ts';
import { sumOf, wakeOdds } from '../board/odds.ts';
import { piecesIn, piecesOf, type Shadow } from '../board/pieces.ts';
import type { Given } from '../board/props.ts';
import { leftBetween } from '../board/recent.ts';
import { changesBetween } from '../board/saga/changes.ts';
import { bookLabels } from '../board/saga/labels.ts';
import { sagaName, sagaText } from '../board/saga-texts.ts';
import { targetOf } from '../board/target.ts';
import { boardTextsFrom, boardTextsOf } from '../board/texts.ts';
import { nearestFirst, watchesOf } from '../board/watches.ts';
import { chronicles } from '../checked.ts';
import { type ChroniclesView, gameModule } from '../index.ts';
import { houseSaga, nameOfSaga } from '../rules/saga/option.ts';
import { ownerFile } from './owner-edition.ts';
import { inSaga } from './saga-situation.ts';
import { acting, type Game, moving, revealing } from './situation.ts';

const viewOf = ({ position }: Game): ChroniclesView => chronicles.view(position, 0);

describe('what the board works out', () => {
  test('odds of which only one can come are added exactly', () => {
    const odds = ['1/6', '1/3', '0/1'].map((fraction) => ({ fraction, value: 0 }));
    expect(sumOf(odds)).toEqual({ fraction: '1/2', value: 0.5 });
    expect(sumOf([])).toEqual({ fraction: '0/1', value: 0 });
  });

  test('C-6: a god wakes somebody as often as all enemies together are woken', () => {
    const view = viewOf(revealing({ wheel: ['odin-loki', 'heimdall-surt'] }));
    const [thor] = wakeOdds(view);
    const each = view.enemies.map(({ wakes }) => wakes[0]!.inOrder ?? wakes[0]!.ifNext);
    expect(thor?.god).toBe('thor');
    expect(thor?.chance.value).toBeCloseTo(each.reduce((sum, { value }) => sum + value, 0));
    expect(thor?.chance.value).toBeGreaterThan(0);
  });

  test('C-4: the nearest dangers come first', () => {
    const view = viewOf(moving({ enemies: { hel: 'asgard' }, lives: { odin: 2 }, fire: 2 }));
    const watches = watchesOf(view);
    expect(watches.map(({ who }) => who)).toEqual([
      ...view.watch.map(({ enemy }) => enemy),
      'odin',
      '',
    ]);
    expect(watches[0]).toMatchObject({ who: 'hel', left: 1, isNear: true });
    const near = nearestFirst(watches);
    expect(near.slice(0, 2).map(({ who }) => who)).toEqual(['hel', 'odin']);
    expect(near).toHaveLength(watches.length);
  });

  test('only what has moved leaves a trace', () => {
    const game = moving({ places: { thor: 'iotunheim' } });
    const before = viewOf(game);
    game.play('move niflheim');
    expect(leftBetween(before, viewOf(game))).toMatchObject({ thor: 'iotunheim' });
    expect(leftBetween(before, before)).toEqual({});
  });
});

describe('the figures on the tree', () => {
  test('many who left a world leave one trace, which takes no room where many stand', () => {
    const view = viewOf(moving({ places: { thor: 'asgard', odin: 'asgard', heimdall: 'asgard' } }));
    const given = {
      view,
      own: boardTextsFrom(en),
      asking: { choices: undefined } as unknown as Asking,
      standing: (): Standing => 'idle',
    } as unknown as Given;
    const left = (word: Shadow['word'], place: Shadow['place']): Shadow => ({
      word,
      place,
      shadow: 'left',
    });
    const tracesOf = (...shadows: readonly ReturnType<typeof left>[]) =>
      piecesOf(given, shadows).filter(({ shadow }) => shadow === 'left');
    expect(tracesOf(left('thor', 'alfheim'), left('odin', 'alfheim'))).toHaveLength(1);
    expect(tracesOf(left('hel', 'asgard'))).toEqual([]);
  });
});

describe('what a tap means', () => {
  const choices = {
    list: [{ words: 'move midgard', remark: '+2', line: 'move midgard', goesOn: false }],
    closed: [{ words: 'move niflheim', refusal: { rule: 'C-9', reason: 'tooFar', facts: {} } }],
  } as unknown as NonNullable<Given['asking']['choices']>;
  const given = {
    asking: { choices } as Given['asking'],
    own: boardTextsFrom(en),
    standing: (word: string): Standing => (word === 'move midgard' ? 'legal' : 'idle'),
  };

  test('a world is meant by the last word of a choice', () => {
    expect(targetOf(given, 'midgard')).toMatchObject({ words: 'move midgard', standing: 'legal' });
  });

  test('a closed one says why in a few words', () => {
    const { standing, cause } = targetOf(given, 'niflheim');
    expect(standing).toBe('closed');
    expect(cause).toBe(en.causes.tooFar);
    expect(cause.split(' ').length).toBeLessThanOrEqual(4);
  });

  test('what no word means is idle', () => {
    expect(targetOf(given, 'loki')).toMatchObject({ words: '', standing: 'idle' });
  });

  test('chips carry the rune of a world and the drawing of a figure', () => {
    expect(chipLook('move midgard')).toEqual({ icon: '', rune: 'ᛗ', words: 'midgard' });
    expect(chipLook('fight surt').icon).toBe('surt');
    expect(chipLook('thor-hel').icon).toBe('hel');
    expect(chipLook('3')).toEqual({ icon: '', rune: '' });
  });

  test('the chip for the action of a world says what it brings', () => {
    const own = boardTextsFrom(en);
    const view = viewOf(acting({ places: { thor: 'alfheim' } }));
    const amount = view.tree.worlds.find(({ world }) => world === 'alfheim')?.amount ?? 0;
    expect(own.chip('act', view).words?.replaceAll('\u00a0', ' ')).toBe(en.deeds.alfheim(amount));
    expect(own.chip('rest', view).words).toBeUndefined();
  });
});

describe.each(LANGS)('the board in %s', (lang) => {
  test('says whose edition is played, where it is an owner’s', async () => {
    const own = await boardTextsOf(lang);
    const view = viewOf(moving({ options: { edition: ownerFile() } }));
    expect(own.headline(view, []).subtitle).toContain(own.labels.ownEdition);
  });

  test('has a headline, and a deed and a stock for every world', async () => {
    const own = await boardTextsOf(lang);
    const view = viewOf(moving());
    expect(own.headline(view, []).short).toBe('0/5');
    expect(own.headline(view, []).subtitle).not.toContain(own.labels.ownEdition);
    for (const world of view.tree.worlds) {
      for (let n = 0; n <= 8; n++) {
        expect(own.labels.deeds[world.world](n)).not.toBe('');
        expect(own.labels.stocks[world.world](n)).not.toBe('');
      }
    }
    expect(own.actor(view, 0)).toBe('thor');
  });
});

describe('C-11.2: the amount that a world shows is what its action brings', () => {
  test.each([
    ['alfheim', 'elves'],
    ['vanaheim', 'dice'],
    ['midgard', 'heroes'],
  ] as const)('%s', (world, reserve) => {
    const game = acting({ places: { thor: world } });
    const before = viewOf(game);
    const { amount } = before.tree.worlds.find((shown) => shown.world === world)!;
    // What leaves no choice is not asked.
    game.play(world === 'midgard' || amount === 1 ? 'act' : `act ${amount}`);
    expect(before.reserves[reserve] - viewOf(game).reserves[reserve]).toBe(amount);
  });

  test('no more than lies on a ladder', () => {
    const { worlds } = viewOf(moving({ fire: 2, anonymous: 5 })).tree;
    const amountIn = (word: string) => worlds.find(({ world }) => world === word)?.amount;
    expect(amountIn('muspellheim')).toBe(2);
    expect(amountIn('niflheim')).toBe(3);
  });
});

describe('the board of a saga', () => {
  const page = (number: number, situation: Partial<Parameters<typeof inSaga>[0]> = {}) =>
    chronicles.view(inSaga({ saga: 2, page: number, ...situation }), 0);

  test.each(LANGS)(
    'in %s the headline has saga, page and the way to the end of the track',
    async (lang) => {
      const own = await boardTextsOf(lang);
      const { subtitle, progress, short } = own.headline(page(3, { icon: 1 }), []);
      expect(subtitle).toContain(own.labels.sagaPage(2, 3));
      expect(progress).toBe(own.labels.trackEnds.dead(2));
      expect(short).toBe('1/3');
      expect(own.extraTab?.(page(1))).toBe(own.labels.page);
      expect(own.extraTab?.(viewOf(moving()))).toBe('');
    },
  );

  test('C-15.46, C-15.50: special defeats and the dead tree are ways to lose', () => {
    const watches = watchesOf(page(3, { counters: { cold: 7 } }));
    expect(watches.at(-1)).toEqual({
      what: 'saga',
      who: 'cold',
      value: 7,
      target: 9,
      left: 2,
      isNear: true,
    });
    expect(watches).toContainEqual(expect.objectContaining({ outcome: 'deadTree', left: 3 }));
  });

  test('C-15.37: saga figures stand on the tree, those on their own tracks do not', () => {
    const words = (view: ChroniclesView) =>
      piecesIn(view)
        .filter(({ kind }) => kind === 'saga')
        .map(({ word }) => word);
    expect(words(page(1, { figures: { son1: 'midgard' } }))).toEqual(['son1']);
    expect(words(page(1, { saga: 3, figures: { hati: 2, skoll: 'asgard' } }))).toEqual(['skoll']);
  });

  test('C-15.44: chips of saga fights are drawn as fights', () => {
    const own = boardTextsFrom(en);
    const wolves = page(2, { saga: 3, figures: { hati: 2, skoll: 2 } });
    expect(own.chip('fight hati scarehati', wolves)).toMatchObject({
      icon: 'fight',
      words: 'scarehati',
    });
    expect(own.chip('saga gather', wolves).icon).toBe('scroll');
  });

  test.each(LANGS)('C-15.47: in %s a page turn tells what ends, stays and is new', async (lang) => {
    const saga = nameOfSaga(houseSaga(2)!);
    const texts = await gameModule.texts(lang, { saga });
    const labels = await bookLabels(lang);
    const before = page(1, { counters: { cold: 1 } });
    const after = page(2, { counters: { cold: 3 } });
    const changes = changesBetween({ texts }, labels, before, after);
    const hearth = sagaName({ texts }, 'action', 'hearth');
    expect(changes.stays.some((rule) => rule.includes(hearth))).toBe(true);
    expect(changes.ends.length).toBeGreaterThan(0);
    expect(changes.begins.some((rule) => rule.includes(sagaText({ texts }, 'trigger.p2.0')))).toBe(
      true,
    );
    expect(changes.numbers).toContain(labels.fromTo(sagaName({ texts }, 'counter', 'cold'), 1, 3));
  });

  test('texts have their numbers, and things without a name their own words', () => {
    const texts = { saga: { 'p1.goal': 'Slay {goal} of {n}.' } } as unknown as Given['texts'];
    expect(sagaText({ texts }, 'p1.goal', { goal: 4 })).toBe('Slay 4 of {n}.');
    expect(sagaText({ texts }, 'p2.goal')).toBe('');
    expect(sagaName({ texts }, 'figure', 'troll')).toBe('troll');
  });
});
