import {
  anyObject,
  fields,
  isPlainObject,
  type Json,
  type KernelReasons,
  oneOf,
  parse,
  show,
  shown,
  why,
  whyOf,
} from '@nineworlds/engine';
import * as v from 'valibot';
import { badInput } from '../bad-input.ts';
import type { CliReasons } from '../locale/en.ts';
import { parseJson } from '../parse-json.ts';
import type { ChanceSource } from './agents.ts';
import { OBSERVATION_PARTS, type ObservationPart } from './observation.ts';

const whyNot = whyOf<CliReasons & KernelReasons>();

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A text, or a number without a fraction. */
const textOrWhole = v.pipe(
  v.custom<string | number>(isTextOrNumber, whyNot('notTextNorNumber', shown)),
  v.check(
    (value) => typeof value === 'string' || Number.isSafeInteger(value),
    why('notWhole', shown),
  ),
);

const agent = v.optional(v.string(why('notText', shown)));
const mask = v.optional(oneOf([true, false]));

/** A fault of an item is told of the whole list. */
const observations = v.optional(
  v.pipe(
    v.custom<readonly ObservationPart[]>(Array.isArray, why('notAList', shown)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const part of dataset.value) {
        if (OBSERVATION_PARTS.includes(part)) continue;
        const words = OBSERVATION_PARTS.join(', ');
        addIssue({
          input: part,
          message: why('notOneOf', (value) => ({ value: show(value), words })),
        });
      }
    }),
  ),
);

/** What can be asked of an environment, and what each request may say besides `id` and `cmd`. */
const FIELDS = {
  spec: {},
  reset: {
    // A seed may be a number, as it is elsewhere.
    seed: v.optional(v.pipe(textOrWhole, v.transform(String))),
    options: v.optional(
      v.custom<Json>(
        (value) => typeof value === 'string' || isPlainObject(value),
        why('notAnObject', shown),
      ),
    ),
    chance: v.optional(oneOf(['fate', 'manual'])),
    observations,
    mask,
  },
  observe: { agent, observations, mask },
  last: { observations, mask },
  legal: { agent, mask },
  step: { action: textOrWhole, observations, mask },
  rewards: {},
  state: { agent },
  close: {},
} as const satisfies Record<string, v.ObjectEntries>;

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
export function parseRequest(line: string): { readonly [key: string]: unknown } {
  if (line.length > LONGEST) throw badInput(LINE, 'fileTooLarge', { most: LONGEST });
  return parse(anyObject, parseJson(line, LINE), LINE);
}

/** By what the answer is known again; null where nothing fit for it was given. */
export function requestId({ id }: { readonly [key: string]: unknown }): RequestId {
  return isTextOrNumber(id) ? id : null;
}

const CMD = v.custom<RequestName>(
  (cmd) => typeof cmd === 'string' && Object.hasOwn(FIELDS, cmd),
  whyNot('unknownRequest', (cmd) => ({
    value: show(cmd ?? ''),
    known: Object.keys(FIELDS).join(', '),
  })),
);

const ID = v.optional(
  v.nullable(v.custom<string | number>(isTextOrNumber, whyNot('notTextNorNumber', shown))),
);

/** Checks a request; throws `BadInput` with all that is wrong with it. */
export function readRequest(given: { readonly [key: string]: unknown }): Request {
  const cmd = parse(CMD, given.cmd, 'cmd');
  const entries: v.ObjectEntries = FIELDS[cmd];
  const { id: _, ...request } = parse(fields({ id: ID, cmd: CMD, ...entries }), given);
  return request as Request;
}
