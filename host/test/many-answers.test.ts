import { type CheckedGame, checkRecord, type GameModule, replay } from '@nineworlds/engine';
import { knownTo, whyNot } from '@nineworlds/table';
import { type ToyPosition, type ToyView, toy, toyTexts } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { ann, bot, TestHost } from './hosts.ts';

/** More answers than are listed. */
const ANSWERS = 300;
const ACT = toy.kinds.findIndex(({ name }) => name === 'act');
const OWN = toy.kinds[ACT]?.moves ?? 0;

/** The toy game with a question of very many answers: the others are places that nobody can go to. */
const large: CheckedGame<ToyPosition, ToyView> = {
  ...toy,
  kinds: toy.kinds.map((kind, i) => (i === ACT ? { ...kind, moves: ANSWERS } : kind)),
  refuse(p, move) {
    if (p.frames.kind !== ACT || move < OWN) return toy.refuse(p, move);
    return { rule: 'T-5.1', reason: 'alreadySeen', facts: { answer: String(move) } };
  },
  tokens: (p, move, observer) =>
    p.frames.kind === ACT && move >= OWN ? `place-${move}` : toy.tokens(p, move, observer),
};

const module: GameModule<ToyPosition, ToyView> = {
  game: large,
  checked: async () => large,
  bots: [],
  texts: async () => toyTexts,
  rulebook: async () => [],
  warnings: () => [],
  preview: () => [],
  remark: () => '',
};

const table = 't';

/** A table of that game at which Ann is asked what she does. */
async function asked() {
  const host = new TestHost({ loadGame: async () => module as unknown as GameModule });
  const set = { game: 'toy', options: { seats: 2 }, seats: [ann, bot], seed: 'x' } as const;
  await host.ask({ type: 'start', table, ...set, chance: 'fate' });
  for (let i = 0; i < 40; i++) {
    const { state, choices } = await host.ask({ type: 'resume', table, takeOver: false });
    if (state.question === 'act' && choices !== undefined) return { host, choices };
    await host.answer(table, 0, 0);
  }
  throw new Error('nobody was asked what to do');
}

describe('a question with very many answers', () => {
  it('lists the open ones, and says that the closed ones are not listed', async () => {
    const { choices } = await asked();
    expect(choices.list.length).toBeGreaterThan(1);
    expect(choices).toMatchObject({ closed: [], unlisted: true });
  });

  it('tells why any of them is closed when it is asked for', async () => {
    const { host } = await asked();
    const why = (line: string) => host.ask({ type: 'why', table, seat: 0, line });
    for (const place of [OWN, 65, ANSWERS - 1]) {
      expect((await why(`place-${place}`)).refusal).toEqual({
        rule: 'T-5.1',
        reason: 'alreadySeen',
        facts: { answer: String(place) },
      });
    }
  });

  it('says nothing of what is open, and of words that name none of its answers', async () => {
    const { host, choices } = await asked();
    const why = (line: string) => host.ask({ type: 'why', table, seat: 0, line });
    expect(await why(choices.list[0]?.line ?? '')).toEqual({});
    for (const line of ['', 'midgard', `place-${ANSWERS}`]) expect(await why(line)).toEqual({});
  });

  it('is told to nobody who does not sit there', async () => {
    const { host } = await asked();
    const request = { type: 'why', table, seat: 1, line: 'place-65' } as const;
    await expect(host.ask(request)).rejects.toThrow('notYourSeat');
  });

  it('is refused in a terminal by the same line, for the same reason', async () => {
    const { host } = await asked();
    const { text } = await host.ask({ type: 'export', table, form: 'save' });
    const { match } = replay(large, checkRecord(large, JSON.parse(text)));
    const known = knownTo(large, match.options, match.position);
    expect(whyNot(large, match.options, known, 'place-65')).toMatchObject({ rule: 'T-5.1' });
  });
});
