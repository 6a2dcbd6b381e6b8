import { z } from 'zod';
import { attemptCodeSchema, stepNumberSchema } from '@/lib/contract/attempt/attempt';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { browserPaths } from '@/lib/contract/paths';
import {
  acceptAnswerSchema,
  drawOnAnswerSchema,
  keepCommentSchema,
  keptCommentSchema,
  markChangesSchema,
  regradeSchema,
  returnAttemptSchema,
  reviewAnswersSchema,
  setScoreSchema,
  taskIdSchema,
} from '@/lib/contract/review/changes';
import {
  attemptReviewSchema,
  homeworkReviewSchema,
  taskAnswersSchema,
} from '@/lib/contract/review/review';
import { done } from '@/lib/contract/values/done';
import { numericSchema } from '@/lib/contract/values/numeric';

const ofTeacher = { access: 'user', roles: [roles.teacher] } as const;
const byAttempt = z.object({ attemptCode: attemptCodeSchema });
const byHomework = z.object({ taskHash: taskHashSchema });
const byTask = byHomework.extend({
  stepNumber: numericSchema.pipe(stepNumberSchema),
  taskId: taskIdSchema,
});

export const reviewEndpoints = {
  getAttemptReview: endpoint({
    ...browserPaths.getAttemptReview,
    ...ofTeacher,
    summary: "An attempt at the teacher's homework: answers, right answers, points, comments",
    retries: 1,
    params: byAttempt,
    reply: attemptReviewSchema,
  }),
  returnAttempt: endpoint({
    ...browserPaths.returnAttempt,
    ...ofTeacher,
    summary: 'Gives tasks of a finished attempt back to the student to be done again',
    retries: 1,
    idempotent: true,
    // A hundred long comments.
    maxBodyBytes: 1_000_000,
    params: byAttempt,
    body: returnAttemptSchema,
    reply: done,
  }),
  setScore: endpoint({
    ...browserPaths.setScore,
    ...ofTeacher,
    summary: 'Sets the score of an attempt by hand, with a reason, or takes that back',
    retries: 1,
    params: byAttempt,
    body: setScoreSchema,
    reply: done,
  }),
  getHomeworkReview: endpoint({
    ...browserPaths.getHomeworkReview,
    ...ofTeacher,
    summary: 'How each task of a homework went',
    retries: 1,
    params: byHomework,
    reply: homeworkReviewSchema,
  }),
  getTaskAnswers: endpoint({
    ...browserPaths.getTaskAnswers,
    ...ofTeacher,
    summary: 'All answers to one task of a homework, equal ones together',
    retries: 1,
    params: byTask,
    reply: taskAnswersSchema,
  }),
  reviewAnswers: endpoint({
    ...browserPaths.reviewAnswers,
    ...ofTeacher,
    summary: 'Points and a comment for one answer, or for many to the same task',
    retries: 1,
    idempotent: true,
    maxBodyBytes: 100_000,
    params: byHomework,
    body: reviewAnswersSchema,
    reply: done,
  }),
  drawOnAnswer: endpoint({
    ...browserPaths.drawOnAnswer,
    ...ofTeacher,
    summary: 'What the teacher draws on the pictures of an answer, in place of what was there',
    retries: 1,
    idempotent: true,
    maxBodyBytes: 70_000,
    params: byAttempt,
    body: drawOnAnswerSchema,
    reply: done,
  }),
  acceptAnswer: endpoint({
    ...browserPaths.acceptAnswer,
    ...ofTeacher,
    summary: 'Tells whose marks change when an answer counts for all who gave it, and does it',
    params: byTask,
    body: acceptAnswerSchema,
    reply: markChangesSchema,
  }),
  regradeHomework: endpoint({
    ...browserPaths.regradeHomework,
    ...ofTeacher,
    summary: 'Tells whose marks change when corrected keys are taken over, and does it',
    params: byHomework,
    body: regradeSchema,
    reply: markChangesSchema,
  }),
  listKeptComments: endpoint({
    ...browserPaths.listKeptComments,
    ...ofTeacher,
    summary: 'The comments that the teacher keeps, the newest first',
    retries: 1,
    reply: z.object({ comments: z.array(keptCommentSchema) }),
  }),
  keepComment: endpoint({
    ...browserPaths.keepComment,
    ...ofTeacher,
    summary: 'Keeps a comment to use it again; the same text is kept once',
    retries: 1,
    idempotent: true,
    body: keepCommentSchema,
    reply: keptCommentSchema,
  }),
  forgetComment: endpoint({
    ...browserPaths.forgetComment,
    ...ofTeacher,
    summary: 'Forgets a kept comment',
    params: z.object({ commentId: z.uuid() }),
    reply: done,
  }),
};
