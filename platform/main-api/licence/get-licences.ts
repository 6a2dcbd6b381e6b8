import { limits } from '@/lib/contract/licence/limits';
import type { Licences } from '@/lib/contract/licence/licence';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { getPerson, listLicencesOf, planOf } from './plan';

/** [PAY-01] [HW-08] */
export const getLicences: Verb<'getLicences'> = (context) => presentLicences(context);

/** The caller's plan with its limits, and the licences that serve them. */
export async function presentLicences(context: Context): Promise<Licences> {
  const { db, env } = context;
  const person = await getPerson(db, callerOf(context).userId);
  const [plan, licences] = await Promise.all([
    planOf(db, [person], env),
    listLicencesOf(db, person),
  ]);
  return {
    plan,
    limits: limits[plan],
    licences: licences.flatMap(({ kind, from, until }) =>
      from && until
        ? [{ licence: kind, from: from.toISOString(), until: until.toISOString() }]
        : [],
    ),
  };
}
