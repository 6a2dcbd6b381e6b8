import { groupBy } from './group-by';

/** An attempt of one of the two students. */
export type MergedAttempt = {
  id: string;
  homeworkId: string;
  studentId: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** How many tasks have an answer. */
  answerCount: number;
};

type Plan = {
  /** All that the target has at the homework from then on, with their numbers. */
  kept: { id: string; number: number }[];
  dropped: string[];
};

/**
 * How the attempts of two students become those of one: finished ones in the order in which they were
 * begun, then the one that goes on. Only one can: that with more answers, of as many the target's own.
 * What the limit of attempts was does not matter: nothing that was finished is lost. [TRUST-02]
 */
export function planMerge(rows: MergedAttempt[], intoId: string): Plan {
  const kept: Plan['kept'] = [];
  const dropped: string[] = [];
  for (const attempts of groupBy(rows, ({ homeworkId }) => homeworkId).values()) {
    const going = goingOn(attempts, intoId);
    const isKept = (one: MergedAttempt) => one.finishedAt !== null || one === going;
    const order = attempts.filter(isKept).sort(
      // What goes on is the newest: startAttempt looks for it there.
      (a, b) =>
        Number(a.finishedAt === null) - Number(b.finishedAt === null) ||
        a.startedAt.getTime() - b.startedAt.getTime() ||
        a.id.localeCompare(b.id),
    );
    kept.push(...order.map(({ id }, index) => ({ id, number: index + 1 })));
    dropped.push(...attempts.filter((one) => !isKept(one)).map(({ id }) => id));
  }
  return { kept, dropped };
}

function goingOn(attempts: MergedAttempt[], intoId: string): MergedAttempt | undefined {
  const unfinished = attempts.filter(({ finishedAt }) => finishedAt === null);
  const own = unfinished.find(({ studentId }) => studentId === intoId);
  const other = unfinished.find(({ studentId }) => studentId !== intoId);
  return own && own.answerCount >= (other?.answerCount ?? 0) ? own : other;
}
