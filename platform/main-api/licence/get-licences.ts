import { eq } from 'drizzle-orm';
import { limits } from '@/lib/contract/licence/limits';
import type { Licences } from '@/lib/contract/licence/licence';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { school } from '@/platform/main-api/database/schema';
import type { Licence } from './chain';
import { getPerson, listLicencesOf, planOf } from './plan';

/** [PAY-01] [HW-08] */
export const getLicences: Verb<'getLicences'> = (context) => presentLicences(context);

/** The caller's plan with its limits, and the licences that serve them. */
export async function presentLicences(context: Context): Promise<Licences> {
  const { db, env } = context;
  const person = await getPerson(db, callerOf(context).userId);
  const [plan, licences, own] = await Promise.all([
    planOf(db, [person], env),
    listLicencesOf(db, person),
    person.schoolId === null
      ? undefined
      : db.query.school.findFirst({ where: eq(school.id, person.schoolId) }),
  ]);
  return {
    plan,
    limits: limits[plan],
    school: own?.title ?? null,
    licences: licences.filter(isShown).map((one) => ({
      // What others have bought is theirs to know.
      orderId: one.userId === person.id ? one.orderId : null,
      line: one.line,
      licence: one.kind,
      classNumber: one.classNumber,
      classLetter: one.classLetter,
      from: one.from?.toISOString() ?? null,
      until: one.until?.toISOString() ?? null,
    })),
  };
}

/** One whose money was given back before it was taken was never there. */
const isShown = ({ from, until }: Licence) => from !== null || until === null;
