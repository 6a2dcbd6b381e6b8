import { and, eq } from 'drizzle-orm';
import {
  homeworkPolicySchema,
  type HomeworkPolicy,
  type HomeworkState,
} from '@/lib/contract/homework/homework';
import type { Limits } from '@/lib/contract/licence/limits';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { homework } from '@/platform/main-api/database/schema';

export type Homework = typeof homework.$inferSelect;

/** @throws ServiceError `homework_not_found` */
export async function getHomeworkByHash(db: Db, taskHash: string): Promise<Homework> {
  const found = await db.query.homework.findFirst({ where: eq(homework.taskHash, taskHash) });
  if (!found) throw new ServiceError('homework_not_found');
  return found;
}

/** The teacher's own; that of another teacher is not found. */
export async function getOwnHomework(
  db: Db,
  teacherId: string,
  taskHash: string,
): Promise<Homework> {
  const found = await db.query.homework.findFirst({
    where: and(eq(homework.taskHash, taskHash), eq(homework.teacherId, teacherId)),
  });
  if (!found) throw new ServiceError('homework_not_found');
  return found;
}

/** The state as it is now: a homework past its due date is closed. */
export function stateNow({ state, policy }: Pick<Homework, 'state' | 'policy'>): HomeworkState {
  if (state === 'open' && policy.dueAt !== null && Date.parse(policy.dueAt) < Date.now())
    return 'closed';
  return state;
}

/** The policy with what homework of earlier times does not say. */
export const fullPolicy = (kept: Homework['policy']): HomeworkPolicy =>
  homeworkPolicySchema.parse(kept);

/** How often a student may do the homework: what the teacher allows, within the limits. [HW-08] */
export function attemptsAllowed(
  { policy }: Pick<Homework, 'policy'>,
  limits: Pick<Limits, 'attempts'>,
): number {
  return Math.min(policy.attempts, limits.attempts);
}

/**
 * A closed homework takes no new attempts; one begun before can be finished.
 *
 * @throws ServiceError `homework_closed`, `homework_withdrawn`
 */
export function assertCanStart(found: Homework): void {
  assertNotWithdrawn(found.state);
  if (stateNow(found) === 'closed') throw new ServiceError('homework_closed');
}

/** A withdrawn homework is gone for its students. @throws ServiceError `homework_withdrawn` */
export function assertNotWithdrawn(state: HomeworkState): void {
  if (state === 'withdrawn') throw new ServiceError('homework_withdrawn');
}
