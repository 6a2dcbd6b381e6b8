import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  Certificate,
  OwnCertificate,
  TeachingFacts,
} from '@/lib/contract/certificate/certificate';
import type { Db } from '@/platform/main-api/context';
import { attempt, certificate, homework, user } from '@/platform/main-api/database/schema';

type Reader = Pick<Db, 'select'>;
type Named = Pick<typeof user.$inferSelect, 'surname' | 'name' | 'patronymic'>;

/** What is known now that a certificate could say, and what it would lack. */
export type Grounds = Pick<OwnCertificate, 'facts' | 'missing'> & { named: Named };

/** @param teacherId of a user who exists */
export async function groundsOf(db: Reader, teacherId: string): Promise<Grounds> {
  const [person] = await db
    .select({ surname: user.surname, name: user.name, patronymic: user.patronymic })
    .from(user)
    .where(eq(user.id, teacherId));
  const named = person ?? { surname: '', name: '', patronymic: '' };
  const facts = await countWork(db, teacherId);
  const isNamed = named.surname !== '' && named.name !== '';
  return { named, facts, missing: facts.workCount === 0 ? 'work' : isNamed ? null : 'name' };
}

async function countWork(db: Reader, teacherId: string): Promise<TeachingFacts> {
  const [row] = await db
    .select({
      workCount: sql<number>`count(distinct ${attempt.homeworkId})::int`,
      studentCount: sql<number>`count(distinct ${attempt.studentId})::int`,
      since: sql`min(${homework.createdAt})`.mapWith(homework.createdAt),
    })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(eq(homework.teacherId, teacherId), isNotNull(attempt.score)));
  const { workCount = 0, studentCount = 0, since } = row ?? {};
  return { workCount, studentCount, since: since?.toISOString() ?? null };
}

/** The newest certificate of a teacher. */
export async function findNewest(db: Reader, teacherId: string): Promise<Certificate | null> {
  const [row] = await db
    .select()
    .from(certificate)
    .where(eq(certificate.teacherId, teacherId))
    .orderBy(desc(certificate.createdAt))
    .limit(1);
  return row ? toCertificate(row) : null;
}

/** A row as it is told to whom it was issued. */
export function toCertificate(row: typeof certificate.$inferSelect): Certificate {
  const { number, surname, name, patronymic, workCount, studentCount } = row;
  return {
    ...{ number, surname, name, patronymic, workCount, studentCount },
    since: row.since.toISOString(),
    issuedAt: row.createdAt.toISOString(),
  };
}
