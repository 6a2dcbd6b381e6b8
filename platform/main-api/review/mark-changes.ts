import { createHash } from 'node:crypto';
import type { MarkChanges } from '@/lib/contract/review/changes';
import { isOneOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/errors';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { callerOf, type Context } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import type { Homework } from '@/platform/main-api/homework/find-homework';
import type { Transaction } from '@/platform/main-api/journal/lock-students';
import { lockAttempts } from './work/find-work';
import { assessAttempts, settle, settledOf, type AssessedAttempt } from './work/settle';

type Change = {
  homework: Homework;
  /** The changes that the teacher has seen; null when they only ask. */
  print: string | null;
  /** Makes the change. */
  make: (tx: Transaction) => Promise<void>;
  /** The steps by which marks count after it. */
  stepsAfter: (tx: Transaction) => Promise<readonly StepRevision[]>;
  audit: (tx: Transaction, codes: readonly string[], teacherId: string) => Promise<void>;
};

/** Ends a transaction in which something was only tried. */
class OnlyTried extends Error {
  constructor(readonly told: MarkChanges) {
    super('Nothing is kept of what was tried');
  }
}

/**
 * Makes a change that moves marks, if its effects are those that the teacher has seen; else, or when they
 * only ask, tells what it would move and keeps nothing. [REV-04]
 */
export async function changeMarks(context: Context, change: Change): Promise<MarkChanges> {
  const { db, journals, outbox } = context;
  const teacherId = callerOf(context).userId;
  const marks: string[] = [];
  let students: string[] = [];
  try {
    const told = await db.transaction(async (tx) => {
      const attempts = await lockAttempts(tx, change.homework.id);
      await change.make(tx);
      const assessed = await assessAttempts(tx, context, await change.stepsAfter(tx), attempts);
      const moved = assessed.filter(isMoved);
      students = moved.map(({ attempt }) => attempt.studentId);
      const print = printOf(moved);
      if (change.print === null) throw new OnlyTried({ changes: await tell(tx, moved), print });
      if (change.print !== print) throw new ServiceError('review_changed');
      for (const one of assessed) marks.push(...(await settle(tx, one)));
      await change.audit(
        tx,
        moved.map(({ attempt }) => attempt.code),
        teacherId,
      );
      return { changes: await tell(tx, moved), print: null };
    });
    journals.tellMarks(change.homework, students);
    await outbox.look('mark', marks);
    return told;
  } catch (error) {
    if (error instanceof OnlyTried) return error.told;
    throw error;
  }
}

const isMoved = (one: AssessedAttempt) => {
  const { score, awaiting } = settledOf(one);
  return score !== one.attempt.score || awaiting !== one.attempt.awaiting;
};

function printOf(moved: readonly AssessedAttempt[]): string {
  const effects = moved.map((one) => [one.attempt.id, one.attempt.score, settledOf(one).score]);
  return createHash('sha256').update(JSON.stringify(effects)).digest('base64url');
}

async function tell(
  tx: Pick<Transaction, 'select'>,
  moved: readonly AssessedAttempt[],
): Promise<MarkChanges['changes']> {
  const ids = moved.map(({ attempt }) => attempt.studentId);
  const students = await tx
    .select({ id: user.id, name: user.name, surname: user.surname })
    .from(user)
    .where(isOneOf(user.id, ids));
  const byId = new Map(students.map((one) => [one.id, one]));
  return moved.map((one) => {
    const { attempt } = one;
    const { score, grade } = settledOf(one);
    const student = byId.get(attempt.studentId);
    return {
      ...{ userId: attempt.studentId, attemptCode: attempt.code },
      ...{ name: student?.name ?? '', surname: student?.surname ?? '' },
      before: { score: attempt.score, grade: attempt.grade },
      after: { score, grade },
    };
  });
}
