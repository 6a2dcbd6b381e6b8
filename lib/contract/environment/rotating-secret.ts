import { z } from 'zod';
import { variable, type Documentation } from './variable';

type Rotating<Name extends string, Schema extends z.ZodType> = { [Key in Name]: Schema } & {
  [Key in `${Name}_PREVIOUS`]: z.ZodOptional<z.ZodString>;
};

/**
 * The two variables of a secret: what is made now, and what it was before. New things are made with the
 * current one; what was made with the previous one stays good for as long as that is given. [TRUST-12]
 */
export function rotating<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  documentation: Omit<Documentation, 'section'>,
): Rotating<Name, Schema> {
  const effect = `What \`${name}\` was before: still accepted, until it is taken away.`;
  return {
    [name]: variable(schema, 'secrets', documentation),
    [`${name}_PREVIOUS`]: variable(givenAs(schema).optional(), 'secrets', { effect }),
  } as Rotating<Name, Schema>;
}

/** The same rules without what stands in for a value that is not given: a short secret can be guessed. */
const givenAs = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? (schema.unwrap() as z.ZodType)
    : schema;

/** The secrets that are accepted: the current one first, with which new things are made. [TRUST-12] */
export const acceptedSecrets = (current: string, previous: string | undefined): Accepted =>
  previous === undefined ? [current] : [current, previous];

export type Accepted = readonly [current: string, ...previous: string[]];
