import { and, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, licence, schoolClass, user } from '@/platform/main-api/database/schema';
import { schoolOf } from '@/platform/main-api/school/school-of';

/** The classes of the administrator's school with what is in them, archived ones last. [HW-11] */
export const listSchoolClasses: Verb<'listSchoolClasses'> = async (context) => {
  const { db } = context;
  const schoolId = await schoolOf(db, callerOf(context).userId);
  if (schoolId === null) return { classes: [] };
  const [classes, students, codes, licences] = await Promise.all([
    db.select().from(schoolClass).where(eq(schoolClass.schoolId, schoolId)),
    countStudents(db, schoolId),
    countOpenCodes(db, schoolId),
    listLicences(db, schoolId),
  ]);
  const shown = classes.map(({ id, number, letter, archivedAt }) => ({
    ...{ id, number, letter, isArchived: archivedAt !== null },
    ...{ students: students.get(id) ?? 0, openCodes: codes.get(id) ?? 0 },
    premiumUntil: licences.get(id)?.toISOString() ?? null,
  }));
  const collator = new Intl.Collator('ru');
  return {
    classes: shown.sort(
      (a, b) =>
        Number(a.isArchived) - Number(b.isArchived) ||
        a.number - b.number ||
        collator.compare(a.letter, b.letter),
    ),
  };
};

const count = sql<number>`count(*)::int`;

async function countStudents(db: Db, schoolId: string): Promise<Map<string | null, number>> {
  const isStudent = sql`${roles.student} = any(${user.roles})`;
  const rows = await db
    .select({ id: user.classId, count })
    .from(user)
    .where(and(eq(user.schoolId, schoolId), isStudent, isNull(user.erasedAt)))
    .groupBy(user.classId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

async function countOpenCodes(db: Db, schoolId: string): Promise<Map<string, number>> {
  const isOpen = and(isNull(activationCode.usedBy), isNull(activationCode.revokedAt));
  const rows = await db
    .select({ id: activationCode.classId, count })
    .from(activationCode)
    .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
    .where(and(eq(schoolClass.schoolId, schoolId), isOpen))
    .groupBy(activationCode.classId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Until when the last licence of a class serves, where one serves now: they follow each other. */
async function listLicences(db: Db, schoolId: string): Promise<Map<string, Date | null>> {
  const now = sql`now()`;
  const rows = await db
    .select({ id: schoolClass.id, until: max(licence.until) })
    .from(licence)
    .innerJoin(schoolClass, eq(schoolClass.id, licence.classId))
    .where(
      and(
        ...[eq(schoolClass.schoolId, schoolId), eq(licence.kind, 'class')],
        ...[isNotNull(licence.from), gt(licence.until, now)],
      ),
    )
    .groupBy(schoolClass.id)
    .having(lte(sql`min(${licence.from})`, now));
  return new Map(rows.map(({ id, until }) => [id, until]));
}
