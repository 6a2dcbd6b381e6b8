import { and, eq, gt } from 'drizzle-orm';
import { CONSENT_VERSION } from '@/lib/contract/auth/consent-version';
import { roles } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, MainApi, Verb } from '@/platform/main-api/context';
import { fingerprintOf } from '@/platform/kernel/fingerprint';
import {
  assertCanStart,
  getHomeworkByHash,
  type Homework,
} from '@/platform/main-api/homework/find-homework';
import { firstContinueCode, hashesOfCode } from '@/platform/main-api/student/continue-code';
import { takeListed } from '@/platform/main-api/student/listed-name';
import { assertNamesLeft } from '@/platform/main-api/student/names-left';
import { assertNameNotRetired } from '@/platform/main-api/student/retired-names';
import { user } from '@/platform/main-api/database/schema';
import { beginSession } from '@/platform/main-api/session/begin-session';
import { parseClassName } from '@/platform/main-api/user/class-name';

/** For how long a repeated request is taken for the same registration, in milliseconds. */
const REPEAT_TIME = 10 * 60_000;

const UNIQUE_VIOLATION = '23505';

type Person = { name: string; surname: string };

/**
 * A student without an account begins a homework with name and class alone: a user that is only
 * partly registered. Whom the teacher has listed under this name in this class they become; somebody new else.
 * The same request registers once.
 *
 * @throws ServiceError `conflict` when the request is too old to be taken for the same, or says
 *   something else; what the homework refuses; `account_required`, `name_removed`, `name_merged`,
 *   `names_exhausted`, `browser_names_exhausted`
 */
export const registerStudent: Verb<'registerStudent'> = async (context, { body }) => {
  const { db, env, tokens } = context;
  const found = await getHomeworkByHash(db, body.taskHash);
  assertCanStart(found);
  // The browser forgets the referral once it was sent, and whose reply was lost has no id yet: sent again,
  // the form may come without the one and with another of the other.
  const { referralCode, browserId, ...form } = body;
  const browserHash = browserId === undefined ? null : fingerprintOf(browserId);
  const isRepeated = await db.query.user.findFirst({
    columns: { id: true },
    where: eq(user.registrationId, body.idempotencyKey),
  });
  if (!isRepeated) await assertWelcome(context, found, form, browserHash);
  const fingerprint = fingerprintOf(form);
  const schoolClass = parseClassName(body.className);
  const continueCode = firstContinueCode(env, body.idempotencyKey);
  const [continueCodeHash] = hashesOfCode(env, continueCode);
  const registration = {
    registrationId: body.idempotencyKey,
    registrationFingerprint: fingerprint,
    classNumber: schoolClass.number,
    classLetter: schoolClass.letter,
    referralCode,
    browserHash,
    continueCodeHash,
    // The button of the form says to what. [TRUST-10]
    consentVersion: CONSENT_VERSION,
    consentedAt: new Date(),
  };
  const ofClass = { teacherId: found.teacherId, ...schoolClass };
  const account =
    (isRepeated ? null : await takePlace(db, ofClass, form, registration)) ??
    (await createStudent(db, form, registration)) ??
    (await findRepeated(db, body.idempotencyKey, fingerprint));
  const begun = { event: 'sign_in', outcome: 'accepted', way: 'name' } as const;
  context.logAccess({ ...begun, account: account.id });
  const person = { userId: account.id, claims: null, isShared: false };
  const session = await beginSession(db, context, person);
  return { token: await tokens.issue(account, session), continueCode };
};

type Registration = Partial<typeof user.$inferInsert>;

/** Takes the row that the teacher has listed under this name, if nobody has begun as that. [HW-06] */
async function takePlace(
  db: Db,
  ofClass: Parameters<typeof takeListed>[1],
  person: Person,
  registration: Registration,
) {
  try {
    // Theirs from now on, spelled as the teacher spells it.
    return await takeListed(db, ofClass, person, { ...registration, createdAt: new Date() });
  } catch (error) {
    // The same request has made a row meanwhile.
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** @returns nothing when the same request has made a row already */
async function createStudent(db: Db, { name, surname }: Person, registration: Registration) {
  const [created] = await db
    .insert(user)
    .values({
      ...{ roles: [roles.student], name, surname, status: 'new', providerType: 'link' },
      ...registration,
    })
    // Of two that come at once the second may meet the code of the first before its id.
    .onConflictDoNothing()
    .returning();
  return created;
}

/** Whether a name without an account may begin the homework. */
async function assertWelcome(
  { db, env }: MainApi,
  { id, teacherId, policy }: Homework,
  person: Person,
  browserHash: string | null,
): Promise<void> {
  if (policy.accountsOnly) throw new ServiceError('account_required');
  if (browserHash !== null) await assertNameNotRetired(db, teacherId, browserHash, person);
  await assertNamesLeft(db, env, id, browserHash);
}

/** Whom the same request has registered a short time ago. */
async function findRepeated(db: Db, registrationId: string, fingerprint: string) {
  const account = await db.query.user.findFirst({
    where: and(
      eq(user.registrationId, registrationId),
      gt(user.createdAt, new Date(Date.now() - REPEAT_TIME)),
    ),
  });
  if (!account) throw new ServiceError('conflict');
  const first = account.registrationFingerprint;
  if (first !== null && first !== fingerprint) throw new ServiceError('conflict');
  if (account.disabledAt !== null) throw new ServiceError('forbidden');
  return account;
}
