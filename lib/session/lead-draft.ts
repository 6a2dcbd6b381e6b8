import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { cookieOptions } from './cookie';

/** As long as it takes to look at a form again, in seconds. */
const MAX_AGE = 10 * 60;
const NAME = 'lead-draft';
/** Browsers refuse a larger cookie. */
const MAX_LENGTH = 4_000;
/** A draft is no session, though both are encrypted with one secret. */
const SALT = 'lead-draft';

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
  const secret = serverConfig().SESSION_SECRET;
  const sealed = await encode({ token: { ...lead }, secret, maxAge: MAX_AGE, salt: SALT });
  const jar = await cookies();
  if (sealed.length <= MAX_LENGTH) jar.set(NAME, sealed, options(MAX_AGE));
}

/** What was typed, or null; a cookie that is not ours is none. */
export async function readKeptLead(): Promise<KeptLead | null> {
  const token = (await cookies()).get(NAME)?.value;
  if (!token) return null;
  try {
    const kept = await decode({ token, secret: serverConfig().SESSION_SECRET, salt: SALT });
    return draftSchema.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

/** Forgets what was typed; for route handlers. */
export async function forgetLead(): Promise<void> {
  (await cookies()).set(NAME, '', options(0));
}
