import { count, inArray } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { demoPeople } from '@/platform/partners/demo-people';
import { eduRolesOf } from '@/platform/main-api/auth/edu-roles';
import type { Db } from '@/platform/main-api/context';
import { activationCode, school, schoolClass, user } from './schema';

/** Opens a place in 5А. [ROUTE-17] */
const DEMO_CODE = 'kabinetopuma';

/**
 * The same database may have been a demo's before: whoever signs in with the password that everybody knows
 * would go on as its teachers and students. [TRUST-11]
 *
 * @throws when they are still there
 */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const subs = demoPeople.map(({ sub }) => sub);
  if ((await db.$count(user, inArray(user.ssoSub, subs))) > 0)
    throw new Error(
      'The people of the demo are in this database, and DEPLOYMENT is production: erase them from main_api.user, or use another database',
    );
}

/** One school, its classes 5А and 9Б and the demo's people, when there is nobody yet. */
export async function seedDemo(db: Db): Promise<void> {
  const [existing] = await db.select({ total: count() }).from(user);
  if (existing && existing.total > 0) return;
  await db.transaction(async (tx) => {
    const [own] = await tx.insert(school).values({ title: 'Школа № 1' }).returning();
    const classes = await tx
      .insert(schoolClass)
      .values([
        { schoolId: own?.id, number: 5, letter: 'А' },
        { schoolId: own?.id, number: 9, letter: 'Б' },
      ])
      .returning();
    const people = demoPeople.flatMap((one) => {
      const granted = eduRolesOf(one.role);
      if (granted.length === 0) return [];
      const classId = classes.find(
        ({ number, letter }) =>
          number === one.schoolClass?.number && letter === one.schoolClass.letter,
      )?.id;
      const teaches = granted.includes(roles.teacher) && one.status === 'registered';
      return [
        {
          ssoSub: one.sub,
          roles: granted,
          name: one.name,
          surname: one.surname,
          patronymic: one.patronymic,
          email: one.email ?? '',
          status: one.status,
          providerType: 'prosv_id',
          hasPassword: true,
          // Who is registered has accepted the offer on that day. [CFG-04]
          lastOfferAcceptedAt: one.status === 'registered' ? new Date() : null,
          schoolId: own?.id,
          classId,
          classNumber: one.schoolClass?.number,
          classLetter: one.schoolClass?.letter,
          features: teaches ? [userFeatures.teachingChosen] : [],
          teaching: teaches
            ? { subjects: [0, 1].map((subjectId) => ({ subjectId, grades: [5] })) }
            : null,
        },
      ];
    });
    await tx.insert(user).values(people).onConflictDoNothing({ target: user.ssoSub });
    const [first] = classes;
    if (first) await tx.insert(activationCode).values({ code: DEMO_CODE, classId: first.id });
  });
}
