import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { OperatorError } from './operator-error';

/**
 * The id of the user whom an operator has named by id or e-mail. One person can have several accounts
 * with one e-mail, of several providers.
 *
 * @throws OperatorError when it is not one person who is named
 */
export async function findUserNamed(db: Db, person: string): Promise<string> {
  const isId = z.uuid().safeParse(person).success;
  const found = await db
    .select({ id: user.id, provider: user.providerType })
    .from(user)
    .where(isId ? eq(user.id, person) : eq(sql`lower(${user.email})`, person.toLowerCase()));
  const [only, ...others] = person === '' ? [] : found;
  if (!only) throw new OperatorError(`Нет пользователя «${person}».`);
  if (others.length === 0) return only.id;
  const list = found.map(({ id, provider }) => `${id} (${provider})`).join(', ');
  throw new OperatorError(`С почтой «${person}» несколько: назовите одного — ${list}.`);
}
