import { z } from 'zod';
import { endpoints } from '@/lib/contract/endpoints';
import { paymentCalls } from '@/lib/contract/payment/calls';
import { webEndpoints } from '@/lib/contract/web/endpoints';

type Json = {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  propertyNames?: Json;
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  oneOf?: Json[];
};

/** Formats of a fixed length. */
const SHORT_FORMATS = ['uuid', 'date', 'email'];
/** Whether a pattern lets nothing repeat without end. */
const isBounded = (pattern: string) =>
  /^\^.*\$$/.test(pattern) && !/[^\\][*+]|\{\d+,\}/.test(pattern);

/** The places of a schema where whoever sends decides how much it is. */
function unbounded(schema: Json, at: string): string[] {
  // `allOf` holds further patterns of a string, which take nothing away.
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const found = inside.flatMap((one) => unbounded(one, at));
  if (schema.const !== undefined || schema.enum) return found;
  if (schema.type === 'string') {
    const isShort =
      schema.maxLength !== undefined ||
      SHORT_FORMATS.includes(schema.format ?? '') ||
      (schema.pattern !== undefined && isBounded(schema.pattern));
    return isShort ? found : [...found, `${at}: string`];
  }
  if (schema.type === 'array') {
    if (schema.maxItems === undefined && !schema.prefixItems) found.push(`${at}: array`);
    for (const one of [schema.items, ...(schema.prefixItems ?? [])])
      if (one) found.push(...unbounded(one, `${at}[]`));
  }
  if (schema.type === 'object') {
    const { additionalProperties: rest, properties = {}, propertyNames } = schema;
    for (const [name, one] of Object.entries(properties))
      found.push(...unbounded(one, `${at}.${name}`));
    if (typeof rest === 'object') {
      if (schema.maxProperties === undefined && !propertyNames?.enum) found.push(`${at}: record`);
      found.push(...unbounded(rest, `${at}{}`), ...unbounded(propertyNames ?? {}, `${at} keys`));
    }
  }
  if (schema.type === undefined && inside.length === 0) found.push(`${at}: anything`);
  return found;
}

const rows = Object.entries({ ...endpoints, ...paymentCalls }).flatMap(([name, row]) =>
  (['params', 'query', 'body'] as const).map((part) => [`${name} ${part}`, row[part]] as const),
);
const ofWeb = Object.entries(webEndpoints).map(
  ([name, { body }]) => [`web ${name}`, body] as const,
);
const asJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;

test.each([...rows, ...ofWeb].filter(([, schema]) => !(schema instanceof z.ZodUndefined)))(
  '[TRUST-08] %s has a bound wherever something can grow',
  (name, schema) => {
    expect(unbounded(asJson(schema), name)).toEqual([]);
  },
);
