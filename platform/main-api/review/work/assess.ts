import { isReviewedKind } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { seedOf } from '@/platform/main-api/attempt/load-steps';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import type {
  acceptedAnswer,
  answer,
  answerReview,
  hintShown,
} from '@/platform/main-api/database/schema';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';
import { answerForm, scoreAnswer, type Presentation } from '@/platform/tasks/tasks';

export type AnswerRow = typeof answer.$inferSelect;
export type ReviewRow = typeof answerReview.$inferSelect;
export type HintRow = Pick<typeof hintShown.$inferSelect, 'stepNumber' | 'taskId' | 'count'>;
export type AcceptedRow = Pick<
  typeof acceptedAnswer.$inferSelect,
  'stepNumber' | 'taskId' | 'form'
>;

/** All that decides what a finished attempt is worth. */
export type Work = {
  attemptId: string;
  /** The steps of the homework with the keys that count now: number 1 is the first. */
  steps: readonly StepRevision[];
  answers: readonly AnswerRow[];
  reviews: readonly ReviewRow[];
  /** What of this homework the teacher has accepted. */
  accepted: readonly AcceptedRow[];
  /** What the student has asked for. */
  hints: readonly HintRow[];
  /** What a hint takes of the points of its task, in percent. */
  hintCost: number;
};

/** A task of an attempt and what it earned. */
export type AssessedTask = {
  stepNumber: number;
  source: TaskSource;
  key: AnswerKey;
  explanation: string;
  /** Null when none was given, or an empty one. */
  answer: AnswerRow | null;
  /** What equal answers have in common; null without an answer. */
  form: string | null;
  isAccepted: boolean;
  review: ReviewRow | null;
  /** The review is about this answer, so that its points count. */
  isStanding: boolean;
  /** It has an answer that only the teacher can judge, and they have not. */
  isAwaiting: boolean;
  /** How right it is, 0…1: by the teacher, else as accepted, else as the check finds. */
  share: number;
  hintsShown: number;
  /** Part of the points, 0…1: what hints cost is taken off where the teacher has given no points. [REV-05] */
  earned: number;
};

/** Part of the points that hints leave of a right answer: it is better than none. [REV-05] */
const LEAST_LEFT = 0.1;

/** What each task of an attempt earned, in the order in which they are asked. [REV-02] [REV-04] */
export function assess(work: Work, secret: string): AssessedTask[] {
  const presentation = { seed: seedOf(work.attemptId), secret };
  return work.steps.flatMap((step, index) =>
    step.tasks.map((source) => assessTask(work, step, source, index + 1, presentation)),
  );
}

function assessTask(
  { answers, reviews, accepted, hints, hintCost }: Work,
  { keys, explanations }: StepRevision,
  source: TaskSource,
  stepNumber: number,
  presentation: Presentation,
): AssessedTask {
  const key = keys.get(source.id);
  if (!key) throw new Error(`Task ${source.id} has no key`);
  const isHere = (row: { stepNumber: number; taskId: string }) =>
    row.stepNumber === stepNumber && row.taskId === source.id;
  const answer = answers.find((row) => isHere(row) && !row.empty) ?? null;
  const review = reviews.find(isHere) ?? null;
  const checked = answer && check(source, key, answer, presentation);
  const form = checked?.form ?? null;
  const isAccepted = accepted.some((row) => isHere(row) && row.form === form);
  const isStanding = review !== null && review.ofAnswer === (answer?.answerId ?? null);
  const byTeacher = isStanding ? review.share : null;
  const share = answer ? (byTeacher ?? (isAccepted ? 1 : (checked?.share ?? 0))) : 0;
  const hintsShown = Math.max(0, ...hints.filter(isHere).map(({ count }) => count));
  const left = Math.max(LEAST_LEFT, 1 - (hintsShown * hintCost) / 100);
  return {
    ...{ stepNumber, source, key, explanation: explanations.get(source.id) ?? '' },
    ...{ answer, form, isAccepted, review, isStanding },
    isAwaiting: answer !== null && byTeacher === null && isReviewedKind(source.kind),
    ...{ share, hintsShown, earned: byTeacher === null ? share * left : share },
  };
}

/** An answer whose ids cannot be read any more, since the secret was changed, is worth what it was. */
function check(
  source: TaskSource,
  key: AnswerKey,
  { value, share }: AnswerRow,
  presentation: Presentation,
): { form: string | null; share: number } {
  try {
    const form = answerForm(source, key, value, presentation);
    return { form, share: scoreAnswer(source, key, value, presentation) };
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'answer_mismatch')) throw error;
    return { form: null, share };
  }
}
