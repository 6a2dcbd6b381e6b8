import { decodeJwt } from 'jose';
import { cmsTokenPayloadSchema, type CmsRole } from '@/lib/contract/cms/cms';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { cmsSessionCookie } from './cookies/cms-session';

/** An editor who is signed in. The token never leaves the server. [AUTH-20] */
export type CmsSession = {
  token: string;
  name: string;
  surname: string;
  cmsRoles: readonly CmsRole[];
};

/** The result of opening a cookie; one with a `fault` (forged, cut, expired, of another key) is to be cleared. */
export type CmsReading = { session: CmsSession | null; fault: string | null };

/** Encrypts a CMS token that was verified when it was exchanged. */
export function sealCmsSession(token: string): Promise<string> {
  return seal(cmsSessionCookie, { token });
}

/**
 * Opens the cookie's value: null until an editor has signed in. Nothing that stands in it makes this
 * throw. [AUTH-20]
 *
 * @param now milliseconds since 1970
 */
export async function openCmsSession(
  text: string | undefined,
  now = Date.now(),
): Promise<CmsReading> {
  if (!text) return { session: null, fault: null };
  const content = await unseal(cmsSessionCookie, text);
  const editor = content && editorOf(content.token);
  if (!editor) return { session: null, fault: 'cms cookie is not ours' };
  const { exp, name, surname, cmsRoles } = editor;
  if (exp * 1_000 <= now) return { session: null, fault: 'cms token has expired' };
  return { session: { token: content.token, name, surname, cmsRoles }, fault: null };
}

/** What is said in a token that was verified before it was sealed. */
function editorOf(token: string) {
  try {
    return cmsTokenPayloadSchema.parse(decodeJwt(token));
  } catch {
    return null;
  }
}
