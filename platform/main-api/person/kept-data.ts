import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsWithin, toldColumns } from '@/platform/kernel/database/kept-data';
import type { Db } from '@/platform/main-api/context';
import * as tables from '@/platform/main-api/database/schema';

/** Under what somebody is known in the tables. */
export type Person = Pick<
  typeof tables.user.$inferSelect,
  'id' | 'ssoSub' | 'roles' | 'email' | 'erasedAt'
>;

export type KeptTable = {
  table: PgTable;
  /** The columns by which its rows name somebody. */
  by: readonly PgColumn[];
  /** The rows of a person; undefined when there can be none. */
  of: (person: Person) => SQL | undefined;
  /**
   * What erasing does: `delete`, `keep` for rows that name nobody once the person's own row does not, and
   * `change` where `erasePerson` says what stays.
   */
  erased: 'delete' | 'keep' | 'change';
};

type Reader = Pick<Db, 'select'>;

const byUser = (table: PgTable, column: PgColumn, erased: KeptTable['erased']): KeptTable => ({
  table,
  by: [column],
  of: ({ id }) => eq(column, id),
  erased,
});

const {
  answer,
  answerDrawing,
  answerReview,
  attempt,
  hintShown,
  diaryDelivery,
  homework,
  homeworkStep,
  lead,
  retiredName,
} = tables;
const ofAttempts = rowsWithin(answer.attemptId, attempt, attempt.id, attempt.studentId);
const ofHints = rowsWithin(hintShown.attemptId, attempt, attempt.id, attempt.studentId);
const ofReviewed = rowsWithin(answerReview.attemptId, attempt, attempt.id, attempt.studentId);
const ofDrawn = rowsWithin(answerDrawing.attemptId, attempt, attempt.id, attempt.studentId);
const ofHomework = (table: PgTable, column: PgColumn): KeptTable => {
  const rows = rowsWithin(column, homework, homework.id, homework.teacherId);
  return { table, by: [], of: ({ id }) => rows(id), erased: 'keep' };
};

const byOperator = (table: PgTable, column: PgColumn): KeptTable => ({
  table,
  by: [column],
  of: ({ ssoSub }) => (ssoSub === null ? undefined : eq(column, ssoSub)),
  erased: 'change',
});

const actorsOf = ({ id, ssoSub }: Person) => [`user:${id}`, ...(ssoSub ? [`sso:${ssoSub}`] : [])];

/**
 * Every table that keeps something of a person, in the order in which it is erased: an export has all of
 * it, and a new table that names users and is not here fails a test. [TRUST-06] [TRUST-10]
 */
export const keptTables: readonly KeptTable[] = [
  {
    table: answerReview,
    by: [answerReview.reviewedBy],
    of: (person) => or(ofReviewed(person.id), eq(answerReview.reviewedBy, person.id)),
    erased: 'change',
  },
  {
    table: answerDrawing,
    by: [answerDrawing.drawnBy],
    of: (person) => or(ofDrawn(person.id), eq(answerDrawing.drawnBy, person.id)),
    erased: 'change',
  },
  byUser(tables.keptComment, tables.keptComment.teacherId, 'delete'),
  { table: answer, by: [], of: ({ id }) => ofAttempts(id), erased: 'delete' },
  { table: hintShown, by: [], of: ({ id }) => ofHints(id), erased: 'delete' },
  byUser(tables.file, tables.file.ownerId, 'delete'),
  byUser(tables.classListMember, tables.classListMember.studentId, 'delete'),
  byUser(tables.classList, tables.classList.teacherId, 'delete'),
  byUser(tables.diaryMark, tables.diaryMark.studentId, 'delete'),
  byUser(attempt, attempt.studentId, 'change'),
  {
    table: retiredName,
    by: [retiredName.studentId, retiredName.mergedIntoId],
    of: ({ id }) => or(eq(retiredName.studentId, id), eq(retiredName.mergedIntoId, id)),
    erased: 'delete',
  },
  byUser(tables.diaryBinding, tables.diaryBinding.userId, 'delete'),
  ofHomework(diaryDelivery, diaryDelivery.homeworkId),
  ofHomework(homeworkStep, homeworkStep.homeworkId),
  ofHomework(tables.acceptedAnswer, tables.acceptedAnswer.homeworkId),
  byUser(homework, homework.teacherId, 'change'),
  byUser(tables.certificate, tables.certificate.teacherId, 'delete'),
  byUser(tables.licence, tables.licence.userId, 'keep'),
  byUser(tables.paidOrder, tables.paidOrder.userId, 'keep'),
  byUser(tables.message, tables.message.userId, 'delete'),
  byUser(tables.stepReview, tables.stepReview.userId, 'delete'),
  byUser(tables.utmMark, tables.utmMark.userId, 'delete'),
  byUser(tables.event, tables.event.userId, 'delete'),
  byUser(tables.userFeature, tables.userFeature.userId, 'delete'),
  byUser(tables.activationCode, tables.activationCode.usedBy, 'change'),
  {
    table: lead,
    by: [lead.contact],
    of: ({ email }) => (email === '' ? undefined : eq(lead.contact, email.toLowerCase())),
    erased: 'delete',
  },
  byOperator(tables.productFeatureChange, tables.productFeatureChange.changedBySub),
  byOperator(tables.diaryRetry, tables.diaryRetry.retriedBySub),
  {
    table: tables.auditEntry,
    by: [tables.auditEntry.actor, tables.auditEntry.subject],
    of: (person) =>
      or(
        inArray(tables.auditEntry.actor, actorsOf(person)),
        eq(tables.auditEntry.subject, `user:${person.id}`),
      ),
    erased: 'keep',
  },
  {
    table: tables.session,
    by: [tables.session.userId, tables.session.ssoSub],
    of: ({ id, ssoSub }) =>
      or(
        eq(tables.session.userId, id),
        ssoSub === null ? undefined : eq(tables.session.ssoSub, ssoSub),
      ),
    erased: 'delete',
  },
  byUser(tables.erasure, tables.erasure.userId, 'keep'),
  byUser(tables.user, tables.user.id, 'change'),
];

/**
 * The tables that keep nothing of a person.
 *
 * @testing
 */
export const impersonalTables: readonly PgTable[] = [
  tables.school,
  tables.schoolClass,
  tables.workbook,
  tables.stepRevision,
  tables.answerKey,
  tables.productFeature,
  tables.signingKey,
  tables.optionSecret,
  // Ids of files that the storage is to forget; nothing else of them is left.
  tables.removedFile,
  // A sign-in that is under way, and the random id of a token that was used: neither says whose.
  tables.loginState,
  tables.revokedToken,
];

/** The rows of a person in one table, as they stand in it. */
export async function rowsOf(
  db: Reader,
  { table, of }: KeptTable,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const where = of(person);
  return where ? db.select(toldColumns(table)).from(table).where(where) : [];
}
