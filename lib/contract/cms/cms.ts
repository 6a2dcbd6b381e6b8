import { z } from 'zod';
import { stepSummarySchema, workbookSummarySchema } from '@/lib/contract/content/content';

/**
 * What somebody may do in the content management: editors look after the content, operators switch
 * features. Whoever is signed in there sees the workbooks. [FEAT-01]
 */
export const cmsRoleSchema = z.enum(['editor', 'ops']);
export type CmsRole = z.infer<typeof cmsRoleSchema>;

/** The payload of a CMS token: who the editor is. It holds no role of a user. [AUTH-20] */
export const cmsTokenPayloadSchema = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number().int(),
  iat: z.number().int(),
  name: z.string().default(''),
  surname: z.string().default(''),
  /** Tokens of before there were operators are those of editors. */
  cmsRoles: z.array(cmsRoleSchema).default(['editor']),
});

const count = z.number().int().min(0);

/** A workbook in the list of editors: what is in it and how much it is used. */
export const cmsWorkbookSummarySchema = workbookSummarySchema.extend({
  moduleCount: count,
  lessonCount: count,
  stepCount: count,
  /** Homework with at least one of its steps. */
  homeworkCount: count,
});
export type CmsWorkbookSummary = z.infer<typeof cmsWorkbookSummarySchema>;

const cmsStepSchema = stepSummarySchema.extend({
  /** The number of its newest revision. */
  revision: z.number().int().min(1),
  /** Homework that has the step, in whatever revision. */
  homeworkCount: count,
});
export type CmsStep = z.infer<typeof cmsStepSchema>;

/** A workbook as editors see it, down to its steps. */
export const cmsWorkbookSchema = cmsWorkbookSummarySchema.extend({
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), steps: z.array(cmsStepSchema) })),
    }),
  ),
});
export type CmsWorkbook = z.infer<typeof cmsWorkbookSchema>;
