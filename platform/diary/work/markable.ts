import type { Db } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { getPerson, type LessonRow } from '@/platform/diary/lesson/find-lesson';
import type { MarkKey } from './marks';
import { findWork } from './works';

/**
 * There is such a work, and the student is in the group of the lesson.
 *
 * @throws DiaryError `work_not_found`, `student_not_found`
 */
export async function assertMarkable(
  db: Db,
  lesson: LessonRow,
  key: MarkKey,
  { withdrawn = false } = {},
): Promise<void> {
  const work = await findWork(db, key);
  if (!work || (work.isWithdrawn && !withdrawn)) throw new DiaryError('work_not_found');
  const student = await getPerson(db, key.studentId).catch((error: unknown) => {
    throw error instanceof DiaryError ? new DiaryError('student_not_found') : error;
  });
  if (student.role !== 'student' || student.groupId !== lesson.groupId)
    throw new DiaryError('student_not_found');
}
