import { describe, expect, it } from 'vitest';
import {
  CHANCE,
  type EventSink,
  HOST,
  kindNumbered,
  listMembers,
  listRange,
  Position,
  putMembers,
  questionsFor,
  Rng,
  refusalsOf,
  sampleMember,
} from '../index.ts';

/** A game of a few questions: pay elves, roll, choose, wait. */
class ElfPosition extends Position {
  readonly elves = this.zone(2);

  constructor() {
    super(2, 4);
  }
}

interface ElfEvents {
  elvesSpent: { seat: number; count: number };
  faceSeen: { seat: number; face?: 'red' | 'blue' };
}
interface ElfRefusals {
  tooFew: { count: number; held: number };
  nobodyAsked: Record<never, never>;
}
type Sink = EventSink<ElfEvents> | undefined;

const { question, chanceQuestion, continuation, questionRef, questionList } = questionsFor<
  ElfPosition,
  Sink
>();
const no = refusalsOf<ElfRefusals>();

const rollRef = questionRef('roll', (dice: number, bonus = 0) => ({ dice, bonus }));

const pay = question({
  name: 'pay',
  verb: 'elves',
  moves: 4,
  args: (foe: number, total: number) => ({ foe, total }),
  legal: (p, out, { seat }) => listRange(out, 0, p.elves[seat]),
  refuse(p, count, { seat }) {
    const held = p.elves[seat];
    return count > held ? no('E-1', 'tooFew', { count, held }) : undefined;
  },
  fits: (p, { seat, foe, total }) => p.elves[seat] > 0 && foe < total,
  apply(p, count, sink, { seat, foe, total }) {
    p.elves[seat] -= count;
    sink?.tell('elvesSpent', { seat, count });
    rollRef.ask(p, CHANCE, foe, total + count);
  },
});

const roll = chanceQuestion({
  name: 'roll',
  moves: 3,
  args: rollRef.args,
  outcomes: (_p, moves, weights, { dice }) => putMembers(moves, weights, dice),
  sample: (_p, rng, { dice }) => sampleMember(dice, rng),
  fits: () => true,
  words: (_p, move, observer, { bonus }) => (observer === HOST ? `${move}+${bonus}` : '?'),
  apply() {},
});

const first = question({
  name: 'first',
  continues: true,
  moves: 2,
  legal: (_p, out) => listMembers(out, 0b11),
  refuse: () => undefined,
  chance: {
    outcomes: (_p, moves, weights) => putMembers(moves, weights, 0b11),
    sample: (_p, rng) => rng.below(2),
  },
  fits: () => true,
  apply() {},
});

const waiting = continuation({
  name: 'waiting',
  args: (stage: number, at: number) => ({ stage, figure: at, symbol: at }),
  fits: (_p, { stage }) => stage > 0,
});

const notAsked = no('E-2', 'nobodyAsked');
const questions = questionList([pay, roll, first, waiting], { notAsked, refs: [rollRef] });

function position(): ElfPosition {
  const p = new ElfPosition();
  p.elves.set([3, 1]);
  return p;
}

describe('a list of questions', () => {
  it('numbers the questions in their order, and says what the kernel needs of each', () => {
    expect(questions.kinds).toEqual([
      { name: 'pay', moves: 4, verb: 'elves', continues: false },
      { name: 'roll', moves: 3, verb: '', continues: false },
      { name: 'first', moves: 2, verb: '', continues: true },
      { name: 'waiting', moves: 0, verb: '', continues: false },
    ]);
    expect([pay, roll, first, waiting].map(({ kind }) => kind)).toEqual([0, 1, 2, 3]);
    expect(questions.kindsOf(waiting, pay)).toEqual([3, 0]);
  });

  it('says so when a position asks what is not listed, or nothing', () => {
    const p = position();
    expect(() => questions.legal(p, new Int32Array(4))).toThrow(RangeError);
    p.frames.push(99, 0);
    expect(() => questions.legal(p, new Int32Array(4))).toThrow('no question has the number 99');
    expect(() => kindNumbered({ id: 'elves', kinds: questions.kinds }, 99)).toThrow(
      'elves has no question number 99',
    );
  });

  it('refuses a question that is listed twice and a reference that is not listed', () => {
    expect(() => questionList([pay, pay], { notAsked })).toThrow('pay is listed twice');
    const lost = questionRef('lost', () => ({}));
    expect(() => questionList([pay], { notAsked, refs: [lost] })).toThrow('lost');
  });

  it('refuses what was made and is not listed, and a reference with other arguments', () => {
    const elves = questionsFor<ElfPosition, undefined>();
    const rest = { moves: 2, outcomes: () => 0, sample: () => 0, fits: () => true, apply() {} };
    const asked = elves.chanceQuestion({ ...rest, name: 'asked' });
    expect(elves.questionList([asked], { notAsked }).kinds).toHaveLength(1);
    elves.chanceQuestion({ ...rest, name: 'forgotten' });
    expect(() => elves.questionList([asked], { notAsked })).toThrow('forgotten is not listed');

    const others = questionsFor<ElfPosition, undefined>();
    const ref = others.questionRef('gather', (tokens: number) => ({ tokens }));
    const gather = others.chanceQuestion({ ...rest, name: 'gather', args: ref.args });
    expect(() => others.questionList([gather], { notAsked })).toThrow('gather is not listed');
    const own = others.chanceQuestion({ ...rest, name: 'gather', args: (a: number) => ({ a }) });
    expect(() => others.questionList([own], { notAsked, refs: [ref] })).toThrow('of its own');
  });

  it('refuses an argument with the name of the seat, and one that is not a parameter', () => {
    const rest = { moves: 0, outcomes: () => 0, sample: () => 0, fits: () => true, apply() {} };
    expect(() =>
      chanceQuestion({ ...rest, name: 'odd', args: (seat: number) => ({ seat }) }),
    ).toThrow('seat');
    expect(() =>
      chanceQuestion({ ...rest, name: 'odd', args: (a: number) => ({ twice: a + 9 }) }),
    ).toThrow('twice');
  });
});

describe('an open question', () => {
  it('gives its arguments their names, wherever it lies', () => {
    const p = position();
    pay.ask(p, 1, 5, 7);
    first.ask(p, 0);
    expect(pay.isOpen(p)).toBe(false);
    expect(pay.isAt(p, 0)).toBe(true);
    const { seat, foe, total } = pay.at(p, 0);
    expect([seat, foe, total]).toEqual([1, 5, 7]);
    p.frames.pop();
    expect(questions.asked(p)).toBe(pay);
    expect({ ...pay.open(p) }).toEqual({ seat: 1, foe: 5, total: 7 });
  });

  it('can be changed in its frame, also by several names of one slot', () => {
    const p = position();
    waiting.ask(p, 0, 1, 2);
    waiting.edit(p, 0).figure = 9;
    const { stage, figure, symbol } = waiting.open(p);
    expect([stage, figure, symbol]).toEqual([1, 9, 9]);
    expect(p.frames.argAt(0, 1)).toBe(9);
  });

  it('is answered with its arguments after it was closed', () => {
    const p = position();
    const told: unknown[] = [];
    pay.ask(p, 1, 0b101, 7);
    const sink: EventSink = { tell: (...event) => told.push(event), tellSecret() {} };
    questions.answer(p, 1, sink);
    expect(told).toEqual([['elvesSpent', { seat: 1, count: 1 }]]);
    expect({ ...roll.open(p) }).toEqual({ seat: CHANCE, dice: 0b101, bonus: 8 });
  });

  it('lists, refuses and spells its answers', () => {
    const p = position();
    const out = new Int32Array(4);
    pay.ask(p, 1, 0, 7);
    expect(Array.from(out.subarray(0, questions.legal(p, out)))).toEqual([0, 1]);
    expect(questions.refuse(p, 1)).toBeUndefined();
    expect(questions.refuse(p, 2)).toEqual({
      rule: 'E-1',
      reason: 'tooFew',
      facts: { count: 2, held: 1 },
    });
    expect(questions.tokens(p, 2, HOST)).toBe('2');
    rollRef.ask(p, CHANCE, 0b11);
    expect(questions.tokens(p, 2, HOST)).toBe('2+0');
    expect(questions.tokens(p, 2, 0)).toBe('?');
  });

  it('fits by its own word, and only if the slots without a name are empty', () => {
    const p = position();
    pay.ask(p, 0, 1, 2);
    expect(questions.fits(p)).toBe(true);
    p.frames.push(pay.kind, 0, 1, 2, 1);
    expect(questions.fits(p)).toBe(false);
    pay.ask(p, 0, 1, 0);
    expect(questions.fits(p)).toBe(false);
    first.ask(p, 0);
    expect(questions.fits(p, 2)).toBe(false);
    expect(questions.fits(p, 3)).toBe(true);
  });
});

describe('chance', () => {
  it('has the outcomes of its question, and draws by the same law', () => {
    const p = position();
    const moves = new Int32Array(4);
    const weights = new Float64Array(4);
    roll.ask(p, CHANCE, 0b101);
    const n = questions.outcomes(p, moves, weights);
    expect(Array.from(moves.subarray(0, n))).toEqual([0, 2]);
    expect(Array.from(weights.subarray(0, n))).toEqual([1, 1]);
    const rng = new Rng(1);
    const drawn = new Set(Array.from({ length: 50 }, () => questions.sample(p, rng)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 2]);
    expect(questions.draw(p)).toBeUndefined();
  });

  it('takes no answer of a seat', () => {
    const p = position();
    roll.ask(p, CHANCE, 0b101);
    expect(questions.refuse(p, 0)).toBe(notAsked);
    expect(() => questions.legal(p, new Int32Array(4))).toThrow('nobody is asked for roll');
  });

  it('is not asked where a seat is, but for questions that say how', () => {
    const p = position();
    pay.ask(p, 0, 1, 2);
    const rng = new Rng(1);
    expect(() => questions.sample(p, rng)).toThrow('chance is not asked for pay');
    first.ask(p, CHANCE);
    expect(questions.sample(p, rng)).toBeLessThan(2);
  });
});
