import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

test('[HW-06] a journal of more attempts than a query has parameters is shown', async () => {
  const token = await createUser(database, { roles: [roles.teacher] });
  const { taskHash } = await createHomework(token, { steps: 1 });
  const students = await Promise.all([newcomer(taskHash), newcomer(taskHash), newcomer(taskHash)]);
  for (const student of students) {
    const begun = await callPlatform('startAttempt', { token: student, body: { taskHash } });
    await answerStep(student, begun.attemptCode, 1);
    // The finished one counts; those put in below have no code that could be shown.
    const params = { attemptCode: begun.attemptCode };
    await callPlatform('finishAttempt', { token: student, params });
  }
  const { rowCount } = await database.query(
    `INSERT INTO main_api.attempt (code, homework_id, student_id, number)
     SELECT own.code || '-' || turn, own.homework_id, own.student_id, turn
     FROM main_api.attempt own
     JOIN main_api.homework ON homework.id = own.homework_id AND homework.task_hash = $1,
       generate_series(2, 25000) turn`,
    [taskHash],
  );
  expect(rowCount).toBeGreaterThan(65_535);
  const { classes } = await callPlatform('getJournal', { token });
  expect(classes.flatMap((one) => one.students.map(({ marks }) => marks.length))).toEqual([
    1, 1, 1,
  ]);
});
