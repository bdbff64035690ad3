import {
  addFractions,
  type Fraction,
  fraction,
  fractionText,
  type Move,
  NEVER,
  NO_CARD,
  OVER,
} from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { BAGS } from '../data/islands.ts';
import { BEYOND_DOOR, BEYOND_WALL, RESIDENCE } from '../data/track.ts';
import type { YggdrasilPosition, YggdrasilView } from '../index.ts';
import { RULES } from '../rulebook/rules.ts';
import { act, PASS } from '../rules/actions.ts';
import { advanceRearmost, rollEffect } from '../rules/effects.ts';
import { returnCard } from '../rules/enemy-card.ts';
import { turnGiant } from '../rules/giants.ts';
import { overrunLines } from '../view/enemies-view.ts';
import { oursIn } from '../view/ours.ts';
import { ownerFile } from './owner-edition.ts';
import { type Found, positions } from './positions.ts';
import { acting, cardNumber, drawing } from './situation.ts';

const SPECTATOR = 0;
const viewOf = (p: YggdrasilPosition): YggdrasilView => yggdrasil.view(p, SPECTATOR);

describe('the view', () => {
  test('is plain JSON at every moment of a game', () => {
    for (const { p } of positions(200, 11)) {
      const view = viewOf(p);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      expect(JSON.stringify(view)).not.toMatch(/null|NaN/);
    }
  });

  test('Y-2: counts every Viking, Fire Giant, elf, giant and card', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
    for (const { p } of positions(200, 12)) {
      const view = viewOf(p);
      const { islands, gods, giants, deck } = view;
      expect(sum([...islands, ...gods].map(({ vikings }) => vikings)) + view.helheim).toBe(47);
      expect(sum(islands.map(({ fire }) => fire)) + view.muspellheim).toBe(42);
      expect(sum(gods.map(({ elves }) => elves)) + view.alfheim).toBe(view.seats + 1);
      expect(giants.pile + giants.active.length + giants.beaten.length).toBe(16);
      const open = view.fenrir.isAngry ? 1 : 0;
      const out = sum(deck.discard.map(({ count }) => count)) + open;
      if (p.turn > 0) expect(deck.toGo + out).toBe(42);
      const unseen = sum(deck.unseen.map(({ count }) => count)) - deck.boxed;
      const known = deck.looked.length + deck.top.length + deck.bottom.length;
      if (p.turn > 0) expect(unseen + known).toBe(deck.toGo);
    }
  });

  test('Y-4.2: meters count the enemies beyond each line, and tell when the gods have lost', () => {
    let ended = 0;
    const isOver = ({ frames }: YggdrasilPosition) => frames.depth === 0;
    for (const { p } of [...positions(100, 13), ...positions(10, 13, isOver, 1)]) {
      const { danger, result } = viewOf(p);
      const beyond = (space: number) => p.enemies.filter((at) => at >= space).length;
      expect(danger.wall).toEqual({ count: beyond(BEYOND_WALL), limit: 5 });
      expect(danger.door).toEqual({ count: beyond(BEYOND_DOOR), limit: 3 });
      expect(danger.residence).toEqual({ count: beyond(RESIDENCE), limit: 1 });
      if (result === 'open') continue;
      ended++;
      expect(overrunLines(danger).length > 0).toBe(result === 'lost');
    }
    expect(ended).toBeGreaterThanOrEqual(10);
  });

  test('Y-4.1: the track has the lines before their first spaces, and turns go round', () => {
    const { track, following } = viewOf(acting({ gods: ['thor', 'odin'], active: 1 }).position);
    expect(track.map(({ line }) => line ?? '')).toEqual([
      '',
      '',
      '',
      'wall',
      '',
      'door',
      '',
      'residence',
    ]);
    expect(track.map(({ strength }) => strength)).toEqual([0, 5, 5, 6, 6, 7, 7, 8]);
    expect(track.map(({ power }) => power)).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
    expect(following).toBe(0);
  });

  test('Y-6: the chances of the next card add up, enemy by enemy too', () => {
    let looking = 0;
    for (const { p } of positions(100, 14, ({ turn }) => turn > 0)) {
      const { deck, enemies } = viewOf(p);
      if (deck.looked.length > 0) {
        // Y-13.3, Y-14.1: a god decides which card comes next.
        expect([deck.next, enemies.flatMap(({ chance }) => chance ?? [])]).toEqual([[], []]);
        looking++;
        continue;
      }
      if (deck.toGo === 0) continue;
      const total = deck.next.map(({ chance }) => chance.fraction).reduce(plus, '0/1');
      expect(total).toBe('1/1');
      const ragnarok = deck.next.filter(({ card }) => card.startsWith('ragnarok'));
      const own = [...enemies, ...ragnarok].map(({ chance }) => chance?.fraction ?? '0/1');
      expect(own.reduce(plus, '0/1')).toBe('1/1');
    }
    expect(looking).toBeGreaterThan(0);
  });

  test('Y-7.2, Y-9: a world is open exactly where the active god can act', () => {
    const isActing = (p: YggdrasilPosition) => act.isOpen(p);
    const out = new Int32Array(yggdrasil.maxMoves);
    const states = new Set<string>();
    for (const { p } of positions(300, 15, isActing)) {
      const n = yggdrasil.legal(p, out);
      const words = Array.from(out.subarray(0, n), (m) => yggdrasil.tokens(p, m, 0).split(' ')[0]);
      const { worlds } = viewOf(p);
      for (const { world, state, why } of worlds) {
        expect(state === 'open', world).toBe(words.includes(world));
        expect(why === undefined).toBe(state === 'open');
        states.add(state);
      }
    }
    expect([...states].sort()).toEqual(['closed', 'nothing', 'open', 'used', 'waits']);
  });

  test('Y-9.5: says why nothing can be done in a world', () => {
    const why = (p: YggdrasilPosition, name: string) =>
      viewOf(p).worlds.find(({ world }) => world === name)?.why?.reason;
    const alone = acting({ enemies: { hel: 0 } }).position;
    expect(why(alone, 'niflheim')).toBe('noPartner');
    expect(why(alone, 'asgard')).toBe('noEnemyOut');
    const two = acting({ gods: ['thor', 'frey'], activeGiants: ['fafner'] }).position;
    expect(why(two, 'niflheim')).toBe('worldClosed');
    const three = acting({ gods: ['thor', 'frey', 'tyr'], active: 2 }).position;
    expect(why(three, 'niflheim')).toBe('noPartner');
  });

  test.each([
    ['introductory', { angry: 0 }],
    ['normal', { angry: 3 }],
    ['expert', { angry: 6 }],
    ['master', { angry: 6, firstArchOneWay: true }],
    ['ragnarok', { angry: 6, ragnarok: 4 }],
    ['custom', { angry: 2 }],
    ['custom', { angry: 3, firstArchOneWay: true }],
  ])('Y-6.7: calls the difficulty %s', (difficulty, options) => {
    const start = yggdrasil.create(completeOptions(yggdrasil, options));
    expect(viewOf(start).difficulty).toBe(difficulty);
  });

  test('Y-11.3: a giant closes his world also while the enemies have their step', () => {
    const { position } = drawing({ gods: ['thor', 'frey'], activeGiants: ['hrym'] });
    const helheim = viewOf(position).worlds.find(({ world }) => world === 'helheim');
    expect(helheim).toMatchObject({ state: 'closed', why: { facts: { giant: 'hrym' } } });
  });

  test('names only rules of which the rulebook says that something is ours', () => {
    for (const { p } of positions(100, 16)) {
      const ours = oursIn(viewOf(p));
      expect(ours).toContain('Y-5');
      expect(ours.includes('Y-6.6')).toBe(p.setup.ragnarok > 0);
      for (const rule of ours) {
        expect(RULES[rule as keyof typeof RULES].provenance, rule).not.toBe('published');
      }
    }
  });

  test('every rule that the rulebook marks is named where it matters, but for the list of pieces', () => {
    const marked = Object.entries(RULES).flatMap(([id, { provenance }]) =>
      provenance !== 'published' && id !== 'Y-2' ? [id] : [],
    );
    const seen = new Set(positions(400, 18).flatMap(({ p }) => oursIn(viewOf(p))));
    const rules = (situation: Parameters<typeof acting>[0]) =>
      oursIn(viewOf(acting(situation).position));
    const situations: Parameters<typeof acting>[0][] = [
      {
        gods: ['tyr', 'thor'],
        activeGiants: ['utgardloki', 'thiazy', 'bergelmir', 'hymir'],
        vanir: 5,
      },
      {
        gods: ['freyja'],
        options: { ruleset: 'draft2010', asgardFoes: 'enemiesAndGiants' },
        activeGiants: ['bergelmir'],
        vanir: 5,
      },
      { options: { bags: 'draft', victory: 'lastCard' }, unseen: [] },
      { gods: ['odin'], unseen: ['hel'], enemies: { surt: 7 } },
      { unseen: [], enemies: { fenrir: 1 }, fenrirCard: 'fenrir' },
      { beatenGiants: GIANT_WORDS },
      { options: { edition: ownerFile() } },
      {
        beatenGiants: ['greip', 'gialp', 'geirroed', 'skyrmir'],
        skips: 2,
        enemies: { fenrir: 1 },
        fenrirCard: 'fenrir',
      },
    ];
    for (const rule of situations.flatMap(rules)) seen.add(rule);
    expect([...seen].sort()).toEqual(marked.sort());
    expect(rules({})).not.toContain('Y-8.1');
    expect(rules({ enemies: { fenrir: 1 }, fenrirCard: 'fenrir' })).toContain('Y-8.1');
    expect(rules({ vanir: 2 })).toContain('Y-13.1');
    expect(rules({ vanir: 2 })).not.toContain('Y-13.3');
    expect(rules({ activeGiants: ['thiazy'] })).toContain('Y-11.5');
    expect(rules({ gods: ['thor'] })).not.toContain('Y-14.5');
  });

  test('Y-13: effects of the Vanir are usable where they are legal', () => {
    const p = acting({ gods: ['thor'], vanir: 3, helheim: 0, vikings: [5] }).position;
    expect(viewOf(p).vanir.effects.map(({ usable }) => usable)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});

function plus(a: string, b: string): string {
  return fractionText(addFractions(read(a), read(b)));
}

function read(text: string): Fraction {
  const [numerator, denominator] = text.split('/').map(BigInt);
  return numerator === 0n ? NEVER : fraction(numerator, denominator);
}

/** The position in which the next god has drawn a card and its effect is about to come. */
function afterCard({ options, p }: Found, card: string): YggdrasilPosition {
  const next = yggdrasil.blank(options);
  next.copyFrom(p);
  // The card is laid on top; where the deck's other cards lie does not matter here.
  next.deck.head.fill(NO_CARD);
  next.deck.head[0] = cardNumber(card);
  next.deck.head[1] = cardNumber(card);
  next.skips = 0;
  yggdrasil.apply(next, PASS);
  // Odin drew it twice: whichever he takes, the other goes back on top.
  while (returnCard.isOpen(next)) {
    yggdrasil.apply(next, 0);
  }
  return next;
}

function played(
  { options }: Found,
  p: YggdrasilPosition,
  moves: readonly Move[],
): YggdrasilPosition {
  const next = yggdrasil.blank(options);
  next.copyFrom(p);
  for (const move of moves) yggdrasil.apply(next, move);
  return next;
}

describe('what an enemy’s next card would do', () => {
  test('Y-8: is what it does when it is played', () => {
    const canPass = (p: YggdrasilPosition) => act.isOpen(p) && p.fenrirCard === NO_CARD;
    const kinds = new Set<string>();
    for (const found of positions(150, 17, canPass)) {
      const { p } = found;
      const view = viewOf(p);
      // A turn that ends lost, or an empty deck, brings no further card.
      if (overrunLines(view.danger).length > 0 || p.deck.size === 0) continue;
      view.enemies.forEach(({ enemy, next, angryNext }, e) => {
        for (const [card, foreseen] of [
          [enemy, next] as const,
          [`angry-${enemy}`, angryNext] as const,
        ]) {
          if (foreseen === undefined) continue;
          const after = afterCard(found, card);
          const { effect } = foreseen;
          kinds.add(effect.kind);
          const isDragging = effect.kind === 'drags' && effect.enemies.includes(enemy);
          const moved = isDragging ? [foreseen.to, foreseen.to + 1] : [foreseen.to];
          expect(moved).toContain(after.enemies[e]);
          const settled = advanceRearmost.isOpen(after) ? settle(found, after) : after;
          expect(viewOf(settled).danger).toEqual(foreseen.danger);
          expect(effectAsPlayed(found, p, after, effect.kind)).toEqual(comparable(effect, p));
        }
      });
    }
    const all = ['anger', 'drags', 'fire', 'flood', 'giants', 'none', 'vikings'];
    expect([...kinds].sort()).toEqual(all);
  });

  test('Y-8.1: a Fenrir who is angry is not angered again, and Tyr calms him more easily', () => {
    const effect = (situation: Parameters<typeof acting>[0]) =>
      viewOf(acting(situation).position).enemies[0].next.effect;
    expect(effect({ enemies: { fenrir: 1 }, fenrirCard: 'fenrir' }).kind).toBe('angryAlready');
    expect(effect({ gods: ['thor', 'tyr'], enemies: { fenrir: 2 } })).toMatchObject({
      kind: 'anger',
      calmChance: { fraction: '8/9' },
    });
  });
});

function settle(found: Found, p: YggdrasilPosition): YggdrasilPosition {
  const out = new Int32Array(yggdrasil.maxMoves);
  yggdrasil.legal(p, out);
  return played(found, p, [out[0]]);
}

/** What the effect did, as far as it can be seen at once or by going through the die. */
function effectAsPlayed(
  found: Found,
  before: YggdrasilPosition,
  after: YggdrasilPosition,
  kind: string,
): unknown {
  if (after.fenrirCard !== before.fenrirCard) return 'anger';
  if (after.frames.seat === OVER || act.isOpen(after)) {
    return kind === 'drags' ? 'drags' : 'none';
  }
  if (advanceRearmost.isOpen(after)) return 'drags';
  if (turnGiant.isOpen(after)) return ['giants', turnGiant.open(after).count];
  if (!rollEffect.isOpen(after)) return 'none';
  // Tyr rolls twice: the same face both times.
  const faces = Array.from({ length: BAGS }, (_, face) => {
    const once = played(found, after, [face]);
    return rollEffect.isOpen(once) ? played(found, once, [face]) : once;
  });
  if (kind === 'flood')
    return ['flood', faces.map(({ flooded, valkyries }) => [flooded, valkyries])];
  if (kind === 'vikings') {
    return ['vikings', faces.map((p, bag) => before.bagVikings[bag] - p.bagVikings[bag])];
  }
  const fire = faces.map((p, bag) => p.bagFire[bag] - before.bagFire[bag]);
  return fire.every((count) => count === 0) ? 'none' : ['fire', fire];
}

/** An effect of the view in the same words. */
function comparable(
  effect: YggdrasilView['enemies'][number]['next']['effect'],
  p: YggdrasilPosition,
): unknown {
  switch (effect.kind) {
    case 'giants': {
      // The rules ask for as many as Loki's power and stop when the pile is empty.
      const { pile } = viewOf(p).giants;
      return effect.count === pile ? ['giants', expect.any(Number)] : ['giants', effect.count];
    }
    case 'fire':
      return ['fire', new Array<number>(BAGS).fill(effect.count)];
    case 'vikings':
      return ['vikings', effect.byBag];
    case 'flood':
      return ['flood', Array.from({ length: BAGS }, (_, bag) => [bag + 1, 0])];
    default:
      return effect.kind;
  }
}
