import { eq, sql } from 'drizzle-orm';
import { rulesOfType } from '@/lib/contract/auth/external-providers';
import type { StudentProfile } from '@/lib/contract/user/user';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { user } from '@/platform/main-api/database/schema';
import { parseClassName } from './class-name';
import { changeAccount } from './user-config';

/**
 * Keeps what a student says of themself; a new student is registered from then on. The class is one
 * that the student named, as in a registration by link: who names another than the school did is no
 * longer in the school's, nor in the school. [ROUTE-14]
 *
 * @throws ServiceError `name_vouched` for another name than a school or the sign-on has given [TRUST-04]
 */
export const saveStudentProfile: Verb<'saveStudentProfile'> = async (context, { body }) => {
  const known = await assertMayBeNamed(context, body);
  const { number, letter } = parseClassName(body.className);
  const { classId, schoolId, classNumber, classLetter } = user;
  const isSame = sql`(${classNumber}, ${classLetter}) = (${number}, ${letter})`;
  const { db, caller } = context;
  return db.transaction(async (tx) => {
    if (known && isOtherName(known, body))
      await writeAudit(tx, {
        ...{ actor: `user:${known.id}`, action: 'name.change', subject: `user:${known.id}` },
        after: { fields: ['name', 'surname'] },
      });
    return changeAccount(
      { db: tx, caller },
      {
        name: body.name,
        surname: body.surname,
        classNumber: number,
        classLetter: letter,
        classId: sql`case when ${isSame} then ${classId} end`,
        // Who had no class in the school yet has left none.
        schoolId: sql`case when ${isSame} or ${classId} is null then ${schoolId} end`,
        status: 'registered',
      },
    );
  });
};

type Named = Pick<StudentProfile, 'name' | 'surname'>;

const isOtherName = (known: Named, given: Named) =>
  known.name !== given.name || known.surname !== given.surname;

async function assertMayBeNamed(
  context: Context,
  named: Named,
): Promise<typeof user.$inferSelect | undefined> {
  const known = await context.db.query.user.findFirst({
    where: eq(user.id, callerOf(context).userId),
  });
  if (!known || (known.name === '' && known.surname === '')) return known;
  const isVouched = known.classId !== null || rulesOfType(known.providerType).vouchesForNames;
  if (isVouched && isOtherName(known, named)) throw new ServiceError('name_vouched');
  return known;
}
