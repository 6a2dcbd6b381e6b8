import { eq, or } from 'drizzle-orm';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark, diaryRetry } from '@/platform/main-api/database/schema';
import { bringBack, tryAgain } from '@/platform/main-api/diary/delivery/deliveries';
import { tryMarksAgain } from '@/platform/main-api/diary/mark/want-marks';

/** As which the command line stands among the operators. */
export const COMMAND_LINE = 'npm run ops';

/** Who has something tried again, as the audit keeps it. */
export type Operator = { sub: string; name: string };
/** The ids of what is tried again. */
export type Retried = Record<OutboxKind, string[]>;

export const countRetried = ({ delivery, mark }: Retried): number => delivery.length + mark.length;

/**
 * Has what was given up tried again and keeps who wanted it, in one transaction. A homework takes the
 * marks for it along. The next sweep finds what nobody queues. [DIARY-06]
 *
 * @param id of one; null for all
 * @returns null when nothing has that id
 */
export function retryFailed(
  db: Db,
  { sub, name }: Operator,
  id: string | null,
): Promise<Retried | null> {
  return db.transaction(async (tx) => {
    const kind = id === null ? null : await kindOf(tx, id);
    if (kind === undefined) return null;
    const isIt = id === null ? undefined : eq(diaryDelivery.id, id);
    const isOfIt = id === null ? undefined : or(eq(diaryMark.id, id), eq(diaryMark.deliveryId, id));
    const delivery = await tryAgain(tx, isIt);
    const marks = await tryMarksAgain(tx, isOfIt);
    await bringBack(tx, marks);
    const retried = { delivery, mark: marks.map((row) => row.id) };
    const count = countRetried(retried);
    if (count > 0) {
      await tx
        .insert(diaryRetry)
        .values({ retriedBySub: sub, retriedBy: name, kind, rowId: id, count });
      const actor = sub === COMMAND_LINE ? 'ops' : (`sso:${sub}` as const);
      const subject = `deliveries:${id ?? 'all'}` as const;
      await writeAudit(tx, { actor, action: 'delivery.retry', subject, after: { count } });
    }
    return retried;
  });
}

async function kindOf(tx: Pick<Db, 'select'>, id: string): Promise<OutboxKind | undefined> {
  const kinds = [
    ['delivery', diaryDelivery],
    ['mark', diaryMark],
  ] as const;
  for (const [kind, table] of kinds) {
    const [found] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
    if (found) return kind;
  }
  return undefined;
}
