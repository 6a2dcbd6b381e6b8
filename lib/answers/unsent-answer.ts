import type { AnswerValue } from '@/lib/contract/tasks/tasks';

/** Where an answer belongs. */
export type AnswerPlace = { attemptCode: string; stepNumber: number; taskId: string };

/** An answer of which the server has not yet said that it is committed. */
export type UnsentAnswer = AnswerPlace & {
  /** Made here, once for each change: sent twice, it is saved once. */
  answerId: string;
  /** Whose it is: nobody else's session may send it. */
  userId: string;
  /** Rises with each change at this place. */
  sequence: number;
  value: AnswerValue;
  /** When it was given, by this device's clock, in milliseconds since 1970. */
  changedAt: number;
  /** How long the student had looked at the step by then, in seconds; unknown of an earlier version's. */
  spentSeconds?: number | undefined;
};

/** One text for each place. */
export function placeKey({ attemptCode, stepNumber, taskId }: AnswerPlace): string {
  return `${attemptCode}/${stepNumber}/${taskId}`;
}

/** The place alone, without the answer. */
export function placeOf({ attemptCode, stepNumber, taskId }: AnswerPlace): AnswerPlace {
  return { attemptCode, stepNumber, taskId };
}
