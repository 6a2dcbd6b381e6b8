import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';

const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

export const idSchema = z.string().regex(/^\d{1,20}$/);
/** An identifier of the partner's. */
export const externalIdSchema = z.string().regex(/^[\w-]{1,64}$/);
const storable = (most: number) => z.string().min(1).max(most).refine(isStorable);
export const sequenceSchema = z.coerce.number().int().min(0).max(2_147_483_647);
export const markValueSchema = z.string().regex(/^(?:[2-5]|(?:100|[1-9]?\d)%)$/);
export const daySchema = z.iso.date();

export const exchangeBody = z.object({ token: storable(200), state: storable(200) });
export const idempotencyKeySchema = storable(200).optional();

export const rangeQuery = z.object({ from: daySchema, to: daySchema }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < MAX_DAYS;
});
export const userQuery = z.object({ userId: idSchema });
export const changeQuery = z.object({ userId: idSchema, sequence: sequenceSchema });

export const workBody = z.object({
  userId: idSchema,
  workTypeId: externalIdSchema,
  title: storable(500),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  dueAt: z.iso.datetime({ offset: true }).nullable(),
  sequence: sequenceSchema,
});
export const markBody = z.object({
  userId: idSchema,
  value: markValueSchema,
  sequence: sequenceSchema,
});
