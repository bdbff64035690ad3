import { BadInput, Faults, isPlainObject, type Json, show } from '@nineworlds/engine';
import type { CliFaults } from '../bad-input.ts';
import { parseJson } from '../parse-json.ts';
import type { ChanceSource } from './agents.ts';
import { OBSERVATION_PARTS, type ObservationPart } from './observation.ts';

/** What can be asked of an environment, and what each request may say besides `id` and `cmd`. */
const FIELDS = {
  spec: [],
  reset: ['seed', 'options', 'chance', 'observations', 'mask'],
  observe: ['agent', 'observations', 'mask'],
  last: ['observations', 'mask'],
  legal: ['agent', 'mask'],
  step: ['action', 'observations', 'mask'],
  rewards: [],
  state: ['agent'],
  close: [],
} as const;

/** What is asked. */
export type RequestName = keyof typeof FIELDS;

/** The field by which an answer is known again. */
export type RequestId = string | number | null;

/** A line from outside, checked. */
export interface Request {
  readonly cmd: RequestName;
  readonly agent?: string;
  readonly action?: number | string;
  readonly seed?: string;
  /** An object, or words as after `--options`. */
  readonly options?: Json;
  readonly chance?: ChanceSource;
  readonly observations?: readonly ObservationPart[];
  /** Whether the mask is wanted in full. */
  readonly mask?: boolean;
}

/** No request of ours comes near this. */
const LONGEST = 1_000_000;

const LINE = 'request';

/** The object that a line holds; throws `BadInput` where it holds none. */
export function parseRequest(line: string): { readonly [key: string]: Json } {
  const faults: CliFaults = new Faults();
  if (line.length > LONGEST) faults.add(LINE, 'fileTooLarge', { most: LONGEST });
  const value = faults.none ? parseJson(line, LINE) : undefined;
  if (faults.none && !isPlainObject(value)) faults.add(LINE, 'notAnObject', { value: show(value) });
  if (isPlainObject(value)) return value;
  throw new BadInput(faults.list);
}

/** By what the answer is known again; null where nothing fit for it was given. */
export function requestId({ id }: { readonly [key: string]: Json }): RequestId {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function isName(cmd: Json | undefined): cmd is RequestName {
  return typeof cmd === 'string' && Object.hasOwn(FIELDS, cmd);
}

/** Checks a request; throws `BadInput` with all that is wrong with it. */
export function readRequest(given: { readonly [key: string]: Json }): Request {
  const faults: CliFaults = new Faults();
  const { id, cmd, ...fields } = given;
  if (!isName(cmd)) {
    const known = Object.keys(FIELDS).join(', ');
    faults.add('cmd', 'unknownRequest', { value: show(cmd ?? ''), known });
    throw new BadInput(faults.list);
  }
  if (id !== undefined && id !== requestId({ id })) {
    faults.add('id', 'notTextNorNumber', { value: show(id) });
  }
  const allowed: readonly string[] = FIELDS[cmd];
  for (const [key, value] of Object.entries(fields)) {
    if (!allowed.includes(key)) faults.add(show(key), 'unknownField');
    else checkField(key, value, faults);
  }
  if (cmd === 'step' && given.action === undefined) faults.add('action', 'missingField');
  if (!faults.none) throw new BadInput(faults.list);
  const { seed } = given;
  // Every field has been checked above. A seed may be a number, as it is elsewhere.
  const checked = { ...given, ...(typeof seed === 'number' ? { seed: `${seed}` } : {}) };
  return checked as unknown as Request;
}

function checkField(key: string, value: Json, faults: CliFaults): void {
  const refuse = (
    reason: 'notText' | 'notTextNorNumber' | 'notWhole' | 'notAnObject' | 'notAList',
  ) => faults.add(key, reason, { value: show(value) });
  const oneOf = (words: readonly (string | boolean)[]) => {
    if (words.some((word) => word === value)) return;
    faults.add(key, 'notOneOf', { value: show(value), words: words.join(', ') });
  };
  switch (key) {
    case 'agent':
      if (typeof value !== 'string') refuse('notText');
      return;
    case 'action':
    case 'seed':
      if (typeof value !== 'string' && typeof value !== 'number') refuse('notTextNorNumber');
      else if (typeof value === 'number' && !Number.isSafeInteger(value)) refuse('notWhole');
      return;
    case 'options':
      if (typeof value !== 'string' && !isPlainObject(value)) refuse('notAnObject');
      return;
    case 'chance':
      oneOf(['fate', 'manual']);
      return;
    case 'mask':
      oneOf([true, false]);
      return;
    case 'observations':
      checkParts(value, faults);
  }
}

function checkParts(value: Json, faults: CliFaults): void {
  const words = OBSERVATION_PARTS.join(', ');
  if (!Array.isArray(value)) {
    faults.add('observations', 'notAList', { value: show(value) });
    return;
  }
  for (const part of value) {
    if (OBSERVATION_PARTS.some((known) => known === part)) continue;
    faults.add('observations', 'notOneOf', { value: show(part), words });
  }
}
