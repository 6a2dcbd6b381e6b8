import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions, MAX_BYTES } from './cookie';
import { seal, unseal } from './seal';

/** As long as it takes to look at a form again, in seconds. */
const MAX_AGE = 10 * 60;
const NAME = 'lead-draft';

const draftSchema = z.object({
  type: z.string(),
  values: z.record(z.string(), z.string()),
  /** Why it was not sent, when no field is wrong. */
  problem: z.string().optional(),
});
export type KeptLead = z.infer<typeof draftSchema>;

const options = (maxAge: number) => ({ ...cookieOptions(maxAge), path: '/application' });

/**
 * Keeps what was typed into an application form that could not be sent, for the page that shows it
 * again to a browser without scripts: encrypted, for this page alone, for ten minutes. [ROUTE-21]
 */
export async function keepLead(lead: KeptLead): Promise<void> {
  const sealed = await seal('lead-draft', lead, MAX_AGE);
  const jar = await cookies();
  if (sealed.length <= MAX_BYTES) jar.set(NAME, sealed, options(MAX_AGE));
}

/** What was typed, or null; a cookie that is not ours is none. */
export async function readKeptLead(): Promise<KeptLead | null> {
  const token = (await cookies()).get(NAME)?.value;
  if (!token) return null;
  return unseal('lead-draft', draftSchema, token).catch(() => null);
}

/** Forgets what was typed; for route handlers. */
export async function forgetLead(): Promise<void> {
  (await cookies()).set(NAME, '', options(0));
}
