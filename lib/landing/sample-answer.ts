import { answerFromField, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { answerValueSchema, type AnswerValue, type PublicTask } from '@/lib/contract/tasks/tasks';

/** What came of the sample. `failed`: the answer could not be checked; it stays in its field. */
export type SampleCheck =
  | { state: 'unanswered' }
  | { state: 'checked'; answer: string; right: boolean; explanation: string }
  | { state: 'failed'; answer: string };

/** The part of a landing that the sample is in. */
export const SAMPLE_ID = 'sample';

/**
 * The answer in a landing's address, or null when there is none that this task could have: anybody
 * can write anything there. [HW-03]
 */
export function readSampleAnswer(
  task: PublicTask,
  given: string | readonly string[] | undefined,
): { answer: string; value: AnswerValue } | null {
  if (typeof given !== 'string') return null;
  const answer = given.trim();
  const parsed = answerValueSchema.safeParse(answerFromField(task, answer));
  if (!parsed.success || isEmptyAnswer(parsed.data)) return null;
  return { answer, value: parsed.data };
}
