import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { parseClassName } from '@/platform/main-api/user/class-name';
import { addClasses } from './add-classes';
import { assertNameFree } from './class-names';

/** @throws ServiceError `class_exists`, `school_full`, `school_not_found` [HW-11] */
export const createSchoolClass: Verb<'createSchoolClass'> = async (context, { body }) => {
  const named = parseClassName(body.className);
  return context.db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    await assertNameFree(tx, schoolId, named);
    const [added] = await addClasses(tx, schoolId, [named]);
    if (!added) throw new ServiceError('internal');
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'class.create' },
      subject: `class:${added.id}`,
      after: named,
    });
    return { classId: added.id };
  });
};
