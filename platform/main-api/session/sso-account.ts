import { z } from 'zod';
import type { PlatformEnv } from '@/platform/kernel/env';
import { fetchSignOn } from '@/platform/main-api/person/other-services';

/** Nobody waits longer for a new token, in milliseconds. */
const TIME_LIMIT = 3_000;

const standingSchema = z.object({
  /** It is there and not disabled. */
  isActive: z.boolean(),
  role: z.string().nullable(),
  /** The session that the sign-in came from has not ended there. */
  isSignedIn: z.boolean(),
});

/**
 * What the SSO says of an account: `untold` when it has no such call, as other providers have not, and
 * `unavailable` when it does not answer, or does not know us.
 */
export type Standing = z.infer<typeof standingSchema> | 'untold' | 'unavailable';

/** Asks the SSO whether an account and its session there still stand. [TRUST-05] [AUTH-13] */
export async function askStanding(
  env: PlatformEnv,
  { sub, sid }: { sub: string; sid: string | null },
): Promise<Standing> {
  const query = sid === null ? '' : `?${new URLSearchParams({ sid })}`;
  const path = `/operator/accounts/${encodeURIComponent(sub)}/standing/${query}`;
  try {
    const response = await fetchSignOn(env, path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    // A refusal of our secret says nothing of the account, and must not confirm one that is disabled.
    if ([401, 403, 429].includes(response.status) || response.status >= 500) return 'unavailable';
    if (!response.ok) return 'untold';
    return standingIn(await response.text());
  } catch {
    return 'unavailable';
  }
}

/** Another provider may answer with a page of its own. */
function standingIn(text: string): Standing {
  try {
    return standingSchema.parse(JSON.parse(text));
  } catch {
    return 'untold';
  }
}
