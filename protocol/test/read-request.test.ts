import { BadInput, HOST, SPECTATOR } from '@nineworlds/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';
import type { Request } from '../request.ts';

const table = 't1';
const asked = { table, seat: 0, line: 'forge' };
const seats = [
  { kind: 'human', name: 'Ann' },
  { kind: 'bot', bot: 'steady' },
] as const;

/** A sound request of every type, with every field. */
const SOUND: { readonly [T in Request['type']]: Extract<Request, { type: T }> } = {
  start: {
    type: 'start',
    table,
    game: 'toy',
    options: { seats: 2 },
    seats,
    seed: 's',
    chance: 'fate',
    purpose: 'play',
  },
  resume: { type: 'resume', table, takeOver: true },
  open: { type: 'open', table, text: 'nw1.', purpose: 'replay' },
  look: { type: 'look', table, into: 't2' },
  sideLine: { type: 'sideLine', table, branch: 0, into: 't2' },
  sit: { type: 'sit', table, seat: SPECTATOR },
  command: { type: 'command', table, command: { type: 'line', seat: 0, seq: 4, line: 'forge' } },
  choices: { type: 'choices', ...asked },
  why: { type: 'why', ...asked },
  complete: { type: 'complete', ...asked },
  odds: { type: 'odds', ...asked },
  advise: { type: 'advise', table, seat: 1, names: ['Ann', 'Bot'] },
  allowAdvice: { type: 'allowAdvice', table, advice: 'on' },
  review: { type: 'review', table, seat: 0, thoroughness: 'quick', names: [] },
  cancel: { type: 'cancel', request: 3 },
  choose: { type: 'choose', ...asked },
  moment: { type: 'moment', table, ply: 7 },
  export: { type: 'export', table, form: 'save' },
  branch: { type: 'branch', table, ply: 7, into: 't2', purpose: 'again' },
  close: { type: 'close', table },
  describe: { type: 'describe', game: 'toy' },
  checkOptions: { type: 'checkOptions', game: 'toy', options: {} },
  language: { type: 'language', lang: 'ja' },
};
const OPTIONAL = ['seats', 'seed', 'purpose', 'names', 'thoroughness'];
const OPTIONAL_IN: Readonly<Record<string, readonly string[]>> = {
  start: OPTIONAL,
  advise: ['names'],
  review: OPTIONAL,
};

const requests = Object.values(SOUND);

function faultsOf(message: unknown): string[] {
  try {
    readRequest(message);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.faults.map(({ path, reason }) => `${path} ${reason}`);
  }
  return [];
}

describe.each(requests)('a message of type $type', (request) => {
  const sound = { id: 1, ...request };
  const names = Object.keys(sound).filter((key) => key !== 'type');

  it('is read as it was sent', () => {
    expect(readRequest(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
  });

  it('is refused when a field is missing, but for those that may be', () => {
    for (const name of names) {
      const { [name]: _, ...rest } = sound as Record<string, unknown>;
      const isOptional = OPTIONAL_IN[request.type]?.includes(name) === true;
      expect(faultsOf(rest), name).toEqual(isOptional ? [] : [`${name} missingField`]);
    }
  });

  it('is refused when a field holds something else', () => {
    const wrong = [null, [[]], 1.5, -9, Number.NaN, 'x'.repeat(9_000_000), { a: 1 }];
    for (const name of names.filter((key) => key !== 'options')) {
      for (const value of wrong) {
        const faults = faultsOf({ ...sound, [name]: value });
        expect(faults.length, name).toBeGreaterThan(0);
        for (const fault of faults) expect(fault).toMatch(new RegExp(`^${name}\\b`));
      }
    }
  });

  it('is refused with fields of its own invention, all of them named', () => {
    const more = JSON.parse('{"admin":true,"__proto__":{"seat":-4},"constructor":1}');
    const message = Object.defineProperties({}, Object.getOwnPropertyDescriptors(more));
    Object.assign(message, sound);
    expect(faultsOf(message)).toEqual([
      'admin unknownField',
      '__proto__ unknownField',
      'constructor unknownField',
    ]);
  });

  it('with parts that are changed at random is read as it is, or refused', () => {
    const spoilt = fc.dictionary(fc.constantFrom(...names, 'type', 'x'), fc.jsonValue());
    fc.assert(fc.property(spoilt, (change) => expectReadOrRefused({ ...sound, ...change })));
  });
});

describe('a message from outside', () => {
  it.each([null, undefined, 7, 'start', [], [{ type: 'start' }]])('%j is refused', (message) => {
    expect(faultsOf(message)).toEqual([' notAnObject']);
  });

  it.each([undefined, 'toString', '__proto__', 'stop', 3, {}, ['start']])(
    'of the type %j is refused',
    (type) => {
      expect(faultsOf({ id: 1, type })).toEqual(['type notOneOf']);
    },
  );

  it('has all its faults named at once, with their places', () => {
    const message = {
      type: 'command',
      table: 7,
      command: { type: 'seat', seat: 0.5, occupant: { kind: 'ghost' }, force: true },
      more: 1,
    };
    expect(faultsOf(message)).toEqual([
      'more unknownField',
      'id missingField',
      'table notText',
      'command.force unknownField',
      'command.seat notWhole',
      'command.occupant notASeat',
    ]);
  });

  it.each([
    { type: 'line', seat: 0, seq: 1, line: 'x' },
    { type: 'undo', seat: 0, seq: 1 },
    { type: 'rewind', seat: 0, seq: 1, toPly: 0 },
    { type: 'agree', seat: 0, seq: 1 },
    { type: 'decline', seat: 0, seq: 1 },
    { type: 'seat', seat: 0, occupant: { kind: 'human', name: '' } },
  ] as const)('brings the command $type', (command) => {
    const message = { id: 1, type: 'command', table, command };
    expect(readRequest(message)).toEqual(message);
    expect(faultsOf({ ...message, command: { ...command, seat: HOST } })).toEqual([
      'command.seat outOfRange',
    ]);
  });

  it.each(requests.filter((request) => 'seat' in request))(
    'asks for nothing as the host, who sees everything: $type',
    (request) => {
      expect(faultsOf({ id: 1, ...request, seat: HOST })).toEqual(['seat outOfRange']);
    },
  );

  it('is a request or refused, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), expectReadOrRefused));
    const types = fc.constantFrom(...requests.map(({ type }) => type));
    const typed = fc.tuple(types, fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(fc.property(typed, ([type, rest]) => expectReadOrRefused({ id: 1, ...rest, type })));
  });

  it('nested without end is refused, and named briefly', () => {
    let deep: unknown = {};
    for (let i = 0; i < 20_000; i++) deep = { deep };
    expect(faultsOf({ id: 1, type: 'close', table: deep })).toEqual(['table notText']);
    expect(faultsOf({ id: 1, type: 'command', table, command: deep })).toEqual([
      'command.type notOneOf',
    ]);
  });
});

/** Whatever comes is given back equal, or refused in our words. */
function expectReadOrRefused(message: unknown): void {
  try {
    expect(readRequest(message)).toEqual(message);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
  }
}
