import { miniTrack, toy } from '@nineworlds/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BadInput,
  CHANCE,
  type CheckedGame,
  canonicalJson,
  checkRecord,
  fateOf,
  fromCompact,
  fromPositionFile,
  gameOfCompact,
  gameOfFile,
  hashOf,
  type Json,
  Match,
  type MatchRecord,
  type Options,
  type Position,
  type Refusal,
  Rng,
  recordText,
  replay,
  toCompact,
  toPositionFile,
  toRecord,
  verify,
} from '../index.ts';

const TOY = { seats: 3, cards: 10, rounds: 3 };

/** A whole game at random, as a record with its seed. */
function randomRecord(game: CheckedGame, options: Options, seed: string): MatchRecord {
  const match = new Match(game, options);
  const nonces = Array.from({ length: game.seatCount(options) }, (_, seat) => `nonce ${seat}`);
  const fate = fateOf('hmac', seed, nonces);
  const rng = new Rng(1);
  const moves = new Int32Array(game.maxMoves);
  while (!match.over) {
    if (match.seat === CHANCE) {
      match.settleChance(fate);
      continue;
    }
    const line: number[] = [];
    const ahead = game.blank(options);
    ahead.copyFrom(match.position);
    const seat = match.seat;
    do {
      const move = moves[rng.below(game.legal(ahead, moves))];
      line.push(move);
      game.apply(ahead, move);
    } while (ahead.frames.seat === seat && game.kinds[ahead.frames.kind].continues);
    match.playMoves(line);
  }
  const seats = Array.from({ length: game.seatCount(options) }, (_, i) =>
    i === 0
      ? ({ kind: 'human', name: 'Åse 明' } as const)
      : ({ kind: 'bot', bot: 'random' } as const),
  );
  const head = { fate: 'hmac', seats, nonces, branches: [], seed } as const;
  return toRecord(match, head, 'revealed');
}

function faultsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof BadInput) return error.faults.map((f) => `${f.path}: ${f.reason}`);
    throw error;
  }
  return [];
}

describe.each([
  ['mini-track', miniTrack as CheckedGame, { seats: 4 }],
  ['toy', toy as CheckedGame, TOY],
])('a record of %s', (_name, game, options) => {
  let record: MatchRecord;
  beforeAll(() => {
    record = randomRecord(game, options, 'a long secret');
  });

  test('verifies: every line, every roll by its seed, the hash', () => {
    expect(verify(game, record)).toEqual({ ok: true, plies: record.moves.length });
  });

  test('survives being written and read', () => {
    const read = checkRecord(game, JSON.parse(recordText(record)));
    expect(read).toEqual(record);
    expect(recordText(read)).toBe(recordText(record));
    expect(gameOfFile(JSON.parse(recordText(record)))).toBe(game.id);
  });

  test('decodes from its compact form to the same bytes, within 2000 letters', () => {
    const compact = toCompact(game, record);
    expect(compact.length).toBeLessThan(2000);
    expect(compact).toMatch(/^nw1\.[\w-]+$/);
    expect(gameOfCompact(compact)).toBe(game.id);
    expect(recordText(fromCompact(game, compact))).toBe(recordText(record));
  });

  test('edited by one move is refused with the ply and the reason', () => {
    for (const [at, line] of record.moves.entries()) {
      const moves = [...record.moves];
      moves[at] = line.startsWith('chance') ? otherRoll(game, record, at) : 'nonsense';
      const verdict = verify(game, { ...record, moves });
      expect(verdict).toMatchObject({ ok: false, failedAt: at + 1, line: moves[at] });
      expect(verdict.reason?.rule).toMatch(/^[A-Z]-/);
      expect(moves[at]).not.toBe(line);
    }
  });

  test('with lines missing at the end is told by its hash', () => {
    const cut = { ...record, moves: record.moves.slice(0, -1) };
    expect(verify(game, cut)).toMatchObject({ ok: false, reason: { rule: 'K-12' } });
  });

  test('with another seed than the committed one is refused', () => {
    const forged = { ...record, seed: 'another secret' };
    expect(verify(game, forged)).toMatchObject({ ok: false, reason: { rule: 'K-11' } });
  });

  test('without its seed replays all the same', () => {
    const { seed: _secret, ...rest } = record;
    expect(verify(game, rest)).toMatchObject({ ok: true });
  });

  test('goes on from a position file in the middle', () => {
    const middle = Math.floor(record.moves.length / 2);
    const { match } = replay(game, record, middle);
    const file = JSON.parse(JSON.stringify(toPositionFile(game, options, match.position)));
    const { position } = fromPositionFile(game, file);
    expect(hashOf(position)).toBe(hashOf(match.position));
    const { seed: _secret, ...rest } = record;
    const later = { ...rest, from: file.position, moves: record.moves.slice(middle) };
    expect(verify(game, later)).toMatchObject({ ok: true, plies: record.moves.length - middle });
    expect(recordText(fromCompact(game, toCompact(game, later)))).toBe(recordText(later));
  });

  test('keeps the lines that a rewind left, and checks them', () => {
    const branches = [{ from: 2, moves: record.moves.slice(2, 4) }];
    const branched = { ...record, branches };
    expect(verify(game, branched)).toMatchObject({ ok: true });
    expect(fromCompact(game, toCompact(game, branched)).branches).toEqual(branches);
    const forged = { ...record, branches: [{ from: 0, moves: [otherRoll(game, record, 0)] }] };
    expect(verify(game, forged)).toMatchObject({ ok: false, reason: { rule: 'K-13' } });
    const beyond = { ...record, branches: [{ from: record.moves.length + 1, moves: [] }] };
    expect(verify(game, beyond)).toMatchObject({ ok: false, reason: { rule: 'K-13' } });
    const bad = { ...record, branches: [{ from: 2, moves: ['nonsense'] }] };
    expect(verify(game, bad)).toMatchObject({ ok: false, reason: { rule: 'K-13' } });
  });

  test('names the first branch that cannot be played, whatever the others are', () => {
    const roll = otherRoll(game, record, 0);
    const good = { from: 2, moves: record.moves.slice(2, 4) };
    const bad = [
      { from: 0, moves: [roll, 'nonsense'] },
      { from: 1, moves: ['aaa'] },
      { from: 0, moves: [roll] },
    ];
    for (const one of bad) {
      for (const other of bad) {
        const verdict = verify(game, { ...record, branches: [good, one, good, other] });
        expect(verdict).toMatchObject({ ok: false, reason: { facts: { branch: 2 } } });
      }
    }
  });

  test('with a thousand branches is checked without playing what they share again and again', () => {
    let asked = 0;
    const counted: CheckedGame = {
      ...game,
      legal(p, out) {
        asked++;
        return game.legal(p, out);
      },
    };
    verify(counted, record);
    const alone = asked;
    const from = record.moves.length - 2;
    const side = { from, moves: record.moves.slice(from) };
    const branches = Array.from({ length: 1000 }, (_, i) =>
      i % 2 === 0 ? side : { from: 0, moves: record.moves.slice(0, from) },
    );
    asked = 0;
    expect(verify(counted, { ...record, branches })).toMatchObject({ ok: true });
    expect(asked).toBeLessThan(3 * alone);
    asked = 0;
    const few = { ...record, branches: branches.slice(0, 100) };
    expect(fromCompact(counted, toCompact(counted, few)).branches).toEqual(few.branches);
  });

  test('with more branches than a link holds is linked with the latest of them', () => {
    const branches = Array.from({ length: 101 }, (_, i) => ({
      from: i % 2,
      moves: record.moves.slice(i % 2, 2),
    }));
    const link = toCompact(game, { ...record, branches });
    expect(fromCompact(game, link).branches).toEqual(branches.slice(1));
  });
});

/** Another outcome than the recorded one, legal but not what fate decreed. */
function otherRoll(game: CheckedGame, record: MatchRecord, at: number): string {
  const { match } = replay(game, record, at);
  const kind = game.kinds[match.position.frames.kind];
  for (let move = 0; move < kind.moves; move++) {
    const line = ['chance', kind.verb, game.tokens(match.position, move, -4)].join(' ');
    if (line !== record.moves[at] && match.read(line).status === 'complete') return line;
  }
  return 'chance nothing';
}

describe('a record from outside', () => {
  const good = () => JSON.parse(recordText(randomRecord(miniTrack, { seats: 4 }, 's')));

  test('lists all its faults with their places', () => {
    const bad = {
      ...good(),
      nineworlds: 2,
      rulesVersion: 99,
      options: { seats: 9, colour: 'red' },
      seats: 'four',
      moves: ['chance card loki', 7],
      extra: true,
    };
    expect(faultsOf(() => checkRecord(miniTrack as CheckedGame, bad))).toEqual([
      'extra: unknownField',
      'nineworlds: unknownFormat',
      'rulesVersion: otherRules',
      'options.colour: unknownOption',
      'options.seats: outOfRange',
      'seats: notAList',
      'moves[1]: notText',
    ]);
  });

  test.each([
    [null, ': notAnObject'],
    [[], ': notAnObject'],
    ['text', ': notAnObject'],
    [{}, 'nineworlds: missingField'],
    [{ nineworlds: 1, game: 7 }, 'game: notText'],
  ])('%j is not a record', (file, fault) => {
    expect(faultsOf(() => gameOfFile(file))).toEqual([fault]);
  });

  test.each([
    ['seats', [{ kind: 'human', name: 7 }, {}, {}, {}]],
    ['seats', new Array(4).fill({ kind: 'human', name: 'Ann', admin: true })],
    ['seats', new Array(4).fill({ kind: 'human', name: 'x'.repeat(100) })],
    ['seats', new Array(4).fill({ kind: 'ghost' })],
    ['commit', 'zz'],
    ['nonces', ['one']],
    ['branches', [{ from: 1.5, moves: [] }]],
    ['branches', [{ from: 0, moves: [], extra: 1 }]],
    ['branches', [{ from: 0, lines: [] }]],
    ['moves', new Array(5000).fill('forge')],
    ['moves', ['x'.repeat(300)]],
  ])('with %s %j is refused', (key, value) => {
    const faults = faultsOf(() =>
      checkRecord(miniTrack as CheckedGame, { ...good(), [key]: value }),
    );
    expect(faults[0]).toMatch(new RegExp(`^${key}`));
  });

  test('of simulations takes no nonces: its fate would not heed them', () => {
    const record = { ...good(), fate: 'fast', nonces: ['a', 'b', 'c', 'd'] };
    expect(faultsOf(() => checkRecord(miniTrack as CheckedGame, record))).toEqual([
      'nonces: wrongLength',
    ]);
  });

  test('never touches the prototypes of objects', () => {
    const bad = JSON.parse('{"__proto__": {"polluted": 1}, "nineworlds": 1}');
    expect(faultsOf(() => checkRecord(miniTrack as CheckedGame, bad))).toContain(
      '__proto__: unknownField',
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each(['', 'nw1.', 'nw1.%%%', 'nw1.AAAA', 'nw2.abc', `nw1.${'A'.repeat(300_000)}`])(
    'the link %.20s is refused',
    (text) => {
      expect(faultsOf(() => fromCompact(miniTrack as CheckedGame, text))).toEqual([
        'link: badLink',
      ]);
    },
  );
});

describe('a compact record', () => {
  const record = () => randomRecord(miniTrack, { seats: 4 }, 's');
  /** A link with another head than the record's. */
  const withHead = (change: (head: Record<string, Json>) => void): string => {
    const bytes = Buffer.from(toCompact(miniTrack as CheckedGame, record()).slice(4), 'base64url');
    const end = bytes.indexOf(0);
    const head = JSON.parse(bytes.subarray(0, end).toString());
    change(head);
    const changed = Buffer.concat([Buffer.from(canonicalJson(head)), bytes.subarray(end)]);
    return `nw1.${changed.toString('base64url')}`;
  };

  test.each([
    ['a number of moves that is no number', { n: '3' }],
    ['half a move', { n: 2.5 }],
    ['fewer moves than it holds', { n: 3 }],
    ['more moves than a game has', { n: 100_000 }],
    ['a branch from nowhere', { b: [[-1, 0]] }],
    ['a branch from nowhere, with a line', { b: [[-1, 1]] }],
    ['a branch from within a line', { b: [[1.5, 0]] }],
    ['a branch from within a line, with a line', { b: [[1.5, 1]] }],
    ['a branch with half a line', { b: [[1, 0.5]] }],
    ['a branch from beyond the end', { b: [[999, 0]] }],
    ['no list of branches', { b: 'xx' }],
    ['something else', { z: 1 }],
  ])('with %s is refused', (_what, change) => {
    const link = withHead((head) => Object.assign(head, change));
    expect(faultsOf(() => fromCompact(miniTrack as CheckedGame, link))).not.toEqual([]);
  });

  test('has one writing only', () => {
    const link = toCompact(miniTrack as CheckedGame, record());
    expect(fromCompact(miniTrack as CheckedGame, link)).toEqual(record());
    for (const other of [`${link}A`, `${link}AAAA`, withHead((head) => head)]) {
      if (other !== link) {
        expect(faultsOf(() => fromCompact(miniTrack as CheckedGame, other))).toEqual([
          'link: badLink',
        ]);
      }
    }
  });

  test('that is long and hostile is refused at once', () => {
    const link = `nw1.${Buffer.from(`{}\0${'x'.repeat(25_000)}`).toString('base64url')}`;
    expect(faultsOf(() => gameOfCompact(link))).toEqual(['link: badLink']);
  });
});

describe('a match', () => {
  test('is taken back no further than the last thing anybody learned', () => {
    const match = new Match<Position>(toy, { seats: 2, cards: 10, rounds: 1 });
    const cards = ['1 ash', '1 elk', '2 birch', '2 crow'];
    for (const card of cards) match.play(`chance deal ${card}`);
    expect(match.barrier).toBe(4);
    match.play('draw east');
    expect(match.barrier).toBe(4);
    match.play('chance omen calm');
    expect(match.barrier).toBe(6);
    match.play('peek 2');
    match.play('chance card iron');
    expect(match.barrier).toBe(8);
    match.play('draw west');
    match.play('chance omen storm');
    // The card is decided already, but the others see it for the first time: no chance, a barrier.
    const opened = match.play('open 2');
    expect(opened).toMatchObject({ learned: true });
    expect((opened as { seat?: number } & Partial<Refusal>).seat).toBe(1);
    expect(match.over).toBe(true);
    expect(match.barrier).toBe(match.ply);
  });
});
