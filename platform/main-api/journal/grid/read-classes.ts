import type { JournalClass } from '@/lib/contract/journal/journal';
import { countAnsweredSteps } from '@/platform/main-api/attempt/list-attempts';
import { listMembers } from '@/platform/main-api/class-list/list-members';
import type { Db } from '@/platform/main-api/context';
import { listAwaited } from './list-awaited';
import { listColumns, listWorkRows, type Asked } from './read-work';
import { toClasses } from './to-classes';

/** The journal of a teacher in a period. [HW-06] */
export async function readClasses(db: Db, asked: Asked): Promise<JournalClass[]> {
  const { teacherId } = asked;
  const [columns, rows, members] = await Promise.all([
    listColumns(db, asked),
    listWorkRows(db, asked),
    listMembers(db, teacherId),
  ]);
  const [answered, awaited] = await Promise.all([
    countAnsweredSteps(
      db,
      rows.map((row) => row.attempt.id),
    ),
    listAwaited(
      db,
      teacherId,
      members,
      rows.map((row) => row.student),
    ),
  ]);
  return toClasses({ columns, rows, members, awaited, answered });
}
