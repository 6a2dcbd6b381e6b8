import { z } from 'zod';

/** A record with a bounded number of entries; the API's description says how many. [TRUST-08] */
export const boundedRecord = <Key extends z.ZodString | z.ZodUUID, Value extends z.ZodType>(
  key: Key,
  value: Value,
  maxProperties: number,
) =>
  z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= maxProperties)
    .meta({ maxProperties });
