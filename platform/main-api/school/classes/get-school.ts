import { and, eq, gt, isNull, lte, max, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import type { SchoolOverview } from '@/lib/contract/school/classes/classes';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import {
  activationCode,
  licence,
  school,
  schoolClass,
  user,
} from '@/platform/main-api/database/schema';
import { servesSchool } from '@/platform/main-api/licence/chain';
import { schoolOf } from '@/platform/main-api/school/school-of';

/** [HW-11] */
export const getSchool: Verb<'getSchool'> = async (context) => {
  const { db } = context;
  const schoolId = await schoolOf(db, callerOf(context).userId);
  return { school: schoolId === null ? null : await summarize(db, schoolId) };
};

async function summarize(db: Db, schoolId: string): Promise<SchoolOverview | null> {
  const isOpenClass = and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.archivedAt));
  const [found, classes, people, codes, licences] = await Promise.all([
    db.select({ title: school.title }).from(school).where(eq(school.id, schoolId)),
    db.$count(schoolClass, isOpenClass),
    countPeople(db, schoolId),
    countCodes(db, schoolId),
    db
      .select({ until: max(licence.until) })
      .from(licence)
      .where(
        and(
          ...[eq(licence.kind, 'school'), servesSchool(schoolId)],
          ...[lte(licence.from, sql`now()`), gt(licence.until, sql`now()`)],
        ),
      ),
  ]);
  const [own] = found;
  if (!own) return null;
  const premiumUntil = licences[0]?.until?.toISOString() ?? null;
  return { title: own.title, classes, ...people, ...codes, premiumUntil };
}

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

async function countPeople(db: Db, schoolId: string) {
  const [counted] = await db
    .select({
      students: countWhere(sql`${roles.student} = any(${user.roles})`),
      teachers: countWhere(sql`${roles.teacher} = any(${user.roles})`),
    })
    .from(user)
    .where(and(eq(user.schoolId, schoolId), isNull(user.erasedAt)));
  return { students: counted?.students ?? 0, teachers: counted?.teachers ?? 0 };
}

async function countCodes(db: Db, schoolId: string) {
  const { usedBy, revokedAt } = activationCode;
  const [counted] = await db
    .select({
      openCodes: countWhere(sql`${usedBy} is null and ${revokedAt} is null`),
      usedCodes: countWhere(sql`${usedBy} is not null`),
    })
    .from(activationCode)
    .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
    .where(eq(schoolClass.schoolId, schoolId));
  return { openCodes: counted?.openCodes ?? 0, usedCodes: counted?.usedCodes ?? 0 };
}
