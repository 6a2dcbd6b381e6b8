import { z } from 'zod';
import { diaryProviderSchema } from '@/lib/contract/diary/diary';
import { failureCauseSchema } from '@/lib/contract/diary/failure-cause';
import { instant } from '@/lib/contract/values/instant';

/** What is on its way to diaries: homework, and marks for it. */
export const outboxKindSchema = z.enum(['delivery', 'mark']);
export type OutboxKind = z.infer<typeof outboxKindSchema>;

const count = z.number().int().min(0);

/** How things of one kind are on their way to one diary. */
export const outboxStateSchema = z.object({
  kind: outboxKindSchema,
  provider: diaryProviderSchema,
  waiting: count,
  /** Since when the one is tried that waits longest; null when none waits. */
  oldestSince: instant.nullable(),
  failed: count,
});
export type OutboxState = z.infer<typeof outboxStateSchema>;

/** Something that was given up. Of a mark nobody is told whose it is. */
export const failedDeliverySchema = z.object({
  id: z.uuid(),
  kind: outboxKindSchema,
  provider: diaryProviderSchema,
  /** Of the homework. */
  title: z.string(),
  /** As the diary calls the class; empty when it has never said. */
  groupName: z.string(),
  /** Since when it was tried. */
  since: instant,
  /** Null for what was given up before causes were kept. */
  cause: failureCauseSchema.nullable(),
});
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;

/** What is to be tried again: one thing, a homework with the marks for it, or all. */
export const retryDeliveriesSchema = z.union([
  z.strictObject({ id: z.uuid() }),
  z.strictObject({ all: z.literal(true) }),
]);
export type RetryDeliveries = z.infer<typeof retryDeliveriesSchema>;

/** How much is tried again; nothing when somebody else was first. */
export const retriedSchema = z.object({ retried: count });

/** Who has had what tried again. */
export const deliveryRetrySchema = z.object({
  id: z.uuid(),
  retriedAt: instant,
  retriedBy: z.string(),
  /** Null for all that had failed. */
  kind: outboxKindSchema.nullable(),
  count,
});
export type DeliveryRetry = z.infer<typeof deliveryRetrySchema>;

export const deliveriesOverviewSchema = z.object({
  states: z.array(outboxStateSchema),
  failed: z.array(failedDeliverySchema).max(50),
  retries: z.array(deliveryRetrySchema).max(20),
});
