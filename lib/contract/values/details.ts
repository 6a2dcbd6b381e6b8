import { z } from 'zod';
import { boundedRecord } from './bounded-record';
import { isStorable } from './storable';

export const shortText = z.string().max(200).refine(isStorable);

/** Free-form details, bounded in number and in the length of all together. */
const details = (most: number, length: number) =>
  boundedRecord(
    z.string().max(100).refine(isStorable),
    z.union([z.string().max(2_000).refine(isStorable), z.number(), z.boolean(), z.null()]),
    most,
  )
    .refine((value) => JSON.stringify(value).length <= length, 'Too long details')
    .meta({ maxProperties: most });

/** What a message or feature says. */
export const meta = details(50, 8_000);
/** What an event says: there are many of them. */
export const eventPayload = details(20, 2_000);
