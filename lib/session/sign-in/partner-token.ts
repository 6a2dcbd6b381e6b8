import { cookies } from 'next/headers';
import { clearCookie, MAX_COOKIE_LENGTH, setText, textIn } from '@/lib/http/cookies/cookie-jar';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { partnerTokenCookie, type PartnerToken } from '@/lib/session/cookies/partner-token';

/**
 * Keeps a token for the next request of this browser. The form of a partner comes from
 * another site, and so without the session that the token is to be added to. A return address with
 * which it would be too large for a cookie is left out. [AUTH-06] [AUTH-10]
 */
export async function keepPartnerToken(content: PartnerToken): Promise<void> {
  const whole = await seal(partnerTokenCookie, content);
  const fitting =
    whole.length <= MAX_COOKIE_LENGTH
      ? whole
      : await seal(partnerTokenCookie, { ...content, returnUrl: null });
  setText(await cookies(), partnerTokenCookie, fitting);
}

/** What was kept, once; null when there is nothing, or nothing of ours. */
export async function takePartnerToken(): Promise<PartnerToken | null> {
  const jar = await cookies();
  const text = textIn(jar, partnerTokenCookie);
  if (text === undefined) return null;
  clearCookie(jar, partnerTokenCookie);
  return unseal(partnerTokenCookie, text);
}
