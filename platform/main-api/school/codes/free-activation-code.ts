import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { getCodeOrNext, reissueCodes } from './reissue-codes';

/**
 * Puts a new code in the place of a used one, for another student: the old one opens nothing, so that the
 * wrong child cannot use it again. Who came by it stays in the class, with their work.
 *
 * @returns the code that can be used; asked for again, the same
 * @throws ServiceError `activation_code_not_found` also for a code of another school,
 *   `activation_code_revoked`
 */
export const freeActivationCode: Verb<'freeActivationCode'> = async (context, { params }) => {
  const { db, env } = context;
  const adminId = callerOf(context).userId;
  return db.transaction(async (tx) => {
    const own = await getCodeOrNext(tx, env, adminId, params.code);
    const { code, usedBy, classId } = own;
    if (own.revokedAt !== null) throw new ServiceError('activation_code_revoked');
    if (usedBy === null) return { codes: [code] };
    const codes = await reissueCodes(tx, env, [code]);
    // A code opens a place: it is not written down.
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'code.free', subject: `user:${usedBy}` },
      before: { classId },
    });
    return { codes };
  });
};
