import { and, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import {
  certificate,
  event,
  homework,
  message,
  stepReview,
  utmMark,
} from '@/platform/main-api/database/schema';

/**
 * As many rows one account may add within a day. Limits on calls are each process's own and by minutes;
 * what stays on the disk is counted there. Nobody who uses the product comes near. [TRUST-08]
 */
export const quotas = {
  /** A step that is opened is one; two thousand of 2 kB are 4 MB. */
  event: { table: event, by: event.userId, at: event.createdAt, id: event.id, most: 2_000 },
  message: { table: message, by: message.userId, at: message.createdAt, id: message.id, most: 50 },
  utmMark: { table: utmMark, by: utmMark.userId, at: utmMark.createdAt, id: utmMark.id, most: 100 },
  /** Each says something new: work that was finished since. */
  certificate: {
    ...{ table: certificate, by: certificate.teacherId, at: certificate.createdAt },
    ...{ id: certificate.number, most: 20 },
  },
  /** A workbook has a few hundred steps; five hundred of 4 kB are 2 MB. */
  stepReview: {
    ...{ table: stepReview, by: stepReview.userId, at: stepReview.createdAt },
    ...{ id: stepReview.id, most: 500 },
  },
  /** Of a hundred steps at most, each with the ids of a hundred tasks. */
  homework: {
    ...{ table: homework, by: homework.teacherId, at: homework.createdAt },
    ...{ id: homework.idempotencyKey, most: 1_000 },
  },
} as const;

/** In how many seconds it is of use to try again: some row is a day old then, or will be soon. */
const RETRY_SECONDS = 3_600;

/**
 * That an account may add one row more today.
 *
 * @param idempotencyKey of the request: what it has added before does not count
 * @throws ServiceError `rate_limited`
 */
export async function assertQuota(
  db: Pick<Db, '$count'>,
  name: keyof typeof quotas,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<void> {
  const { table, by, at, id, most } = quotas[name];
  const isToday = sql`${at} > now() - interval '1 day'`;
  const others = await db.$count(table, and(eq(by, userId), isToday, ne(id, idempotencyKey)));
  if (others >= most) throw new ServiceError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
}
