import { limits, type Limits } from '@/lib/contract/licence/limits';
import { isOneOf } from '@/platform/kernel/database/database';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { personColumns, planOf, type Rules } from './plan';

/** The limits that hold among these people: those of premium when one of them has it. [HW-08] */
export async function limitsAmong(db: Db, rules: Rules, ids: string[]): Promise<Limits> {
  const people = await db.select(personColumns).from(user).where(isOneOf(user.id, ids));
  return limits[await planOf(db, people, rules)];
}
