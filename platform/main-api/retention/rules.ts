import { isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  inBatches,
  isOlderThan,
  removeExpired,
  removeRows,
  type RetentionRule,
} from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import * as tables from '@/platform/main-api/database/schema';
import { isInAnswer } from '@/platform/main-api/files/in-answer';
import { whatIsOver } from '@/platform/main-api/session/end-sessions';
import { sessionLimits } from '@/platform/main-api/session/session-state';
import { removeUnfinishedStudents } from './unfinished-students';

const { file, homework, licence, paidOrder, user } = tables;

/** What the main API forgets of itself, in this order: a table more is a row more. [TRUST-10] */
export const retentionRules = (env: PlatformEnv): readonly RetentionRule[] => {
  const { AUDIT_DAYS, EVENT_DAYS, UTM_DAYS, LEAD_DAYS, FEEDBACK_DAYS } = env;
  const old = isOlderThan;
  const { event, utmMark, lead, message, auditEntry, diaryRetry, productFeatureChange } = tables;
  return [
    // Sign-ins that are under way, those of editors among them.
    removeExpired(tables.loginState, tables.loginState.expiresAt),
    removeExpired(tables.revokedToken, tables.revokedToken.expiresAt),
    removeRows(tables.session, whatIsOver(sessionLimits(env)), null),
    removeRows(event, old(event.createdAt, EVENT_DAYS), 'EVENT_DAYS'),
    removeRows(utmMark, old(utmMark.createdAt, UTM_DAYS), 'UTM_DAYS'),
    removeRows(lead, old(lead.createdAt, LEAD_DAYS), 'LEAD_DAYS'),
    removeRows(message, old(message.createdAt, FEEDBACK_DAYS), 'FEEDBACK_DAYS'),
    removeRows(auditEntry, old(auditEntry.at, AUDIT_DAYS), 'AUDIT_DAYS'),
    removeRows(diaryRetry, old(diaryRetry.retriedAt, AUDIT_DAYS), 'AUDIT_DAYS'),
    removeRows(productFeatureChange, old(productFeatureChange.changedAt, AUDIT_DAYS), 'AUDIT_DAYS'),
    forgetColumn(homework, homework.fingerprint, old(homework.createdAt, env.REQUEST_DAYS)),
    forgetColumn(user, user.registrationFingerprint, old(user.createdAt, env.REQUEST_DAYS)),
    removeRows(
      file,
      sql`${old(file.createdAt, env.ORPHAN_FILE_DAYS)} and not ${isInAnswer}`,
      'ORPHAN_FILE_DAYS',
    ),
    removePurchases(env.PURCHASE_DAYS),
    removeUnfinishedStudents(env.UNFINISHED_STUDENT_DAYS),
  ];
};

/** What a request said is asked of it only when it is sent again, which is soon. */
function forgetColumn(table: PgTable, column: PgColumn, condition: SQL): RetentionRule {
  const { name } = column;
  const chosen = (limit: number) =>
    sql`select ctid from ${table} where ${isNotNull(column)} and ${condition} limit ${limit}`;
  return {
    name,
    tables: [table],
    period: 'REQUEST_DAYS',
    remove: (db) =>
      inBatches(async (limit) => {
        const forgotten = sql`update ${table} set ${sql.identifier(name)} = null
          where ctid = any(array(${chosen(limit)}))`;
        return (await db.execute(forgotten)).rowCount ?? 0;
      }),
  };
}

/** Orders with their licences, once the last of these has ended; a gift that nobody has taken has not. */
const removePurchases = (days: number): RetentionRule => ({
  name: 'paid_order',
  tables: [paidOrder, licence],
  period: 'PURCHASE_DAYS',
  remove: (db) =>
    inBatches(async (limit) => {
      const holds = sql`select 1 from ${licence} where ${licence.orderId} = ${paidOrder.id}
        and (${licence.until} is null or ${licence.until} > now())`;
      const { rowCount } = await db.execute(sql`
        with old as (select ${paidOrder.id} from ${paidOrder}
          where ${isOlderThan(paidOrder.createdAt, days)} and not exists (${holds}) limit ${limit}),
        ended as (delete from ${licence} where ${licence.orderId} in (select id from old))
        delete from ${paidOrder} where ${paidOrder.id} in (select id from old)`);
      return rowCount ?? 0;
    }),
});
