import { emptyAnswer, taskKinds } from '@/lib/contract/tasks/answers';
import { MAX_SPENT_SECONDS } from '@/lib/contract/attempt/max-answers';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import type { UnsentAnswer } from './unsent-answer';

/** Deeper than any answer goes. */
const MAX_DEPTH = 4;

/**
 * An unsent answer out of the browser's storage, or null when it is none: what another version of the
 * program kept, or anybody else. Checked by hand: a schema library would be a tenth of all that the
 * page loads. What may be answered, the main API decides. [HW-04]
 */
export function unsentAnswerFrom(kept: unknown): UnsentAnswer | null {
  if (!isRecord(kept)) return null;
  const { attemptCode, taskId, answerId, userId, stepNumber, sequence, changedAt, value } = kept;
  if (!isText(attemptCode) || !isText(taskId) || !isText(answerId) || !isText(userId)) return null;
  if (!isCount(stepNumber) || !isCount(sequence)) return null;
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt)) return null;
  if (!isAnswerValue(value)) return null;
  const spentSeconds = isSeconds(kept.spentSeconds) ? kept.spentSeconds : undefined;
  const place = { attemptCode, stepNumber, taskId };
  return { ...place, answerId, userId, sequence, value, changedAt, spentSeconds };
}

/** Whether it has the fields of an empty answer of its kind, with text in the same arrangement. */
function isAnswerValue(value: unknown): value is AnswerValue {
  if (!isRecord(value)) return false;
  const kind = taskKinds.find((one) => one === value.kind);
  if (kind === undefined) return false;
  const fields = Object.entries<unknown>(emptyAnswer(kind));
  return (
    Object.keys(value).length === fields.length &&
    fields.every(([name, empty]) => isArrangedAs(value[name], empty))
  );
}

function isArrangedAs(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && isPlain(value, MAX_DEPTH);
  if (isRecord(empty)) return isRecord(value) && isPlain(value, MAX_DEPTH);
  return typeof value === 'string' || (value === null && empty === null);
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return true;
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((part) => isPlain(part, depth - 1));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeconds = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SPENT_SECONDS;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
