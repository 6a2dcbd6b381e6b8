import { z } from 'zod';
import {
  answerReceiptSchema,
  attemptCodeSchema,
  attemptResultSchema,
  attemptSchema,
  attemptStepSchema,
  attemptSummarySchema,
  retiredHomeworkSchema,
  saveAnswerSchema,
  stepNumberSchema,
  taskHintsSchema,
  taskStartSchema,
} from '@/lib/contract/attempt/attempt';
import { saveAnswersSchema, savedAnswersSchema } from '@/lib/contract/attempt/save-answers';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { done } from '@/lib/contract/values/done';
import { numericSchema } from '@/lib/contract/values/numeric';
import { isStorable } from '@/lib/contract/values/storable';

const byAttemptCode = z.object({ attemptCode: attemptCodeSchema });

export const attemptEndpoints = {
  startAttempt: endpoint({
    ...browserPaths.startAttempt,
    summary: 'Goes on with the unfinished attempt at a homework, or begins a new one',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    body: z.strictObject({ taskHash: taskHashSchema }),
    reply: z.object({ attemptCode: attemptCodeSchema, currentStep: stepNumberSchema }),
  }),
  getTaskStart: endpoint({
    method: 'GET',
    path: '/api/v1/task-start/{taskHash}',
    summary: 'A homework as everybody may know it, with the attempts of the student at it',
    access: 'user',
    roles: [roles.student],
    browser: false,
    retries: 1,
    params: z.object({ taskHash: taskHashSchema }),
    reply: taskStartSchema,
  }),
  listAttempts: endpoint({
    ...browserPaths.listAttempts,
    summary: "The student's own attempts, newest first; of one homework when asked",
    access: 'user',
    roles: [roles.student],
    retries: 1,
    query: z.object({ taskHash: taskHashSchema.optional() }),
    reply: z.object({
      attempts: z.array(attemptSummarySchema),
      /** What was of the student's, too. [TRUST-02] */
      retired: z.array(retiredHomeworkSchema),
    }),
  }),
  getAttempt: endpoint({
    ...browserPaths.getAttempt,
    summary: "One of the student's attempts with the state of each step",
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: byAttemptCode,
    reply: attemptSchema,
  }),
  getAttemptStep: endpoint({
    ...browserPaths.getAttemptStep,
    isFrequent: true,
    summary: 'The tasks of a step with the answers given so far',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: z.object({
      attemptCode: attemptCodeSchema,
      stepNumber: numericSchema.pipe(stepNumberSchema),
    }),
    reply: attemptStepSchema,
  }),
  showHint: endpoint({
    ...browserPaths.showHint,
    summary: 'The next hint of a task; the same number again shows no other',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    params: byAttemptCode.extend({
      stepNumber: numericSchema.pipe(stepNumberSchema),
      taskId: z.string().min(1).max(40).refine(isStorable),
    }),
    /** Which one, from 1: the one after those that are shown. */
    body: z.strictObject({ number: z.number().int().min(1).max(10) }),
    reply: taskHintsSchema,
  }),
  savePosition: endpoint({
    ...browserPaths.savePosition,
    isFrequent: true,
    summary: 'Keeps the step that the student is at, for another device',
    access: 'user',
    roles: [roles.student],
    params: byAttemptCode,
    body: z.strictObject({ stepNumber: stepNumberSchema }),
    reply: done,
  }),
  saveAnswer: endpoint({
    ...browserPaths.saveAnswer,
    isFrequent: true,
    summary: 'Saves an answer; 200 means committed, the same answer twice is saved once',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: z.object({ attemptCode: attemptCodeSchema, answerId: z.uuid() }),
    // Sixty fields of a thousand characters, of three bytes each.
    maxBodyBytes: 250_000,
    body: saveAnswerSchema,
    reply: answerReceiptSchema,
  }),
  saveAnswers: endpoint({
    ...browserPaths.saveAnswers,
    isFrequent: true,
    summary: 'Saves what has gathered in the browser; each answer is saved or refused by itself',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: byAttemptCode,
    maxBodyBytes: 1_000_000,
    body: saveAnswersSchema,
    reply: savedAnswersSchema,
  }),
  finishAttempt: endpoint({
    ...browserPaths.finishAttempt,
    isFrequent: true,
    summary: 'Ends the attempt and returns score and grade; repeating it returns the same',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    params: byAttemptCode,
    reply: attemptSchema,
  }),
  getAttemptResult: endpoint({
    ...browserPaths.getAttemptResult,
    summary: 'Own answers, right answers and explanations of a finished attempt',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: byAttemptCode,
    reply: attemptResultSchema,
  }),
};
