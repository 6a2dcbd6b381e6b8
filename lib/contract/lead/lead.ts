import { z } from 'zod';
import { leadLimits, leadPatterns, leadRoles, leadTypes } from './lead-rules';
import { leadVisitSchema } from './lead-visit';
import { subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';

/** An answer of one line that was trimmed before it was sent. */
const line = (max: number) => z.string().min(1).max(max).regex(leadPatterns.line);
const words = (max: number) => line(max).regex(leadPatterns.words);

/** What a person wrote into an application form, and how they came to it. [TRK-03] */
export const leadMetaSchema = z
  .strictObject({
    name: line(leadLimits.name).regex(leadPatterns.name),
    email: line(leadLimits.email).regex(leadPatterns.email).optional(),
    phone: line(leadLimits.phone).regex(leadPatterns.phone).optional(),
    role: z.enum(leadRoles).optional(),
    school: words(leadLimits.school),
    city: words(leadLimits.city),
    subjectId: subjectIdSchema.optional(),
    /** How many classes would work with the workbooks. */
    classCount: z.number().int().min(1).max(leadLimits.classCount).optional(),
    comment: z.string().max(leadLimits.comment).regex(leadPatterns.text).optional(),
    /** To the processing of personal data; nothing is kept without it. */
    consent: z.literal(true),
    visit: leadVisitSchema.optional().catch(undefined),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    message: 'Neither e-mail nor phone',
    path: ['email'],
  });
export type LeadMeta = z.infer<typeof leadMetaSchema>;

/** An application form that was sent. [ROUTE-21] */
export const leadSchema = z.strictObject({
  /** Made once per form: sending it again keeps nothing new. */
  idempotencyKey: z.uuid(),
  type: z.enum(leadTypes),
  meta: leadMetaSchema,
});
export type Lead = z.infer<typeof leadSchema>;
