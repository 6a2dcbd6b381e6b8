import { eq } from 'drizzle-orm';
import type { Db } from '@/platform/diary/context';
import { getLesson, getPerson, toLesson } from '@/platform/diary/lesson/find-lesson';
import { binding, work } from '@/platform/diary/schema';
import { listMarks, toMark } from '@/platform/diary/work/marks';
import { toWork } from '@/platform/diary/work/works';

/** All that is kept of a lesson, withdrawn works too. */
export async function describeLesson(db: Db, id: string) {
  const row = await getLesson(db, id);
  const [works, marks] = await Promise.all([
    db.select().from(work).where(eq(work.lessonId, row.id)),
    listMarks(db, [row.id]),
  ]);
  return {
    lesson: toLesson(row),
    isCancelled: row.isCancelled,
    works: works.map((one) => ({
      ...toWork(one),
      isWithdrawn: one.isWithdrawn,
      marks: marks.filter(({ externalId }) => externalId === one.externalId).map(toMark),
    })),
  };
}

/** Who it is, and whether they are connected with the partner. */
export async function describePerson(db: Db, id: string) {
  const { role, login, groupId } = await getPerson(db, id);
  const [bound] = await db.select().from(binding).where(eq(binding.personId, id));
  return { userId: id, role, login, groupId, boundAt: bound?.boundAt ?? null };
}
