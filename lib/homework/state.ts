import type { HomeworkSummary } from '@/lib/contract/homework/homework';

/** Whether the teacher can open a homework again; one past its due date would close at once. */
export function canReopen(
  { state, policy }: Pick<HomeworkSummary, 'state' | 'policy'>,
  now: Date,
): boolean {
  if (state === 'open') return false;
  return policy.dueAt === null || Date.parse(policy.dueAt) > now.getTime();
}
