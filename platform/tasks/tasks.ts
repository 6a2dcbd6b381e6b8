import { createHash } from 'node:crypto';
import { isEmptyAnswer } from '@/lib/contract/tasks/answers';
import type { AnswerReview } from '@/lib/contract/tasks/review';
import type { AnswerValue, PublicTask } from '@/lib/contract/tasks/tasks';
import type { Presentation } from './parts/opaque-ids';
import { mismatch } from './parts/read-ids';
import { kindOf, type AnswerKey, type TaskSource } from './registry';
import type { Groups } from './task-kind';

export type { Presentation } from './parts/opaque-ids';

/**
 * The task as one attempt shows it: opaque ids, the server's order, named blanks. The same seed gives
 * the same task again. It is built field by field, so that a new field of the source does not leak. [HW-03]
 */
export function presentTask(source: TaskSource, presentation: Presentation): PublicTask {
  const { id, prompt, points, image, kind } = source;
  const shown = kindOf(kind).present(source, groupsOf(source, presentation));
  // The kinds are equal, which the types of a registry cannot say.
  return { id, prompt, points, ...(image && { image }), kind, ...shown } as PublicTask;
}

/**
 * The answer with authored ids and blanks in place of those that the browser saw. Needs no key, so
 * it can refuse a wrong answer when it is saved. Incomplete and empty answers are fine; in a matching
 * two left ones may have the same right one.
 *
 * @throws ServiceError `answer_mismatch` when the answer is of another kind than the task, names an
 * id or a blank that this presentation of the task does not have, or repeats an id
 */
export function readAnswer(
  source: TaskSource,
  value: AnswerValue,
  presentation: Presentation,
): AnswerValue {
  if (value.kind !== source.kind) throw mismatch('kind', `The task is ${source.kind}`);
  return kindOf(source.kind).read(source, value, groupsOf(source, presentation));
}

/**
 * The share of the task's points that the answer earns, 0…1: 1 only for an answer that is all right,
 * 0 for an empty one. Several parts earn their share each: chosen options (a wrong one takes a right
 * one back), blanks, pairs, items at their place. Of a task that a teacher reviews it is 0. [HW-03]
 *
 * @throws ServiceError `answer_mismatch` as `readAnswer` does
 */
export function scoreAnswer(
  source: TaskSource,
  key: AnswerKey,
  value: AnswerValue,
  presentation: Presentation,
): number {
  requireSameKind(source, key);
  const kind = kindOf(source.kind);
  const answer = readAnswer(source, value, presentation);
  return kind.isReviewed ? 0 : kind.score(key, answer, source);
}

/**
 * What a result page shows after the end: the student's own answer (null when there is none, or an
 * empty one) and the right one, both in words; of a task that a teacher reviews, in place of the right
 * one the example of its author, or null. `presentation` is that of the attempt. Whether the
 * policy lets the student see it is the caller's business. [HW-03]
 *
 * @throws ServiceError `answer_mismatch` as `readAnswer` does
 */
export function revealAnswer(
  source: TaskSource,
  key: AnswerKey,
  value: AnswerValue | null,
  presentation: Presentation,
): AnswerReview {
  requireSameKind(source, key);
  const kind = kindOf(source.kind);
  const isGiven = value !== null && !isEmptyAnswer(value);
  return {
    own: isGiven ? kind.reveal(source, readAnswer(source, value, presentation)) : null,
    right: kind.isReviewed ? kind.example(key) : kind.reveal(source, kind.solve(key)),
  };
}

/**
 * What equal answers to a task have in common: 43 characters. Typed answers are compared as the check
 * compares them, the others by what they say. [REV-02]
 *
 * @throws ServiceError `answer_mismatch` as `readAnswer` does
 */
export function answerForm(
  source: TaskSource,
  key: AnswerKey,
  value: AnswerValue,
  presentation: Presentation,
): string {
  requireSameKind(source, key);
  const kind = kindOf(source.kind);
  const answer = readAnswer(source, value, presentation);
  const typed = kind.isReviewed ? undefined : kind.formOf?.(key, answer, source);
  const form = typed ?? kind.reveal(source, answer);
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url');
}

/** Whether another answer than the author's may be right in tasks of this kind. [REV-04] */
export function acceptsOthers(source: TaskSource): boolean {
  const kind = kindOf(source.kind);
  return !kind.isReviewed && kind.formOf !== undefined;
}

function requireSameKind(source: TaskSource, key: AnswerKey): void {
  if (key.kind !== source.kind)
    throw new Error(`The key of task ${source.id} is of kind ${key.kind}, not ${source.kind}`);
}

function groupsOf({ id }: TaskSource, presentation: Presentation): Groups {
  return (group) => ({ ...presentation, taskId: id, group });
}
