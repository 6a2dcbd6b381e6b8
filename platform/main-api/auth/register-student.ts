import { and, eq, gt } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { assertCanStart, getHomeworkByHash } from '@/platform/main-api/homework/find-homework';
import { user } from '@/platform/main-api/schema';
import { parseClassName } from '@/platform/main-api/user/class-name';

/** For how long a repeated request is taken for the same registration, in milliseconds. */
const REPEAT_TIME = 10 * 60_000;

/**
 * A student without an account begins a homework with name and class alone: a user that is only
 * partly registered. The same request registers once.
 */
export const registerStudent: Verb<'registerStudent'> = async ({ db, tokens }, { body }) => {
  assertCanStart(await getHomeworkByHash(db, body.taskHash));
  const schoolClass = parseClassName(body.className);
  const [created] = await db
    .insert(user)
    .values({
      registrationId: body.requestId,
      roles: [roles.student],
      name: body.name,
      surname: body.surname,
      status: 'new',
      providerType: 'link',
      classNumber: schoolClass.number,
      classLetter: schoolClass.letter,
      referralCode: body.referralCode,
    })
    .onConflictDoNothing({ target: user.registrationId })
    .returning();
  const account =
    created ??
    (await db.query.user.findFirst({
      where: and(
        eq(user.registrationId, body.requestId),
        gt(user.createdAt, new Date(Date.now() - REPEAT_TIME)),
      ),
    }));
  if (!account) throw new ServiceError('conflict');
  return { token: await tokens.issue(account) };
};
