import type { Db } from '@/platform/main-api/context';
import { isOnlyNamed } from '@/platform/main-api/student/without-account';
import { stateNow } from '@/platform/main-api/homework/find-homework';
import type { AttemptRow, HomeworkRow } from '@/platform/main-api/attempt/find-attempt';

/** How much a student is told of a finished attempt. */
export type Told = 'all' | 'score' | 'nothing';

/**
 * What the policy of a homework tells a student: whom the teacher can name, by an account or a class of
 * the school, is told all at once; who has given only a name could be anybody, and asks again. [TRUST-01]
 */
export async function toldOf(
  db: Db,
  { attempt, homework }: { attempt: AttemptRow; homework: HomeworkRow },
): Promise<Told> {
  const { feedback } = homework.policy;
  if (feedback === 'never') return 'nothing';
  if (feedback === 'everybody' || stateNow(homework) !== 'open') return 'all';
  return (await isOnlyNamed(db, attempt.studentId)) ? 'score' : 'all';
}
