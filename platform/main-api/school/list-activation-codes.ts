import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { UsedCode } from '@/lib/contract/school/endpoints';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass, user } from '@/platform/main-api/database/schema';
import { schoolOf } from './school-of';

/** The newest that are shown. */
const SHOWN = 500;

/** The codes of the administrator's school that somebody has used. [ROUTE-22] */
export const listActivationCodes: Verb<'listActivationCodes'> = async (context) => {
  const { db } = context;
  const schoolId = await schoolOf(db, callerOf(context).userId);
  return { codes: schoolId === null ? [] : await listUsed(db, schoolId) };
};

async function listUsed(db: Db, schoolId: string): Promise<UsedCode[]> {
  const rows = await db
    .select({
      code: activationCode.code,
      ...{ number: schoolClass.number, letter: schoolClass.letter },
      ...{ name: user.name, surname: user.surname, usedAt: activationCode.usedAt },
    })
    .from(activationCode)
    .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
    .innerJoin(user, eq(user.id, activationCode.usedBy))
    .where(and(eq(schoolClass.schoolId, schoolId), isNotNull(activationCode.usedAt)))
    .orderBy(desc(activationCode.usedAt), asc(activationCode.code))
    .limit(SHOWN);
  return rows.map(({ number, letter, usedAt, name, surname, code }) => ({
    ...{ code, className: `${number}${letter}` },
    ...{ name, surname, usedAt: usedAt?.toISOString() ?? null },
  }));
}
