import { eq, sql } from 'drizzle-orm';
import { rulesOfType } from '@/lib/contract/auth/external-providers';
import type { StudentProfile } from '@/lib/contract/user/user';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
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
  await assertMayBeNamed(context, body);
  const { number, letter } = parseClassName(body.className);
  const { classId, schoolId, classNumber, classLetter } = user;
  const isSame = sql`(${classNumber}, ${classLetter}) = (${number}, ${letter})`;
  return changeAccount(context, {
    name: body.name,
    surname: body.surname,
    classNumber: number,
    classLetter: letter,
    classId: sql`case when ${isSame} then ${classId} end`,
    // Who had no class in the school yet has left none.
    schoolId: sql`case when ${isSame} or ${classId} is null then ${schoolId} end`,
    status: 'registered',
  });
};

async function assertMayBeNamed(
  context: Context,
  { name, surname }: Pick<StudentProfile, 'name' | 'surname'>,
): Promise<void> {
  const known = await context.db.query.user.findFirst({
    where: eq(user.id, callerOf(context).userId),
  });
  if (!known || (known.name === '' && known.surname === '')) return;
  const isVouched = known.classId !== null || rulesOfType(known.providerType).vouchesForNames;
  const isOther = known.name !== name || known.surname !== surname;
  if (isVouched && isOther) throw new ServiceError('name_vouched');
}
