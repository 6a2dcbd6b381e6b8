import { z } from 'zod';
import { boundedRecord } from './bounded-record';
import { isStorable } from './storable';

export const shortText = z.string().max(200).refine(isStorable);

/** Free-form details of an event or message, bounded. */
export const meta = boundedRecord(
  z.string().max(100).refine(isStorable),
  z.union([z.string().max(2_000).refine(isStorable), z.number(), z.boolean(), z.null()]),
  50,
)
  .refine((value) => JSON.stringify(value).length <= 8_000, 'Too long details')
  .meta({ maxProperties: 50 });
