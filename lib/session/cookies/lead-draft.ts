import { z } from 'zod';
import { ownCookie } from '@/lib/http/cookies/own-cookie';
import { pathOf } from '@/lib/routes/match';

const leadSchema = z.object({
  type: z.string(),
  values: z.record(z.string(), z.string()),
  /** Why it was not sent, when no field is wrong. */
  problem: z.string().optional(),
});
export type KeptLead = z.infer<typeof leadSchema>;

/** What was typed into an application form that could not be sent. [ROUTE-21] */
export const leadDraftCookie = ownCookie({
  name: 'lead-draft',
  schema: leadSchema,
  // As long as it takes to look at a form again.
  lifetime: 10 * 60,
  protection: 'sealed',
  readableByScripts: false,
  path: pathOf('application'),
});
