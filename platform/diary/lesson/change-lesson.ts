import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { daySchema } from '@/platform/diary/api/schemas';
import type { Diary } from '@/platform/diary/context';
import { lesson } from '@/platform/diary/schema';
import { LESSONS_A_DAY, startOf } from '@/platform/partners/school/moscow-time';
import { notify } from '@/platform/diary/webhook/notify';
import { getLesson, toLesson, type LessonRow } from './find-lesson';

/** A place in the timetable. */
export const placeSchema = z.object({
  date: daySchema,
  number: z.coerce.number().int().min(1).max(LESSONS_A_DAY),
});

/** Moves a lesson to another place of the timetable, and says so. */
export async function moveLesson(
  diary: Diary,
  id: string,
  { date, number }: z.infer<typeof placeSchema>,
): Promise<LessonRow> {
  const { db } = diary;
  const moved = await db.transaction(async (tx) => {
    await tx
      .update(lesson)
      .set({ date, number, startsAt: startOf(date, number) })
      .where(eq(lesson.id, id));
    const row = await getLesson(tx, id);
    await notify(tx, { type: 'lesson.moved', lesson: toLesson(row) });
    return row;
  });
  diary.deliverSoon();
  return moved;
}

/** Cancels a lesson, and says so; again changes nothing. */
export async function cancelLesson(diary: Diary, id: string): Promise<LessonRow> {
  const { db } = diary;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(lesson)
      .set({ isCancelled: true })
      .where(and(eq(lesson.id, id), eq(lesson.isCancelled, false)));
    if (rowCount !== 1) return;
    await notify(tx, { type: 'lesson.cancelled', lesson: toLesson(await getLesson(tx, id)) });
  });
  diary.deliverSoon();
  return getLesson(db, id);
}
