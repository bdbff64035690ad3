import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition, ChroniclesView } from '../index.ts';
import { apply } from '../rules/game.ts';
import { MISSION_MOVES } from '../rules/mission.ts';
import { sagaChoose } from '../rules/saga/choose.ts';
import { MOST_ACTIONS } from '../rules/saga/program.ts';
import { perilOfAnswer, perilOfMission } from '../view/odds/risky-missions.ts';
import type { ShownSaga } from '../view/saga-view.ts';
import { throwSheet } from '../view/throw-sheet.ts';
import { inSaga, type SagaSituation } from './saga-situation.ts';
import { moving } from './situation.ts';

const viewOf = (p: ChroniclesPosition): ChroniclesView => chronicles.view(p, 0);
const sagaOf = (situation: SagaSituation): ShownSaga => viewOf(inSaga(situation)).saga!;

describe('the view of a saga', () => {
  test('a basic game has none', () => {
    expect(viewOf(moving().position)).not.toHaveProperty('saga');
  });

  test.each([1, 2, 3, 4, 5, 6])('saga %i is plain JSON on every page', (saga) => {
    for (const page of [1, 2, 3]) {
      const view = viewOf(inSaga({ saga, page }));
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      expect(view.saga?.number).toBe(saga);
      expect(view.saga?.status).toBe('HOUSE');
    }
  });

  test('C-15.34: the track of the page with its icons, and where Nidhogg is', () => {
    const saga = sagaOf({ saga: 1, page: 2, icon: 1 });
    expect(saga.track).toEqual([
      { kind: 'start', hasEffect: false },
      { kind: 'plain', hasEffect: false },
      { kind: 'turn', hasEffect: true },
    ]);
    expect(saga.icon).toBe(1);
    expect(viewOf(inSaga({ saga: 1, page: 3, icon: 1 })).nidhogg).toEqual({ steps: 1, toGo: 2 });
    expect(sagaOf({ saga: 6, page: 3 }).track[1]).toEqual({ kind: 'effect', hasEffect: true });
  });

  test('C-15.34: counters of this page and of earlier ones, and nothing of later ones', () => {
    const named = (page: number) =>
      sagaOf({ saga: 1, page }).counters.map(({ counter }) => counter);
    expect(named(1)).toEqual(['oaths', 'found']);
    expect(named(2)).toEqual(['oaths', 'found', 'cunning', 'tears']);
    expect(named(3)).toContain('caught');
    const shown = JSON.stringify(sagaOf({ saga: 1, page: 1 }));
    for (const later of ['plead', 'search', 'tears', 'caught', 'cunning']) {
      expect(shown).not.toContain(later);
    }
  });

  test('C-15.35: a goal with how far it is', () => {
    const [goal] = sagaOf({ saga: 1, page: 3, counters: { caught: 2 } }).goals;
    expect(goal).toEqual({
      isMet: false,
      isMilestone: false,
      progress: [
        { counter: 'caught', figure: '', value: 2, target: 3, compared: 'atLeast', isMet: false },
      ],
    });
    const [wolves] = sagaOf({ saga: 3, page: 3, figures: { hati: 'asgard' } }).goals;
    expect(wolves?.progress).toMatchObject([{ value: 1, target: 0, compared: 'atMost' }]);
  });

  test('C-15.46: a defeat with its distance, also in the watch of the dead tree (C-15.50)', () => {
    const [defeat] = sagaOf({ saga: 2, page: 1, counters: { cold: 6 } }).defeats;
    expect(defeat).toMatchObject({
      defeat: 'cold',
      progress: [{ counter: 'cold', value: 6, target: 9 }],
    });
    const { watch } = viewOf(inSaga({ saga: 2, page: 3, icon: 1 }));
    expect(watch.at(-1)).toEqual({ enemy: 'nidhogg', wakes: 2, outcome: 'deadTree' });
    expect(viewOf(inSaga({ saga: 2, page: 1 })).watch).toHaveLength(4);
  });

  test('C-15.31: triggers by Enemy, with what they would do now', () => {
    const { triggers } = sagaOf({ saga: 2, page: 2, figures: { son1: 'midgard' } });
    expect(triggers).toEqual([
      { enemies: ['hel', 'surt'], counters: [], figures: ['son1'], loses: false },
      {
        enemies: ['iormungand'],
        counters: [{ counter: 'cold', from: 0, to: 2 }],
        figures: [],
        loses: false,
      },
    ]);
  });

  test('C-15.46, C-15.51: a trigger that would lose the game says so', () => {
    const cold = sagaOf({
      saga: 2,
      page: 3,
      counters: { cold: 6 },
      figures: { son1: 'midgard', son2: 'asgard', son3: 'iotunheim' },
    });
    expect(cold.triggers[1]).toMatchObject({ enemies: ['iormungand'], loses: true });
    const p = inSaga({ saga: 3, page: 1, figures: { hati: 6, skoll: 0 } });
    p.turned = 1;
    const lost = [0, 1, 2].map((turned) => {
      p.turned = turned;
      return viewOf(p).saga?.triggers[0]?.loses;
    });
    expect(lost.filter(Boolean)).toHaveLength(1);
  });

  test('C-15.39, C-15.43: actions with their worlds, where they are possible, and their Risks', () => {
    const { actions } = sagaOf({
      saga: 1,
      page: 1,
      tokens: { asgard: 'oath' },
      faceDown: { oath: 1, betrayal: 1 },
    });
    expect(actions).toEqual([
      { action: 'ask', worlds: [], open: ['alfheim', 'vanaheim'], risks: [2, 1, 0] },
      { action: 'take', worlds: [], open: ['asgard'], risks: [] },
      { action: 'watch', worlds: ['asgard'], open: [], risks: [] },
    ]);
  });

  test('C-15.44, C-15.45: fights with their strength, and whether they can be begun here', () => {
    const { fights } = sagaOf({
      saga: 3,
      page: 2,
      places: { 0: 'alfheim' },
      figures: { hati: 3, skoll: 0 },
      counters: { fetters: 1 },
    });
    expect(fights.map(({ fight, strength, isOpen }) => [fight, strength, isOpen])).toEqual([
      ['scareHati', 3, true],
      ['scareSkoll', 1, false],
      ['bindHati', 4, true],
      ['bindSkoll', 2, false],
    ]);
    expect(fights[0]).toMatchObject({
      target: 'hati',
      words: 'fight hati scarehati',
      worlds: ['alfheim'],
    });
  });

  test('C-15.37: figures with place, kind and strength; only those in play', () => {
    const ship = sagaOf({
      saga: 4,
      page: 2,
      figures: { naglfar: 'midgard' },
      counters: { hull: 6 },
    });
    expect(ship.figures).toEqual([
      {
        figure: 'naglfar',
        group: 'ship',
        isEnemy: true,
        place: 'midgard',
        space: 0,
        spaces: 0,
        strength: 4,
        counter: 'hull',
        worlds: [],
        isStirred: false,
      },
    ]);
    const wolves = sagaOf({ saga: 3, page: 1, figures: { hati: 2, skoll: 6 } }).figures;
    expect(wolves).toMatchObject([
      { figure: 'hati', place: 'ownTrack', space: 2, spaces: 7, worlds: ['alfheim'] },
      { figure: 'skoll', place: 'ownTrack', space: 6, worlds: ['vanaheim'] },
    ]);
  });

  test('C-15.37: a saga figure that counts as an Enemy is none of the six in its world', () => {
    const view = viewOf(inSaga({ saga: 2, page: 1, figures: { son1: 'midgard' } }));
    const midgard = view.tree.worlds.find(({ world }) => world === 'midgard');
    expect(midgard?.enemies).toEqual(['iormungand']);
  });

  test('B.6: tokens face up and down, and how many of each kind are hidden', () => {
    const saga = sagaOf({
      saga: 1,
      page: 1,
      tokens: { midgard: 'oath' },
      faceDown: { oath: 1, betrayal: 1 },
    });
    expect(saga.tokens).toEqual([
      { world: 'asgard', kind: '' },
      { world: 'alfheim', kind: '' },
      { world: 'midgard', kind: 'oath' },
    ]);
    expect(saga.faceDown).toEqual([
      { kind: 'oath', count: 1 },
      { kind: 'betrayal', count: 1 },
    ]);
  });

  test('B.8, C-15.45: changes of core numbers and of strengths', () => {
    expect(sagaOf({ saga: 5, page: 3 }).changes).toEqual([
      { change: 'surtGathers', value: 3, usual: 2 },
    ]);
    expect(sagaOf({ saga: 1, page: 3, counters: { cunning: 3, oaths: 3 } }).strengths).toEqual([
      { enemy: 'loki', added: 1 },
    ]);
    expect(sagaOf({ saga: 1, page: 3 }).won).toEqual([{ enemies: ['loki'] }]);
  });

  test('C-15.31, C-15.33, C-15.96: what the next card of each Enemy does', () => {
    const deeds = (situation: SagaSituation, enemy: string) =>
      sagaOf(situation).cards.find((cards) => cards.enemy === enemy)?.deeds;
    expect(deeds({ saga: 2, page: 1 }, 'hel')).toEqual(['triggers']);
    expect(deeds({ saga: 2, page: 1 }, 'loki')).toEqual(['nothing']);
    expect(deeds({ saga: 2, page: 1, gods: ['thor'] }, 'hel')).toEqual([
      'triggers',
      'activates',
      'triggers',
    ]);
    const p = inSaga({ saga: 6, page: 2, slain: ['surt'] });
    p.wheel[10] = 1;
    expect(viewOf(p).saga?.cards.at(-1)).toEqual({ enemy: 'surt', deeds: ['nidhogg'] });
    expect(viewOf(p).saga?.slain).toEqual(['surt']);
    expect(viewOf(p).watch.map(({ enemy }) => enemy)).not.toContain('surt');
  });
});

describe('what a deed of a saga has in store', () => {
  test('C-15.43: the Risks of an action come whatever the token is', () => {
    const p = inSaga({
      saga: 1,
      page: 1,
      places: { 0: 'midgard', 1: 'asgard', 2: 'asgard' },
      enemies: { iormungand: 'midgard' },
      faceDown: { oath: 6, betrayal: 3 },
    });
    expect(perilOfMission(p, MISSION_MOVES)).toMatchObject({ kind: 'risks', facts: { risks: 2 } });
    const mission = viewOf(p).missions.find((shown) => shown.mission === 'saga ask');
    expect(mission).toMatchObject({ peril: 'risks', risks: 2 });
  });

  test('C-15.45: the strength of a saga fight is its Risks', () => {
    const p = inSaga({
      saga: 2,
      page: 1,
      places: { 0: 'midgard' },
      figures: { son1: 'midgard' },
    });
    const fight = MISSION_MOVES + MOST_ACTIONS;
    expect(perilOfMission(p, fight)).toMatchObject({ kind: 'risks', facts: { risks: 2 } });
  });

  test('B.2: Heroes that a counter holds are not in the reserve', () => {
    const view = viewOf(inSaga({ saga: 5, page: 1, valhalla: 3, counters: { guards: 4 } }));
    expect(view.reserves.heroes).toBe(1);
  });
});

describe('C-15.43: what a choice of a saga has in store', () => {
  test('Risks of one option, none of the other', () => {
    const p = inSaga({
      saga: 5,
      page: 3,
      places: { 0: 'asgard' },
      enemies: { surt: 'midgard' },
      counters: { bridge: 5, guards: 1 },
    });
    apply(p, MISSION_MOVES + 1);
    expect(sagaChoose.isOpen(p)).toBe(true);
    expect(perilOfAnswer(p, 0)).toMatchObject({ kind: 'risks', facts: { risks: 2 } });
    expect(perilOfAnswer(p, 1)).toEqual({ kind: 'none' });
    expect(throwSheet(p, 0, [0])?.risks).toBe(2);
  });
});
