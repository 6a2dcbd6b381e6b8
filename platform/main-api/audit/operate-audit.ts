import { desc, like, or, sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { auditEntry } from '@/platform/main-api/database/schema';
import { findUserNamed } from '@/platform/main-api/operator/find-user-named';
import { OperatorError } from '@/platform/main-api/operator/operator-error';

/** The newest that are shown. */
const SHOWN = 200;

/** Ids, codes of homework and names of features: nothing that could be a pattern. */
const ID = /^[A-Za-z0-9-]{3,64}$/;

/**
 * `audit <id>`: what was changed by somebody or at something, the newest first. An e-mail stands for the
 * user. [TRUST-10]
 *
 * @throws OperatorError for what is no id
 */
export async function operateAudit(db: Db, [named = '']: readonly string[]): Promise<string[]> {
  const id = named.includes('@') ? await findUserNamed(db, named) : named;
  if (!ID.test(id)) throw new OperatorError(`«${named}» — не номер и не почта.`);
  const isIt = or(like(auditEntry.subject, `%:${id}`), like(auditEntry.actor, `%:${id}`));
  const rows = await db
    .select()
    .from(auditEntry)
    .where(id === 'ops' ? sql`${auditEntry.actor} = 'ops'` : isIt)
    .orderBy(desc(auditEntry.at))
    .limit(SHOWN);
  if (rows.length === 0) return ['Записей нет.'];
  return rows.map(({ at, actor, action, subject, before, after }) => {
    const change = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    return `${at.toISOString()} ${actor} ${action} ${subject} ${change}`;
  });
}
