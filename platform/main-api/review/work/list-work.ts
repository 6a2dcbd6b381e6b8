import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import type { Context } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';
import { assessAttempts, type AssessedAttempt } from './settle';

export type Student = Pick<typeof user.$inferSelect, 'id' | 'name' | 'surname'>;
export type StudentWork = AssessedAttempt & { student: Student };

/** The finished attempts at a homework with what their tasks earned, by the names of the students. */
export async function listFinished(context: Context, homeworkId: string): Promise<StudentWork[]> {
  const { db } = context;
  const { id, name, surname } = user;
  const [steps, rows] = await Promise.all([
    loadSteps(context, homeworkId),
    db
      .select({ attempt, student: { id, name, surname } })
      .from(attempt)
      .innerJoin(user, eq(user.id, attempt.studentId))
      .where(and(eq(attempt.homeworkId, homeworkId), isNotNull(attempt.finishedAt)))
      .orderBy(asc(attempt.number)),
  ]);
  const students = new Map(rows.map((row) => [row.attempt.id, row.student]));
  const assessed = await assessAttempts(
    db,
    context,
    steps,
    rows.map((row) => row.attempt),
  );
  const collator = new Intl.Collator('ru');
  return assessed
    .flatMap((one) => {
      const student = students.get(one.attempt.id);
      return student ? [{ ...one, student }] : [];
    })
    .sort((a, b) => collator.compare(fullName(a.student), fullName(b.student)));
}

const fullName = ({ name, surname }: Student) => `${surname} ${name}`;
