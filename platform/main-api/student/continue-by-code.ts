import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';
import { withRefusalsLogged } from '@/platform/main-api/auth/log-refusals';
import { assertNotWithdrawn, getHomeworkByHash } from '@/platform/main-api/homework/find-homework';
import { beginSession } from '@/platform/main-api/session/begin-session';
import { hashesOfCode } from './continue-code';
import { assertNotRetired } from './retired-names';

/**
 * Signs a student without an account in elsewhere: by the code that they were given, at the homework that
 * they have begun. A homework that is closed meanwhile shows them what came of it. [TRUST-03]
 *
 * @throws ServiceError `homework_not_found`, `homework_withdrawn`, `continue_code_not_found` also for the
 *   code of who has not begun this homework, `name_removed`, `name_merged`
 */
export const continueByCode: Verb<'continueByCode'> = (context, input) =>
  withRefusalsLogged(context, 'code', () => open(context, input));

const open: Verb<'continueByCode'> = async (context, { body }) => {
  const { db, env, tokens } = context;
  const found = await getHomeworkByHash(db, body.taskHash);
  assertNotWithdrawn(found.state);
  const holder = await db.query.user.findFirst({
    where: and(
      inArray(user.continueCodeHash, hashesOfCode(env, body.code)),
      eq(user.providerType, 'link'),
      isNull(user.erasedAt),
      isNull(user.disabledAt),
    ),
  });
  if (!holder) throw new ServiceError('continue_code_not_found');
  const begun = await db.query.attempt.findFirst({
    columns: { id: true },
    where: and(eq(attempt.homeworkId, found.id), eq(attempt.studentId, holder.id)),
  });
  if (!begun) {
    await assertNotRetired(db, found.teacherId, holder.id);
    throw new ServiceError('continue_code_not_found');
  }
  const signedIn = { event: 'sign_in', outcome: 'accepted', way: 'code' } as const;
  context.logAccess({ ...signedIn, account: holder.id });
  const person = { userId: holder.id, claims: null, isShared: false };
  return { token: await tokens.issue(holder, await beginSession(db, context, person)) };
};
