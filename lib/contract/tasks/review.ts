import { z } from 'zod';
import { MAX_TEXT_LENGTH } from './extended-text/answer';
import { blankId, markup, MOST_PARTS, photoIds } from './fields';

/**
 * An answer in words: what a student gave, or what is right, without ids. Every text but a
 * `typed` one is markup; what was typed into a part of it is escaped, so it is shown as it was typed.
 */
export const revealedAnswerSchema = z.discriminatedUnion('form', [
  /**
   * One entry under another: chosen options, a number with its unit, pairs (`label` is the left one),
   * items in their order.
   */
  z.object({
    form: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.object({ label: markup.optional(), text: revealedText() })).max(MOST_PARTS),
  }),
  /** A text with `{{blank}}` placeholders and what stands in them; an empty one is not in the record. */
  z.object({
    form: z.literal('text'),
    text: markup,
    blanks: z.record(blankId, revealedText()),
  }),
  /** A text of the student's own: no markup. */
  z.object({ form: z.literal('typed'), text: z.string().max(MAX_TEXT_LENGTH) }),
  z.object({ form: z.literal('files'), files: photoIds }),
]);
export type RevealedAnswer = z.infer<typeof revealedAnswerSchema>;

/**
 * What a result page shows of a task besides its prompt. `own` is null when nothing was answered; `right`
 * when a teacher reviews the task and its author gives no example of an answer.
 */
export const answerReviewSchema = z.object({
  own: revealedAnswerSchema.nullable(),
  right: revealedAnswerSchema.nullable(),
});
export type AnswerReview = z.infer<typeof answerReviewSchema>;

/** A typed text may be twice as long when every sign of it is escaped. */
function revealedText() {
  return z.string().max(4_000);
}
