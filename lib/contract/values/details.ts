import { z } from 'zod';
import { isStorable } from './storable';

export const shortText = z.string().max(200).refine(isStorable);

/** Free-form details of an event or message, bounded. */
export const meta = z
  .record(
    z.string().max(100).refine(isStorable),
    z.union([z.string().max(2_000).refine(isStorable), z.number(), z.boolean(), z.null()]),
  )
  .refine((value) => Object.keys(value).length <= 50, 'Too many details')
  .refine((value) => JSON.stringify(value).length <= 8_000, 'Too long details');
