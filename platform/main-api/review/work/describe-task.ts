import type { Remark } from '@/lib/contract/review/remark';
import type { AskedTask, GivenAnswer } from '@/lib/contract/review/review';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import { seedOf } from '@/platform/main-api/attempt/load-steps';
import { revealGiven } from '@/platform/main-api/attempt/result/reveal-given';
import { verdictOf } from '@/platform/main-api/attempt/result/verdict';
import type { TaskSource } from '@/platform/tasks/registry';
import type { AssessedTask, ReviewRow } from './assess';

/** What a task asks and what is right in it, built field by field. */
export function describeAsked(task: AssessedTask): AskedTask {
  const { stepNumber, source, key, explanation } = task;
  const { id, kind, prompt, image, points } = source;
  // The example or the key needs no attempt: it names nothing by the ids of one.
  const { right } = revealGiven(source, key, null, { seed: '', secret: '' });
  return {
    ...{ stepNumber, taskId: id, kind, prompt, points, explanation, right },
    ...(image && { image }),
    criteria: criteriaOf(source),
  };
}

/** By what the teacher judges a task, where its author says so. */
export function criteriaOf(source: TaskSource): AskedTask['criteria'] {
  return 'criteria' in source ? (source.criteria ?? []) : [];
}

/** What a student gave to a task, and what it earned. */
export function describeGiven(
  task: AssessedTask,
  attemptId: string,
  secret: string,
  drawing: GivenAnswer['drawing'],
): GivenAnswer {
  const { answer, review, source, share, earned, hintsShown, isAwaiting, isAccepted } = task;
  return {
    answerId: answer?.answerId ?? null,
    savedAt: answer?.savedAt.toISOString() ?? null,
    spentSeconds: answer?.spentSeconds ?? null,
    own: ownWords(task, attemptId, secret),
    earned: pointsOf(earned, source),
    verdict: verdictOf([share]),
    ...{ isAwaiting, isAccepted, hintsShown },
    remark: review && describeRemark(task, review),
    version: review?.version ?? 0,
    drawing,
  };
}

/** The student's answer in words; null when there is none. */
export function ownWords(
  { answer, source, key }: AssessedTask,
  attemptId: string,
  secret: string,
): RevealedAnswer | null {
  const presentation = { seed: seedOf(attemptId), secret };
  return revealGiven(source, key, answer?.value ?? null, presentation).own;
}

export function describeRemark({ source, isStanding }: AssessedTask, review: ReviewRow): Remark {
  const { share, criteria, comment, isReturned, reviewedAt } = review;
  return {
    points: share === null ? null : halves(pointsOf(share, source)),
    ...{ criteria, comment, isReturned, isStanding },
    reviewedAt: reviewedAt.toISOString(),
  };
}

/** What a share is in points, to a hundredth: shares are stored in four bytes. */
export const pointsOf = (share: number, { points }: TaskSource) =>
  Math.round(100 * share * points) / 100;

/** As a teacher gave them. */
const halves = (points: number) => Math.round(2 * points) / 2;
