import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { dropRole, writeSession } from '@/lib/session/server';
import { isRenewalDue, type Session, type SessionEntry } from '@/lib/session/session';
import { verifyEduToken } from '@/lib/session/sign-in/verify-token';
import { callAs } from '@/app/_server/main-api';

/**
 * Renews the tokens whose time has come; one that the main API no longer knows ends here. While the
 * main API is unavailable the old ones stay: they are valid for longer. For route handlers. [AUTH-13]
 *
 * @param requestId as for `callAs`
 */
export async function renewDueTokens(session: Session, requestId?: string): Promise<void> {
  for (const entry of session.entries)
    if (isRenewalDue(entry, Date.now())) await renewToken(session, entry, requestId);
}

/**
 * Leaves out the roles whose session the main API has ended; while it is unavailable they stay. For route
 * handlers. [AUTH-14] [TRUST-05]
 *
 * @param requestId as for `callAs`
 */
export async function dropEndedRoles(session: Session, requestId?: string): Promise<void> {
  const checked = session.entries.map(async (entry) => {
    const known = await callAs(entry, 'checkSession', {}, requestId);
    return { entry, isEnded: !known.ok && known.error.status === 401 };
  });
  for (const { entry, isEnded } of await Promise.all(checked))
    if (isEnded) await dropRole(entry.role);
}

/**
 * A new token in the place of this one, with what the main API knows of the person now: guards
 * decide by it. For route handlers.
 *
 * @param requestId as for `callAs`
 */
export async function renewToken(
  session: Session,
  { token, role }: SessionEntry,
  requestId?: string,
): Promise<void> {
  const renewed = await callAs(null, 'authorize', { body: { token, role } }, requestId);
  if (!renewed.ok) {
    // The main API knows the token no more, or the person in this role.
    if ([401, 403].includes(renewed.error.status)) await dropRole(role);
    return;
  }
  try {
    await verifyEduToken(renewed.value.token);
    await writeSession(renewed.value.token, session.current.role);
  } catch (error) {
    log().error({ error: describeError(error), alert: true }, 'a renewed token is of no use');
  }
}
