import { and, eq, gt } from 'drizzle-orm';
import { CONSENT_VERSION } from '@/lib/contract/auth/consent-version';
import { roles } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import { assertNamesLeft } from '@/platform/main-api/attempt/names-left';
import type { Verb } from '@/platform/main-api/context';
import { fingerprintOf } from '@/platform/kernel/fingerprint';
import { assertCanStart, getHomeworkByHash } from '@/platform/main-api/homework/find-homework';
import { user } from '@/platform/main-api/database/schema';
import { beginSession } from '@/platform/main-api/session/begin-session';
import { parseClassName } from '@/platform/main-api/user/class-name';

/** For how long a repeated request is taken for the same registration, in milliseconds. */
const REPEAT_TIME = 10 * 60_000;

/**
 * A student without an account begins a homework with name and class alone: a user that is only
 * partly registered. The same request registers once.
 *
 * @throws ServiceError `conflict` when the request is too old to be taken for the same, or says
 *   something else; what the homework refuses
 */
export const registerStudent: Verb<'registerStudent'> = async (context, { body }) => {
  const { db, env, tokens } = context;
  const found = await getHomeworkByHash(db, body.taskHash);
  assertCanStart(found);
  const isRepeated = await db.query.user.findFirst({
    columns: { id: true },
    where: eq(user.registrationId, body.idempotencyKey),
  });
  if (!isRepeated) await assertNamesLeft(db, env, found.id);
  // The browser forgets the referral once it was sent: sent again, the form may come without it.
  const { referralCode, ...form } = body;
  const fingerprint = fingerprintOf(form);
  const schoolClass = parseClassName(body.className);
  const [created] = await db
    .insert(user)
    .values({
      registrationId: body.idempotencyKey,
      registrationFingerprint: fingerprint,
      roles: [roles.student],
      name: body.name,
      surname: body.surname,
      status: 'new',
      providerType: 'link',
      classNumber: schoolClass.number,
      classLetter: schoolClass.letter,
      referralCode,
      // The button of the form says to what. [TRUST-10]
      consentVersion: CONSENT_VERSION,
      consentedAt: new Date(),
    })
    .onConflictDoNothing({ target: user.registrationId })
    .returning();
  const account =
    created ??
    (await db.query.user.findFirst({
      where: and(
        eq(user.registrationId, body.idempotencyKey),
        gt(user.createdAt, new Date(Date.now() - REPEAT_TIME)),
      ),
    }));
  if (!account) throw new ServiceError('conflict');
  const first = account.registrationFingerprint;
  if (first !== null && first !== fingerprint) throw new ServiceError('conflict');
  if (account.disabledAt !== null) throw new ServiceError('forbidden');
  const person = { userId: account.id, claims: null, isShared: false };
  return { token: await tokens.issue(account, await beginSession(db, context, person)) };
};
