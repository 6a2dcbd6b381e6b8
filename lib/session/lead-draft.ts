import { cookies } from 'next/headers';
import { clearCookie, MAX_COOKIE_LENGTH, setText, textIn } from '@/lib/http/cookies/cookie-jar';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { leadDraftCookie, type KeptLead } from './cookies/lead-draft';

/**
 * Keeps what was typed into an application form that could not be sent, for the page that shows it
 * again to a browser without scripts: encrypted, for this page alone, for ten minutes. [ROUTE-21]
 */
export async function keepLead(lead: KeptLead): Promise<void> {
  const sealed = await seal(leadDraftCookie, lead);
  if (sealed.length <= MAX_COOKIE_LENGTH) setText(await cookies(), leadDraftCookie, sealed);
}

/** What was typed, or null; a cookie that is not ours is none. */
export async function readKeptLead(): Promise<KeptLead | null> {
  return unseal(leadDraftCookie, textIn(await cookies(), leadDraftCookie));
}

/** Forgets what was typed; for route handlers. */
export async function forgetLead(): Promise<void> {
  clearCookie(await cookies(), leadDraftCookie);
}
