import { asc, desc, eq } from 'drizzle-orm';
import type { CodeState } from '@/lib/contract/school/codes/codes';
import type { Verb } from '@/platform/main-api/context';
import { activationCode, user } from '@/platform/main-api/database/schema';
import { getOwnClass } from '@/platform/main-api/school/classes/own-class';
import { getOwnSchool } from '@/platform/main-api/school/own-school';

/** The newest that are shown: of a class there are some sixty. */
const SHOWN = 500;

/**
 * The codes of a class of the administrator's school, and who has used them. [ROUTE-22] [HW-11]
 *
 * @throws ServiceError `class_not_found`, `school_not_found`
 */
export const listActivationCodes: Verb<'listActivationCodes'> = async (context, { params }) => {
  const { db } = context;
  const { id } = await getOwnClass(db, await getOwnSchool(db, context), params.classId);
  const rows = await db
    .select({ code: activationCode, usedBy: { surname: user.surname, name: user.name } })
    .from(activationCode)
    .leftJoin(user, eq(user.id, activationCode.usedBy))
    .where(eq(activationCode.classId, id))
    .orderBy(desc(activationCode.createdAt), asc(activationCode.surname), asc(activationCode.name))
    .limit(SHOWN);
  return {
    codes: rows.map(({ code: { code, surname, name, usedAt, ...row }, usedBy }) => ({
      ...{ code, surname, name, state: stateOf(row) },
      ...{ usedAt: usedAt?.toISOString() ?? null, usedBy },
    })),
  };
};

type Row = Pick<typeof activationCode.$inferSelect, 'usedBy' | 'revokedAt'>;

function stateOf({ usedBy, revokedAt }: Row): CodeState {
  if (usedBy !== null) return 'used';
  return revokedAt === null ? 'open' : 'revoked';
}
