import { LANGS, textsFor } from '@nineworlds/engine';
import { columnsOf, terminalsOf } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { gameModule } from '../index.ts';
import { houseSaga, nameOfSaga } from '../rules/saga/option.ts';
import { terminalIn } from '../terminal.ts';
import { trackText } from '../view/terminal/saga-lines.ts';
import { inSaga, type SagaSituation } from './saga-situation.ts';

const { onlooker } = terminalsOf(gameModule, terminalIn, ['Ann', 'Bob', 'Cleo']);

async function drawn(lang: (typeof LANGS)[number], situation: SagaSituation): Promise<string> {
  const saga = nameOfSaga(houseSaga(situation.saga)!);
  const looking = await onlooker(lang);
  const texts = textsFor(await gameModule.texts(lang, { saga }), { saga });
  const view = chronicles.view(inSaga(situation), 0);
  return looking.board.draw(view, { ...looking, texts });
}

describe.each(LANGS)('the book in a terminal, in %s', (lang) => {
  test.each([1, 2, 3, 4, 5, 6])('saga %i takes at most 80 columns on every page', async (saga) => {
    for (const page of [1, 2, 3]) {
      const board = await drawn(lang, { saga, page });
      for (const line of board.split('\n')) {
        expect(columnsOf(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\{\w+\}|object/);
      }
    }
  });

  test('C-15.34: shows title, track, goal with progress, counters and tokens', async () => {
    const { saga: texts } = await gameModule.texts(lang, { saga: nameOfSaga(houseSaga(1)!) });
    const board = await drawn(lang, {
      saga: 1,
      page: 3,
      icon: 2,
      counters: { caught: 1, oaths: 4 },
      tokens: { midgard: 'oath' },
      faceDown: { betrayal: 2 },
    });
    expect(board).toContain(texts['p3.title']);
    expect(board).toContain('S o [N] D');
    expect(board).toContain(`${texts['counter.oaths']} 4`);
    expect(board).toContain(`◆${texts['token.oath']}`);
    expect(board).toContain(`◇${texts['token.betrayal']} 2`);
    expect(board).toContain(texts['action.search.name']);
  });

  test('C-15.34: nothing of a page that has not been turned', async () => {
    const { saga: texts } = await gameModule.texts(lang, { saga: nameOfSaga(houseSaga(1)!) });
    const board = await drawn(lang, { saga: 1, page: 1 });
    for (const later of ['p2.title', 'p3.title', 'action.plead.name', 'counter.tears']) {
      expect(board).not.toContain(texts[later]);
    }
  });

  test('C-15.37: saga figures stand in their worlds and on their tracks', async () => {
    const { saga: texts } = await gameModule.texts(lang, { saga: nameOfSaga(houseSaga(3)!) });
    const wolves = await drawn(lang, { saga: 3, page: 1, figures: { hati: 2, skoll: 6 } });
    expect(wolves).toContain(`${texts['figure.hati']} ··X···☠`);
    expect(wolves).toContain(`${texts['figure.skoll']} ······X`);
    const servants = await drawn(lang, { saga: 4, page: 1, figures: { s1: 'asgard' } });
    expect(servants).toContain('#');
  });
});

test('C-15.34: the track in signs', () => {
  const icon = (kind: 'start' | 'plain' | 'turn', hasEffect = false) => ({ kind, hasEffect });
  const track = [icon('start'), icon('plain'), icon('turn', true)];
  expect(trackText({ track, icon: 1 })).toBe('S [N] e>');
});
