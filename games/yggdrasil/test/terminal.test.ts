import {
  fractionValue,
  LANGS,
  type Move,
  NO_CARD,
  oddsOfLine,
  readLine,
  TEAM,
} from '@nineworlds/engine';
import { columnsOf, terminalsOf } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS } from '../data/cards.ts';
import { LOKI } from '../data/enemies.ts';
import { ASGARD, JOTUNHEIM, MIDGARD, MUSPELLHEIM } from '../data/worlds.ts';
import { gameModule, YggdrasilPosition } from '../index.ts';
import { act, CALM, PASS } from '../rules/actions.ts';
import { FIRST_GIANT_FOE, payElves } from '../rules/combat.ts';
import { chooseRoll } from '../rules/dice.ts';
import { advanceRearmost } from '../rules/effects.ts';
import { resolveCard } from '../rules/enemy-card.ts';
import { questions } from '../rules/questions.ts';
import { pushBack, shareVikings } from '../rules/runes.ts';
import { isOverrun } from '../rules/track.ts';
import { terminalIn } from '../terminal.ts';
import { spendUpTo } from '../view/odds.ts';
import { oursIn } from '../view/ours.ts';
import { type Found, positions } from './positions.ts';
import { acting } from './situation.ts';

const NAMES = ['Ann', 'Bob', 'Cleopatra Philopator the Great', 'ボット 4（heuristic）', 'E', ''];

const { onlooker, previewed } = terminalsOf(gameModule, terminalIn, NAMES);

const LOOKED_AT = positions(120, 31);
const isActing = (p: YggdrasilPosition) => act.isOpen(p);

describe.each(LANGS)('the board in %s', (lang) => {
  test('takes at most 80 columns and about 30 lines, at every moment of a game', async () => {
    const looking = await onlooker(lang);
    for (const { p } of LOOKED_AT) {
      const view = yggdrasil.view(p, 0);
      const lines = looking.board.draw(view, looking).split('\n');
      for (const line of [...lines, ...looking.board.reference(view, looking).split('\n')]) {
        expect(columnsOf(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\{\w+\}|object/);
      }
      // Every active giant beyond a few, and every god beyond three, may take a line more.
      const more = Math.max(0, view.giants.active.length - 4) + Math.max(0, view.seats - 3);
      expect(lines.length).toBeLessThanOrEqual(30 + more);
    }
  });

  test('shows every enemy, world, god, bag, rune and active giant', async () => {
    const looking = await onlooker(lang);
    const { words } = looking.texts;
    for (const { p } of LOOKED_AT.slice(0, 40)) {
      const view = yggdrasil.view(p, 0);
      const board = looking.board.draw(view, looking);
      const shown = [
        ...view.enemies.map(({ enemy }) => enemy),
        ...view.worlds.map(({ world }) => world),
        ...view.islands.map(({ island }) => island),
        ...view.runes.map(({ rune }) => rune),
        ...view.giants.active.map(({ giant }) => giant),
        ...view.gods.map(({ god }) => god).filter((god) => god !== 'none'),
        ...view.deck.top,
        ...view.deck.bottom,
      ];
      for (const word of shown) expect(board).toContain(words[word]);
      for (const { count, limit } of Object.values(view.danger)) {
        expect(board).toContain(`${count}/${limit}`);
      }
      for (const rule of oursIn(view)) expect(board).toContain(rule);
    }
  });

  test('previews and remarks take few columns and leave nothing unfilled', async () => {
    const looking = await onlooker(lang);
    const out = new Int32Array(yggdrasil.maxMoves);
    for (const { p } of positions(
      150,
      32,
      ({ frames }) => frames.seat >= 0 || frames.seat === -2,
    )) {
      const seat = p.frames.seat >= 0 ? p.frames.seat : p.active;
      const n = yggdrasil.legal(p, out);
      const texts = [[], ...Array.from(out.subarray(0, n), (move) => [move])].flatMap((moves) => [
        ...previewed(p, seat, moves, looking),
        gameModule.remark(p, seat, moves, looking),
      ]);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|\{\w+\}|object/);
        expect(columnsOf(text)).toBeLessThanOrEqual(160);
      }
    }
  });
});

describe('the board', () => {
  test('Y-4.1: draws an enemy where it stands, and the way behind it', async () => {
    const looking = await onlooker('en');
    const { position } = acting({ enemies: { hel: 1, loki: 3, surt: 6, fenrir: 7 } });
    const lines = looking.board.draw(yggdrasil.view(position, 0), looking).split('\n');
    const lane = (enemy: string) => lines.find((line) => line.startsWith(enemy)) ?? '';
    expect(lane('Jörmungand')).toContain(' ● │ ·  · ┃ ·  · ┃ ·  · ║ · ');
    expect(lane('Hel')).toContain(' ──│─●  · ┃ ·  · ┃ ·  · ║ · ');
    expect(lane('Loki')).toContain(' ──│──────┃─●  · ┃ ·  · ║ · ');
    expect(lane('Surt')).toContain(' ──│──────┃──────┃────● ║ · ');
    expect(lane('Fenrir')).toContain(' ──│──────┃──────┃──────║─●');
    expect(lines.join('\n')).toContain('LOST AT THE END OF THE TURN');
  });

  test('Y-8.1, Y-11.9: says that Fenrir is angry, and that quiet turns come', async () => {
    const looking = await onlooker('en');
    const angry = acting({ enemies: { fenrir: 3 }, fenrirCard: 'fenrir' }).position;
    expect(looking.board.draw(yggdrasil.view(angry, 0), looking)).toContain(
      'FENRIR IS ANGRY: 67% an attempt, 96% in this turn',
    );
    const quiet = acting({
      skips: 2,
      beatenGiants: ['greip', 'gialp', 'geirroed', 'skyrmir'],
    }).position;
    expect(looking.board.draw(yggdrasil.view(quiet, 0), looking)).toContain(
      'turns without a card: 2',
    );
  });

  test('Y-6.2, Y-6.6: shows what the known card on top does, and which cards would be the last', async () => {
    const looking = await onlooker('en');
    const next = (situation: Parameters<typeof acting>[0]) =>
      looking.board
        .draw(yggdrasil.view(acting(situation).position, 0), looking)
        .split('\n')
        .filter((line) => /^(Fenrir|Hel|Jörmungand|Surt) .*●/.test(line))
        .map((line) => line.slice(63));
    const angry = { angryEnemies: ['surt'] };
    // Surt on 5: his ordinary card ends on 6, his Angry card in the Residence.
    expect(next({ options: angry, enemies: { surt: 5 }, head: ['angry-surt'] })).toEqual([
      'calm 83%',
      'kills 1',
      'flood',
      '!Angry→7',
    ]);
    expect(next({ options: angry, enemies: { surt: 5 } }).at(-1)).toBe('!fire +3');
    expect(next({ options: angry, enemies: { surt: 5 }, head: ['surt'] }).at(-1)).toBe('fire +3');
    expect(next({ enemies: { surt: 5 } }).at(-1)).toBe('fire +3');
    const ragnarok = { options: { ragnarok: 4 }, head: ['ragnarok-1'] };
    expect(next({ ...ragnarok, enemies: { surt: 6 } })).toEqual([
      'calm 83%',
      '!Ragn.→1',
      '!Ragn.→1',
      '!Ragn.→7',
    ]);
    const effects = { ...ragnarok, options: { ragnarok: 4, ragnarokEffects: 'each' } };
    expect(next({ ...effects, enemies: { surt: 2 } }).at(-1)).toBe('Ragn.→3 fire +2');
  });

  test('is the same for all seats, so that nobody has to look away', () => {
    for (const { p } of LOOKED_AT.slice(0, 10)) {
      expect(yggdrasil.view(p, 1)).toEqual(yggdrasil.view(p, 0));
    }
  });
});

/** All percentages of a text. */
function percentages(text: string): number[] {
  return [...text.matchAll(/(\d+)%/g)].map(([, number]) => Number(number));
}

describe('what is previewed', () => {
  test('Y-10: the chance beside each number of Vikings is that of the fight', async () => {
    const looking = await onlooker('en');
    let seen = 0;
    for (const { options, p } of positions(200, 33, isActing)) {
      if (p.vikings[p.active] === 0 || yggdrasil.refuse(p, ASGARD) !== undefined) continue;
      for (const enemy of [0, 1, 2, 3, 4, 5].filter((e) => p.enemies[e] > 0)) {
        const line = [ASGARD, enemy, p.vikings[p.active]];
        const remark = gameModule.remark(p, p.active, line, looking);
        const [won] = oddsOfLine(yggdrasil, options, p, line, spendUpTo(p.elves[p.active])).filter(
          ({ what }) => what === 'won',
        );
        const chance = won === undefined ? 0 : Math.round(100 * fractionValue(won.probability));
        expect(percentages(remark).at(-1)).toBe(chance);
        expect(gameModule.remark(p, p.active, [ASGARD, enemy], looking)).toContain(
          `best ${chance}%`,
        );
        const table = previewed(p, p.active, [ASGARD, enemy], looking);
        expect(table).toHaveLength(3 + p.elves[p.active]);
        expect(percentages(table.at(-1) ?? '').at(-1)).toBeGreaterThanOrEqual(chance);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('Y-10: the table of a fight goes by Vikings and elves', async () => {
    const looking = await onlooker('en');
    const { position } = acting({
      gods: ['thor'],
      enemies: { loki: 3 },
      vikings: [5],
      elves: [1],
      weapons: { loki: [1] },
    });
    expect(previewed(position, 0, [ASGARD, LOKI], looking)).toEqual([
      'Chance to win against Loki, strength 6, your bonus 2:',
      'Vikings           0     1     2     3     4',
      'elves up to 0    0%   17%   33%   67%  100%',
      'elves up to 1   17%   33%   67%  100%  100%',
    ]);
  });

  test('Y-9.2, Y-9.7: what a bag brings is told with its mean', async () => {
    const looking = await onlooker('en');
    const { position } = acting({ valkyries: 'blue' });
    // Heimdall draws four of nine Vikings and nine Fire Giants.
    expect(gameModule.remark(position, 0, [MIDGARD, 2], looking)).toBe('mean 2.0');
    expect(previewed(position, 0, [MIDGARD, 2], looking)).toEqual([
      '4 tokens, 2.0 Vikings on average: 0: 4%, 1: 25%, 2: 42%, 3: 25%, 4: 4%',
    ]);
    expect(gameModule.remark(position, 0, [MUSPELLHEIM, 3], looking)).toBe('mean 0.8');
    const rainbow = acting({ valkyries: 'white' }).position;
    expect(gameModule.remark(rainbow, 0, [MIDGARD, 0], looking)).toBe('only a move');
  });

  test('Y-7.4: warns exactly where the turn would end lost', async () => {
    const looking = await onlooker('en');
    let lost = 0;
    for (const found of positions(100, 34, isActing)) {
      const { p } = found;
      const warns = previewed(p, p.active, [], looking).some((sentence) =>
        sentence.startsWith('If your turn ends like this'),
      );
      expect(warns).toBe(isOverrun(p));
      if (warns && p.fenrirCard === NO_CARD) {
        lost++;
        expect(after(found, [PASS]).frames.depth).toBe(0);
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('Y-4.2: tells who may soon bring the end', async () => {
    const looking = await onlooker('en');
    const { position } = acting({
      enemies: { loki: 6 },
      unseen: ['loki', 'hel', 'hel', 'hel'],
    });
    expect(previewed(position, 0, [], looking)).toEqual([
      'If nobody acts, the gods lose within three cards with a chance of 75%.',
      'The greatest single danger is Loki, with a chance of 75% (Odin’s Residence).',
    ]);
    // Either of two: together they are worse than each.
    const two = acting({
      enemies: { loki: 6, surt: 6 },
      unseen: ['loki', 'surt', 'hel', 'hel', 'hel'],
    });
    expect(previewed(two.position, 0, [], looking).map(percentages)).toEqual([[90], [45]]);
  });

  test('Y-8.1, Y-8.6, Y-9.8: other questions have their remarks too', async () => {
    const looking = await onlooker('en');
    const angry = acting({ enemies: { fenrir: 5 }, fenrirCard: 'fenrir' }).position;
    expect(gameModule.remark(angry, 0, [CALM], looking)).toBe('33%');
    const giants = acting({ vikings: [2] }).position;
    const hidden = 16;
    expect(gameModule.remark(giants, 0, [JOTUNHEIM, hidden], looking)).toBe('strength 3, best 67%');
    expect(previewed(giants, 0, [JOTUNHEIM, hidden], looking)[0]).toContain('hidden giant');
    expect(FIRST_GIANT_FOE).toBe(6);
    const asked = [advanceRearmost, pushBack, resolveCard, chooseRoll, payElves];
    const isOne = (p: YggdrasilPosition) => asked.some((question) => question.isOpen(p));
    const out = new Int32Array(yggdrasil.maxMoves);
    const remarked = new Set<string | undefined>();
    for (const found of positions(200, 35, isOne, 1)) {
      const { p } = found;
      yggdrasil.legal(p, out);
      const text = gameModule.remark(p, p.active, [out[0]], looking);
      if (text === '') continue;
      remarked.add(questions.asked(p)?.name);
      if (!advanceRearmost.isOpen(p)) continue;
      const to = after(found, [out[0]]).enemies[out[0]];
      expect(text).toBe(`to space ${to}`);
    }
    expect([...remarked]).toEqual(
      expect.arrayContaining(['advanceRearmost', 'resolveCard', 'payElves']),
    );
  });

  test('Y-11.8, Y-11.11: says whose Vikings are asked, and how many enemies go back', async () => {
    const looking = await onlooker('en');
    const share = acting({ gods: ['thor', 'tyr'], vikings: [1, 2], helheim: 5 }).position;
    shareVikings.ask(share, TEAM, 0, 5);
    expect(previewed(share, 0, [], looking)).toEqual([
      'Thor holds 1 now; dead Vikings left to share: 5.',
    ]);
    expect(previewed(share, 1, [4], looking)).toEqual([
      'Tyr holds 2 now; dead Vikings left to share: 2.',
    ]);
    const back = acting({ enemies: { hel: 1, loki: 2, nidhogg: 3, surt: 3 } }).position;
    pushBack.ask(back, TEAM, 3, 1, 0);
    expect(previewed(back, 0, [], looking)).toEqual([
      'Enemies still to go back: 3; spaces for each: 1.',
    ]);
    expect(previewed(back, 0, [1, LOKI], looking)).toEqual([
      'Enemies still to go back: 1; spaces for each: 1.',
    ]);
  });

  test('Y-6.6, Y-14.1: says what a Ragnarök card does that Odin has drawn', async () => {
    const looking = await onlooker('en');
    const { position } = acting({ gods: ['odin'], enemies: { surt: 6 }, options: { ragnarok: 4 } });
    resolveCard.ask(position, 0);
    const card = CARD_WORDS.indexOf('ragnarok-1');
    expect(gameModule.remark(position, 0, [card], looking)).toBe('Hel→1, Jörmungand→1, Surt→7');
  });

  test('a line that goes on is asked for word by word, even where a word is the only one', () => {
    const { position } = acting({ enemies: { loki: 1 }, vikings: [2] });
    const read = (line: string) =>
      readLine(yggdrasil, position, line, new YggdrasilPosition(position.setup));
    expect(read('asgard')).toMatchObject({ status: 'partial', next: ['loki'], moves: [ASGARD] });
    expect(read('asgard loki')).toMatchObject({ status: 'partial', next: ['0', '1', '2'] });
    expect(read('vanaheim')).toMatchObject({ status: 'complete' });
  });

  test('nothing is previewed for somebody who is not asked', async () => {
    const looking = await onlooker('en');
    for (const { p } of positions(30, 36, (o) => isActing(o) && o.setup.seats > 1)) {
      const other = (p.active + 1) % p.setup.seats;
      expect(previewed(p, other, [], looking)).toEqual([]);
      expect(gameModule.remark(p, other, [ASGARD, 0], looking)).toBe('');
    }
  });
});

function after({ options, p }: Found, moves: readonly Move[]): YggdrasilPosition {
  const next = yggdrasil.blank(options);
  next.copyFrom(p);
  for (const move of moves) yggdrasil.apply(next, move);
  return next;
}
