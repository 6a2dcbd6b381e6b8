import { z } from 'zod';
import { answerReceiptSchema, saveAnswerSchema } from './attempt';
import { MAX_ANSWERS } from './max-answers';

/** Several answers of one attempt, each as it would be sent alone. */
export const saveAnswersSchema = z.strictObject({
  answers: z
    .array(saveAnswerSchema.extend({ answerId: z.uuid() }))
    .min(1)
    .max(MAX_ANSWERS),
});

/** What became of each answer, in the order in which they were sent: its receipt, or why it is refused. */
export const savedAnswersSchema = z.object({
  results: z.array(
    z.discriminatedUnion('isSaved', [
      z.object({ isSaved: z.literal(true), receipt: answerReceiptSchema }),
      z.object({
        isSaved: z.literal(false),
        answerId: z.uuid(),
        /** As the answer alone would have been refused. */
        refusal: z.object({ code: z.string(), status: z.number().int() }),
      }),
    ]),
  ),
});
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;
