import { z } from 'zod';
import { numericSchema } from '@/lib/contract/values/numeric';
import { endpoint } from '@/lib/contract/call/endpoint';
import {
  answerReceiptSchema,
  attemptCodeSchema,
  attemptSchema,
  attemptStepSchema,
  attemptSummarySchema,
  changeHomeworkSchema,
  createHomeworkSchema,
  homeworkSummarySchema,
  journalSchema,
  saveAnswerSchema,
  stepNumberSchema,
  taskHashSchema,
  taskPreviewSchema,
} from '@/lib/contract/homework/homework';
import { browserPaths } from '@/lib/contract/paths';
import { roles } from '@/lib/contract/auth/roles';

const byTaskHash = z.object({ taskHash: taskHashSchema });
const byAttemptCode = z.object({ attemptCode: attemptCodeSchema });
const done = z.object({ done: z.literal(true) });

export const homeworkEndpoints = {
  createHomework: endpoint({
    ...browserPaths.createHomework,
    summary: 'A teacher creates a homework; the same requestId creates it once',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    idempotent: true,
    body: createHomeworkSchema,
    reply: homeworkSummarySchema,
  }),
  listHomework: endpoint({
    ...browserPaths.listHomework,
    summary: 'The homework of the teacher, newest first',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: z.object({ homework: z.array(homeworkSummarySchema) }),
  }),
  changeHomework: endpoint({
    ...browserPaths.changeHomework,
    summary: 'The teacher renames, closes, reopens or withdraws a homework',
    access: 'user',
    roles: [roles.teacher],
    params: byTaskHash,
    body: changeHomeworkSchema,
    reply: homeworkSummarySchema,
  }),
  getTaskPreview: endpoint({
    ...browserPaths.getTaskPreview,
    summary: 'What anybody who holds the link may know of a homework',
    access: 'public',
    retries: 1,
    params: byTaskHash,
    reply: taskPreviewSchema,
  }),
  getJournal: endpoint({
    ...browserPaths.getJournal,
    summary: 'Classes, homework, students and marks of the teacher',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: journalSchema,
  }),
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
  listAttempts: endpoint({
    ...browserPaths.listAttempts,
    summary: "The student's own attempts, newest first; of one homework when asked",
    access: 'user',
    roles: [roles.student],
    retries: 1,
    query: z.object({ taskHash: taskHashSchema.optional() }),
    reply: z.object({ attempts: z.array(attemptSummarySchema) }),
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
  savePosition: endpoint({
    ...browserPaths.savePosition,
    summary: 'Keeps the step that the student is at, for another device',
    access: 'user',
    roles: [roles.student],
    params: byAttemptCode,
    body: z.strictObject({ stepNumber: stepNumberSchema }),
    reply: done,
  }),
  saveAnswer: endpoint({
    ...browserPaths.saveAnswer,
    summary: 'Saves an answer; 200 means committed, the same answer twice is saved once',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    params: z.object({ attemptCode: attemptCodeSchema, answerId: z.uuid() }),
    body: saveAnswerSchema,
    reply: answerReceiptSchema,
  }),
  finishAttempt: endpoint({
    ...browserPaths.finishAttempt,
    summary: 'Ends the attempt and gives score and grade; again gives the same',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    params: byAttemptCode,
    reply: attemptSchema,
  }),
};
