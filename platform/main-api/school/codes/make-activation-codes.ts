import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOpenClass } from '@/platform/main-api/school/classes/own-class';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { insertCodes } from './insert-codes';

/**
 * Makes codes for a class: one for each name, and so many for anybody of the class. [HW-11]
 *
 * @throws ServiceError `class_not_found`, `class_archived`, `school_full`, `rate_limited`;
 *   `invalid_request` when none are wanted
 */
export const makeActivationCodes: Verb<'makeActivationCodes'> = async (
  context,
  { params, body },
) => {
  const { db, env } = context;
  const { classId } = params;
  const nameless = Array.from({ length: body.count }, () => ({ surname: '', name: '' }));
  const wanted = [...body.names, ...nameless].map((one) => ({ ...one, classId }));
  if (wanted.length === 0) throw new ServiceError('invalid_request', { field: 'body.count' });
  return db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    await getOpenClass(tx, schoolId, classId);
    const seed = `${schoolId} ${classId} ${body.idempotencyKey}`;
    const codes = await insertCodes(tx, env, { schoolId, seed }, wanted);
    // A code opens a place: it is not written down.
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'code.make' },
      ...{ subject: `class:${classId}`, after: { codes: codes.length } },
    });
    return { codes };
  });
};
