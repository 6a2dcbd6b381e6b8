import type { attemptEndpoints } from '@/lib/contract/attempt/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { finishAttempt } from './finish-attempt';
import { getAttempt } from './get-attempt';
import { getAttemptResult } from './result/get-attempt-result';
import { getAttemptStep } from './step/get-attempt-step';
import { getTaskStart } from './get-task-start';
import { listAttempts } from './list-attempts';
import { saveAnswer } from './answers/save-answer';
import { saveAnswers } from './answers/save-answers';
import { savePosition } from './step/save-position';
import { showHint } from './step/show-hint';
import { startAttempt } from './start-attempt';

export const attemptVerbs: VerbsOf<typeof attemptEndpoints> = {
  finishAttempt,
  getAttempt,
  getAttemptResult,
  getAttemptStep,
  getTaskStart,
  listAttempts,
  saveAnswer,
  saveAnswers,
  savePosition,
  showHint,
  startAttempt,
};
