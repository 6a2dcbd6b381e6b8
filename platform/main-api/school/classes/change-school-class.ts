import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass, user } from '@/platform/main-api/database/schema';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { parseClassName } from '@/platform/main-api/user/class-name';
import { assertNameFree } from './class-names';
import { getOwnClass, type OwnClass } from './own-class';

type Tx = Pick<Db, 'select' | 'update'>;

/**
 * Renames a class, with its students; or archives it: they keep work, class and school, and codes that
 * nobody has used are revoked. Brought back, it is as it was, without those codes. [HW-11]
 *
 * @throws ServiceError `class_not_found` also for a class of another school, `class_exists`
 */
export const changeSchoolClass: Verb<'changeSchoolClass'> = async (context, { params, body }) => {
  const wanted = 'className' in body ? parseClassName(body.className) : body;
  await context.db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    const own = await getOwnClass(tx, schoolId, params.classId);
    const isChanged =
      'number' in wanted
        ? await rename(tx, own, wanted)
        : await (wanted.isArchived ? archive(tx, own) : bringBack(tx, own));
    if (!isChanged) return;
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'class.change' },
      ...{ subject: `class:${own.id}`, after: wanted },
      before: { number: own.number, letter: own.letter, isArchived: own.archivedAt !== null },
    });
  });
  return { done: true };
};

type Named = Pick<OwnClass, 'number' | 'letter'>;

async function rename(tx: Tx, own: OwnClass, named: Named): Promise<boolean> {
  if (own.number === named.number && own.letter === named.letter) return false;
  if (own.archivedAt === null) await assertNameFree(tx, own.schoolId ?? '', named, own.id);
  await tx.update(schoolClass).set(named).where(eq(schoolClass.id, own.id));
  await tx
    .update(user)
    .set({ classNumber: named.number, classLetter: named.letter })
    .where(eq(user.classId, own.id));
  return true;
}

async function archive(tx: Tx, { id, archivedAt }: OwnClass): Promise<boolean> {
  if (archivedAt !== null) return false;
  const now = new Date();
  await tx.update(schoolClass).set({ archivedAt: now }).where(eq(schoolClass.id, id));
  const isOpen = and(isNull(activationCode.usedBy), isNull(activationCode.revokedAt));
  await tx
    .update(activationCode)
    .set({ revokedAt: now })
    .where(and(eq(activationCode.classId, id), isOpen));
  return true;
}

async function bringBack(tx: Tx, own: OwnClass): Promise<boolean> {
  if (own.archivedAt === null) return false;
  await assertNameFree(tx, own.schoolId ?? '', own, own.id);
  await tx.update(schoolClass).set({ archivedAt: null }).where(eq(schoolClass.id, own.id));
  return true;
}
