import {
  CHANCE,
  HOST,
  LANGS,
  type Options,
  OVER,
  Rng,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';
import { columnsOf, terminalsOf } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import { gameModule, type NeedfirePosition, type NeedfireView } from '../index.ts';
import { terminalIn } from '../terminal.ts';
import { ownerDeck } from './owner-deck.ts';

const OPTIONS: Options = {
  seats: 3,
  deck: 'reconstructed',
  first: 'random',
  exileEmbered: 'allowed',
  memoryAid: true,
};

const NAMES = ['Ann', 'Bob', 'Cleopatra Philopator', 'ボット 4（greedy）'];

const { onlooker } = terminalsOf(gameModule, terminalIn, NAMES);

/** Positions from all parts of random games. */
function positions(options: Options, games: number, seed: number): NeedfirePosition[] {
  const rng = new Rng(seed);
  const out = new Int32Array(needfire.maxMoves);
  const found: NeedfirePosition[] = [];
  for (let game = 0; game < games; game++) {
    const p = needfire.create(options);
    for (;;) {
      if (rng.below(6) === 0 || p.frames.seat === OVER) {
        const kept = needfire.blank(options);
        kept.copyFrom(p);
        found.push(kept);
      }
      if (p.frames.seat === OVER) break;
      const move =
        p.frames.seat === CHANCE ? needfire.sample(p, rng) : out[rng.below(needfire.legal(p, out))];
      needfire.apply(p, move);
    }
  }
  return found;
}

function viewFor(p: NeedfirePosition, seat: Seat, options: Options): NeedfireView {
  const observation = needfire.blank(options);
  needfire.observe(p, seat, observation);
  return needfire.view(observation, seat);
}

/** The flames of a seat that a view shows: in hand, and revealed under its humans. */
function flamesOf(view: NeedfireView, seat: Seat): string[] {
  const embers = view.revealed.flatMap((card, ember) =>
    card !== undefined && view.bands[seat].includes(view.embers[ember]) ? [card] : [],
  );
  return [...view.hands[seat].filter((card) => card !== '?'), ...embers];
}

describe.each(LANGS)('the board in %s', (lang) => {
  test.each([2, 3, 4])('takes at most 80 columns with %i seats', async (seats) => {
    const looking = await onlooker(lang);
    const options = { ...OPTIONS, seats };
    for (const p of positions(options, 6, seats)) {
      for (const seat of [0, 1, SPECTATOR]) {
        for (const line of looking.board.draw(viewFor(p, seat, options), looking).split('\n')) {
          expect(columnsOf(line), line).toBeLessThanOrEqual(80);
          expect(line).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
      }
      for (const line of looking.board.draw(needfire.view(p, HOST), looking).split('\n')) {
        expect(columnsOf(line), line).toBeLessThanOrEqual(80);
      }
    }
  });

  test('shows everything that lies open', async () => {
    const looking = await onlooker(lang);
    const { words } = looking.texts;
    for (const p of positions(OPTIONS, 3, 7)) {
      const view = viewFor(p, SPECTATOR, OPTIONS);
      const board = looking.board.draw(view, looking);
      const open = [
        ...view.ring.filter((card) => card !== undefined),
        ...view.bands.flat(),
        ...view.bonfires.filter(({ faceUp }) => faceUp).map(({ card }) => card),
      ];
      for (const card of open) expect(board).toContain(words[String(card)]);
      expect(board).toContain(`[${words.pile} ${view.pile}]`);
      expect(board).toContain(`${words.exiles} ${view.exiles.length}`);
      expect(board).toContain(words.reconstructedDeck);
      for (const host of view.embers.filter((word) => word !== '?')) {
        expect(board).toContain(words[host]);
      }
      view.bonfires.forEach(({ faceUp }, place) => {
        expect(board).toMatch(faceUp ? `${place + 1} ` : new RegExp(` ${place + 1} \\[`));
      });
    }
  });
});

describe('the board of a seat', () => {
  test('N-7.4: is the same whatever the seat cannot know', async () => {
    const looking = await onlooker('en');
    const rng = new Rng(5);
    const world = needfire.blank(OPTIONS);
    let differing = 0;
    for (const p of positions(OPTIONS, 10, 11)) {
      for (const seat of [0, 1, 2]) {
        const board = looking.board.draw(viewFor(p, seat, OPTIONS), looking);
        needfire.observe(p, seat, world);
        needfire.determinize(world, rng);
        expect(looking.board.draw(viewFor(world, seat, OPTIONS), looking)).toBe(board);
        if (looking.board.draw(needfire.view(world, HOST), looking) !== board) differing++;
      }
    }
    expect(differing).toBeGreaterThan(100);
  });

  test('N-5: draws the chain of the score, and everybody’s at the end', async () => {
    const looking = await onlooker('en');
    const p = positions(OPTIONS, 1, 3).at(-1) as NeedfirePosition;
    const view = viewFor(p, 0, OPTIONS);
    const board = looking.board.draw(view, looking);
    for (const score of view.scores) {
      const chain = (score?.chain ?? []).map((card) => looking.texts.words[card]).join(' → ');
      expect(board).toContain(chain);
      expect(board).toContain(`score ${score?.total} = leadership ${score?.leadership}`);
    }
  });

  test('N-7.15: marks the flames that are set aside at the end, and no other', async () => {
    const looking = await onlooker('en');
    let found = 0;
    for (const p of positions(OPTIONS, 40, 5)) {
      const view = viewFor(p, 0, OPTIONS);
      const counted = view.scores.flatMap((score) => score?.flames ?? []);
      const open = view.scores.flatMap((score, seat) =>
        score === undefined ? [] : flamesOf(view, seat),
      );
      const board = looking.board.draw(view, looking);
      const marked = [...board.matchAll(/(\w+)\*? \(set aside\)/g)].map(([, name]) => name);
      expect(marked).toHaveLength(open.length - counted.length);
      for (const name of marked) {
        expect(counted.map(({ card }) => looking.texts.words[card])).not.toContain(name);
      }
      found += marked.length;
    }
    expect(found).toBeGreaterThan(5);
  });

  test('N-7.6: without the memory aid a face-down card is shown only while it is looked at', () => {
    const options = { ...OPTIONS, seats: 2, memoryAid: false };
    let looked = 0;
    for (const p of positions(options, 20, 13)) {
      const kind = needfire.kinds[p.frames.depth === 0 ? 0 : p.frames.kind].name;
      const view = viewFor(p, 0, options);
      const known = view.bonfires.filter(({ card, faceUp }) => !faceUp && card !== '?').length;
      const isLooking = p.active === 0 && (kind === 'settle' || kind === 'arrange');
      expect(known).toBe(isLooking ? 3 : 0);
      if (isLooking) looked++;
      const exiles = view.exiles.filter((card) => card !== '?').length;
      expect(exiles).toBe(p.active === 0 && kind === 'keepExile' ? 2 : 0);
      expect(view.memory).toEqual([]);
    }
    expect(looked).toBeGreaterThan(3);
  });
});

describe('an owner’s table', () => {
  test('N-9.7: is not called reconstructed, and its names cannot disturb the board', async () => {
    const looking = await onlooker('en');
    const table = ownerDeck();
    const [first, ...others] = table.elements;
    const nameEn = `\x1b[2J${'long '.repeat(40)}\nname`;
    const odd = { ...first, id: 'x-odd', nameEn, glyph: 'ᛥᛥᛥᛥ' };
    const elements = [odd, ...others].map((element) => ({
      ...element,
      reactsTo: element.reactsTo.map((id) => (id === first.id ? 'x-odd' : id)),
    }));
    const options = { ...OPTIONS, deck: { ...table, elements } as unknown as Options };
    for (const p of positions(options, 2, 17)) {
      const view = viewFor(p, 0, options);
      const board = looking.board.draw(view, looking);
      expect(board).not.toContain('\x1b');
      expect(board).not.toContain('reconstructed');
      const lines = [...board.split('\n'), ...looking.board.reference(view, looking).split('\n')];
      for (const line of lines) expect(columnsOf(line), line).toBeLessThanOrEqual(80);
    }
  });

  test('warns of what is odd', async () => {
    const options = { ...OPTIONS, deck: ownerDeck() as unknown as Options };
    const reasons = (await gameModule.warnings(options)).map(({ reason }) => reason);
    expect(reasons).toContain('listsItself');
    expect(await gameModule.warnings(OPTIONS)).toEqual([]);
  });
});

describe('what is previewed', () => {
  test('N-4.4: who reacts to an igniting card and what follows is what happens then', async () => {
    const looking = await onlooker('en');
    const out = new Int32Array(needfire.maxMoves);
    const after = needfire.blank(OPTIONS);
    let many = 0;
    let few = 0;
    for (const p of positions(OPTIONS, 20, 19)) {
      if (p.frames.depth === 0 || needfire.kinds[p.frames.kind].name !== 'ignite') continue;
      const observation = needfire.blank(OPTIONS);
      needfire.observe(p, p.active, observation);
      const cards = Array.from(out.subarray(0, needfire.legal(p, out)));
      for (const card of cards) {
        const [sentence] = gameModule.preview(observation, p.active, [card], looking);
        const remark = gameModule.remark(observation, p.active, [card], looking);
        after.copyFrom(p);
        needfire.apply(after, card);
        needfire.apply(after, after.emberHosts[0]);
        const isMany =
          after.frames.seat >= 0 && needfire.kinds[after.frames.kind].name === 'takeWarrior';
        expect(sentence.endsWith('you take one of them.')).toBe(isMany);
        if (isMany) {
          const n = needfire.legal(after, out);
          expect(remark.endsWith(`reacting: ${n}`)).toBe(true);
          for (const human of out.subarray(0, n)) {
            expect(sentence).toContain(looking.texts.words[p.setup.words[human]]);
          }
        }
        if (isMany) many++;
        else few++;
      }
    }
    expect(Math.min(many, few)).toBeGreaterThan(20);
  });

  test('nothing is previewed for somebody who is not asked', async () => {
    const looking = await onlooker('en');
    for (const p of positions(OPTIONS, 2, 23)) {
      const other = (p.active + 1) % 3;
      const observation = needfire.blank(OPTIONS);
      needfire.observe(p, other, observation);
      expect(gameModule.preview(observation, other, [1], looking)).toEqual([]);
      expect(gameModule.remark(observation, other, [1], looking)).toBe('');
    }
  });
});
