import { z } from 'zod';

/** A whole number as it stands in a path or query; unlike coercion, '' and ' 1' are no numbers. */
export const numericSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
