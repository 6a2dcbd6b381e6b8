import { and, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import {
  certificate,
  classList,
  event,
  file,
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
  /** A new school year; each has sixty students at most. */
  classList: {
    ...{ table: classList, by: classList.teacherId, at: classList.createdAt },
    ...{ id: classList.id, most: 100 },
  },
  /** Ten pictures to ten tasks; browsers make them smaller than 1 MB, and none has more than ten. */
  file: { table: file, by: file.ownerId, at: file.createdAt, id: file.id, most: 100 },
  /** Two classes of thirty-five that all send twenty-five. */
  fileOfHomework: {
    ...{ table: file, by: file.homeworkId, at: file.createdAt },
    ...{ id: file.id, most: 2_000 },
  },
} as const;

/** In how many seconds it is of use to try again: some row is a day old then, or will be soon. */
const RETRY_SECONDS = 3_600;

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Adds a row when the account, or all together at one homework, may add one more today. Those that come at
 * the same moment are counted one after the other.
 *
 * @param userId of the account; where the quota is of a homework, the id of that
 * @param idempotencyKey of the request: what it has added before does not count
 * @param add adds the row in the transaction that it is given
 * @throws ServiceError `rate_limited`
 */
export function withinQuota<Added>(
  db: Pick<Db, 'transaction'>,
  name: keyof typeof quotas,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
  add: (tx: Tx) => Promise<Added>,
): Promise<Added> {
  const { table, by, at, id, most } = quotas[name];
  return db.transaction(async (tx) => {
    const key = `quota ${name} ${userId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const isToday = sql`${at} > now() - interval '1 day'`;
    const others = await tx.$count(table, and(eq(by, userId), isToday, ne(id, idempotencyKey)));
    if (others >= most)
      throw new ServiceError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    return add(tx);
  });
}
