import type { AnswerOf, AnswerValue, TaskKind } from '@/lib/contract/tasks/tasks';
import type { AnswerKey, KeyOf } from '@/platform/content/answer-key';
import type { SourceOf, TaskSource } from '@/platform/content/task-source';
import { isAccepted } from './compare-text';
import type { Presentation } from './opaque-ids';
import { parseNumber } from '@/lib/contract/tasks/number/parse-number';
import { readAnswer } from './read-answer';

type Scorers = {
  [Kind in TaskKind]: (key: KeyOf<Kind>, value: AnswerOf<Kind>, source: SourceOf<Kind>) => number;
};

const scorers: Scorers = {
  single_choice: (key, value) => (value.optionId === key.optionId ? 1 : 0),
  /** A wrong choice takes a right one back, so that choosing all is worth little. */
  multiple_choice(key, { optionIds }) {
    const right = optionIds.filter((id) => key.optionIds.includes(id)).length;
    return Math.max(0, right - (optionIds.length - right)) / key.optionIds.length;
  },
  inline_choice: (key, { choices }) => shareOfRight(key.choices, choices, isSame),
  text_entry: (key, { texts }) =>
    shareOfRight(key.accepted, texts, (accepted, text) => isAccepted(text, accepted, key.compare)),
  number(key, { text }, { unit }) {
    const given = parseNumber(text, unit);
    return given !== null && isWithin(given, key) ? 1 : 0;
  },
  matching: (key, { pairs }) => shareOfRight(key.pairs, pairs, isSame),
  /** Items at their place: a rule that a pupil can check by eye and a teacher can explain. */
  ordering: (key, { order }) =>
    key.order.filter((id, place) => order[place] === id).length / key.order.length,
};

/**
 * The share of the task's points that the answer earns, 0…1: 1 only for an answer that is all right,
 * 0 for an empty one. Several parts earn their share each: chosen options (a wrong one takes a right
 * one back), blanks, pairs, items at their place. [HW-03]
 *
 * @throws ServiceError `answer_mismatch` as `readAnswer` does
 */
export function scoreAnswer(
  source: TaskSource,
  key: AnswerKey,
  value: AnswerValue,
  presentation: Presentation,
): number {
  if (key.kind !== source.kind)
    throw new Error(`The key of task ${source.id} is of kind ${key.kind}, not ${source.kind}`);
  const answer = readAnswer(source, value, presentation);
  // The three kinds are equal, which the type of a table row cannot say.
  const score = scorers[source.kind] as (
    key: AnswerKey,
    value: AnswerValue,
    source: TaskSource,
  ) => number;
  return score(key, answer, source);
}

const isSame = (right: string, given: string): boolean => right === given;

/** The share of the key's entries that were given and are right. */
function shareOfRight<Right>(
  key: Record<string, Right>,
  given: Record<string, string>,
  isRight: (right: Right, given: string) => boolean,
): number {
  const entries = Object.entries(key);
  const answers = new Map(Object.entries(given));
  const right = entries.filter(([name, expected]) => {
    const answer = answers.get(name);
    return answer !== undefined && isRight(expected, answer);
  });
  return right.length / entries.length;
}

/** Inclusive; a few units in the last place are forgiven, because 3.6 − 3.5 is not 0.1 in binary. */
function isWithin(given: number, { value, tolerance }: KeyOf<'number'>): boolean {
  const slack = 4 * Number.EPSILON * Math.max(Math.abs(given), Math.abs(value), tolerance);
  return Math.abs(given - value) <= tolerance + slack;
}
