import { and, asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { StepRef } from '@/platform/main-api/content/contents';
import type { Db } from '@/platform/main-api/context';
import { whyNotFound } from '@/platform/main-api/student/retired-names';
import { attempt, homework, homeworkStep } from '@/platform/main-api/database/schema';

/**
 * What of an attempt is remembered: its id, its homework with the teacher, and its steps. Whose it is may
 * change; writing asks again.
 */
export type OwnAttempt = {
  attemptId: string;
  homework: { id: string; teacherId: string };
  steps: readonly StepRef[];
};

/** What is fixed when homework is created and begun, remembered so that it is asked for once. */
export type OwnAttempts = {
  /**
   * The student's own attempt; that of another student is not found.
   *
   * @throws ServiceError `attempt_not_found`, `name_removed`, `name_merged`
   */
  get(studentId: string, code: string): Promise<OwnAttempt>;
};

/** The steps of a homework in order: number 1 is the first. */
export function readStepRefs(db: Pick<Db, 'select'>, homeworkId: string): Promise<StepRef[]> {
  return db
    .select({
      uuid: homeworkStep.stepUuid,
      revision: homeworkStep.revision,
      taskIds: homeworkStep.taskIds,
      keyRevision: homeworkStep.keyRevision,
    })
    .from(homeworkStep)
    .where(eq(homeworkStep.homeworkId, homeworkId))
    .orderBy(asc(homeworkStep.number));
}

/** Remembers so many attempts and homework; of more, those that were used longest ago are asked for again. */
export function rememberAttempts(db: Db): OwnAttempts {
  const attempts = new LRUCache<string, OwnAttempt>({ max: 20_000 });
  const stepsOfHomework = new LRUCache<string, readonly StepRef[]>({ max: 2_000 });

  async function stepsOf(homeworkId: string): Promise<readonly StepRef[]> {
    const known = stepsOfHomework.get(homeworkId);
    if (known) return known;
    const steps = await readStepRefs(db, homeworkId);
    if (steps.length > 0) stepsOfHomework.set(homeworkId, steps);
    return steps;
  }

  return {
    async get(studentId, code) {
      const key = `${studentId} ${code}`;
      const known = attempts.get(key);
      if (known) return known;
      const [row] = await db
        .select({ attemptId: attempt.id, id: homework.id, teacherId: homework.teacherId })
        .from(attempt)
        .innerJoin(homework, eq(homework.id, attempt.homeworkId))
        .where(and(eq(attempt.code, code), eq(attempt.studentId, studentId)));
      if (!row) throw await whyNotFound(db, studentId);
      const { attemptId, ...of } = row;
      const own = { attemptId, homework: of, steps: await stepsOf(of.id) };
      attempts.set(key, own);
      return own;
    },
  };
}
