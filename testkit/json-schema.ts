import { isPlainObject, type Json } from '@nineworlds/engine';

type Schema = { readonly [keyword: string]: Json };
type Keyword = (wanted: Json, value: Json, schema: Schema) => boolean;

const asText = (value: Json) => (typeof value === 'string' ? value : '');
const asList = (value: Json | undefined) => (Array.isArray(value) ? value : []);
const asObject = (value: Json | undefined): Schema => (isPlainObject(value) ? value : {});

/** As much of JSON Schema as our files use; a keyword that is none of these fails the test. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  type: (wanted, value) =>
    wanted === 'integer' ? Number.isInteger(value) : wanted === typeOf(value),
  const: (wanted, value) => wanted === value,
  enum: (wanted, value) => asList(wanted).includes(value),
  pattern: (wanted, value) => new RegExp(asText(wanted), 'u').test(asText(value)),
  not: (wanted, value) => !schemaAccepts(wanted, value),
  minLength: (wanted, value) => Array.from(asText(value)).length >= Number(wanted),
  maxLength: (wanted, value) => Array.from(asText(value)).length <= Number(wanted),
  minimum: (wanted, value) => Number(value) >= Number(wanted),
  maximum: (wanted, value) => Number(value) <= Number(wanted),
  minItems: (wanted, value) => asList(value).length >= Number(wanted),
  maxItems: (wanted, value) => asList(value).length <= Number(wanted),
  uniqueItems: (_, value) => new Set(asList(value)).size === asList(value).length,
  items: (wanted, value) => asList(value).every((item) => schemaAccepts(wanted, item)),
  contains(wanted, value, { minContains = 1, maxContains = Number.POSITIVE_INFINITY }) {
    const count = asList(value).filter((item) => schemaAccepts(wanted, item)).length;
    return count >= Number(minContains) && count <= Number(maxContains);
  },
  minContains: () => true,
  maxContains: () => true,
  allOf: (wanted, value) => asList(wanted).every((schema) => schemaAccepts(schema, value)),
  oneOf: (wanted, value) =>
    asList(wanted).filter((schema) => schemaAccepts(schema, value)).length === 1,
  required: (wanted, value) =>
    asList(wanted).every((key) => Object.hasOwn(asObject(value), asText(key))),
  properties: (wanted, value) =>
    Object.entries(asObject(wanted)).every(
      ([key, schema]) =>
        !Object.hasOwn(asObject(value), key) || schemaAccepts(schema, asObject(value)[key] ?? null),
    ),
  additionalProperties: (_, value, { properties }) =>
    Object.keys(asObject(value)).every((key) => Object.hasOwn(asObject(properties), key)),
};

function typeOf(value: Json): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** Whether a JSON Schema accepts a value. */
export function schemaAccepts(schema: Json, value: Json): boolean {
  return Object.entries(asObject(schema)).every(([keyword, wanted]) => {
    const rule = KEYWORDS[keyword];
    if (rule === undefined) throw new Error(`unknown keyword: ${keyword}`);
    return rule(wanted, value, asObject(schema));
  });
}
