import { randomUUID } from 'node:crypto';
import type { HomeworkReview, TaskAnswers } from '@/lib/contract/review/review';
import { roles } from '@/lib/contract/auth/roles';
import { cookieName } from '@/lib/http/cookies/cookie-jar';
import { sessionCookie } from '@/lib/session/cookies/session';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';
import { sealSession } from '@/lib/session/sealed-session';
import type { Row } from '@/scripts/testing/bench-report.mjs';
import * as student from '@/tests/bench/load/student';
import { percentile } from '@/tests/bench/load/under-load';
import { Connection, type Shot } from '@/tests/support/http/connection';
import { createHomework } from '@/tests/support/homework/homework';

const STUDENTS = 35;
/** The workbook with the most tasks, all of it. */
const BOOK = { workbookId: 'anglijskij-yazyk-5', steps: 17 };
const TURNS = 40;
/** In milliseconds. [REV-01] */
const MOST = 500;

/** A call of a teacher who reviews, asked again and again: times in milliseconds, and what is sent. */
type Asked = { what: string; times: number[]; bytes: number };

/** The calls of a review of a homework of a whole workbook that 35 students have finished, through web. */
export async function measureReview(web: string, teacher: string): Promise<Row[]> {
  const { taskHash } = await createHomework(teacher, { ...BOOK, title: 'Проверка' });
  const attemptCodes = await finishMany(web, { taskHash, stepCount: BOOK.steps });
  const cookie = await cookieOf(teacher);
  const connection = new Connection(web);
  const ask = async (shot: Shot) => (await student.askGood(connection, web, shot)).body;
  const read = (path: string) => ask(student.jsonShot(web, 'GET', path, { cookie }));
  const measured = async (what: string, once: (turn: number) => Promise<Buffer>) => {
    const asked: Asked = { what, times: [], bytes: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const from = performance.now();
      asked.bytes = (await once(turn)).byteLength;
      asked.times.push(performance.now() - from);
    }
    return rowOf(asked, review.tasks.length);
  };

  const path = `/api/v1/review/homework/${taskHash}`;
  const review = JSON.parse(`${await read(path)}`) as HomeworkReview;
  const [task] = review.tasks;
  if (!task) throw new Error('A homework without tasks');
  const taskPath = `${path}/steps/${task.stepNumber}/tasks/${task.taskId}`;
  const saveForAll = async (turn: number) => {
    const { groups } = JSON.parse(`${await read(taskPath)}`) as TaskAnswers;
    const answers = groups.flatMap((group) =>
      group.answers.map(({ attemptCode, given: { answerId, version } }) => {
        return { attemptCode, answerId, version };
      }),
    );
    if (answers.length !== STUDENTS) throw new Error(`${answers.length} answers`);
    const { stepNumber, taskId } = task;
    const points = { stepNumber, taskId, answers, points: 0, comment: `Ещё раз, ${turn}` };
    return student.jsonShot(web, 'POST', `${path}/answers`, { cookie, body: points });
  };
  const rows = [
    await measured('the tasks of a homework', () => read(path)),
    await measured('all answers to a task', () => read(taskPath)),
    await measured('one attempt', (turn) =>
      read(`/api/v1/review/attempts/${attemptCodes[turn % STUDENTS]}`),
    ),
  ];
  const saved: Asked = { what: 'points saved for all 35 at once', times: [], bytes: 0 };
  for (let turn = 0; turn < TURNS; turn++) {
    const shot = await saveForAll(turn);
    const from = performance.now();
    saved.bytes = (await ask(shot)).byteLength;
    saved.times.push(performance.now() - from);
  }
  connection.close();
  return [...rows, rowOf(saved, review.tasks.length)];
}

/** Each answers every task of the homework and finishes; their attempts. */
function finishMany(web: string, paper: student.Paper): Promise<string[]> {
  const one = async (_: unknown, index: number) => {
    const own = await student.beginByLink(web, paper, 9_000 + index);
    const ask = (shot: Shot) => student.askGood(own.connection, web, shot);
    for (let step = 1; step <= paper.stepCount; step++) await student.readStep(web, own, step);
    for (const place of own.saves.keys()) await ask(student.saveShot(web, own, place, 1));
    const finish = `/api/v1/attempts/${own.attemptCode}/finish`;
    await ask(student.jsonShot(web, 'POST', finish, { cookie: own.cookie }));
    own.connection.close();
    return own.attemptCode;
  };
  return Promise.all(Array.from({ length: STUDENTS }, one));
}

/** The session of a teacher in a browser. */
async function cookieOf(token: string): Promise<string> {
  const entries = { [roles.teacher]: { token, updatedAt: Date.now() } };
  const sealed = await sealSession({ current: roles.teacher, entries });
  return `${cookieName(sessionCookie)}=${sealed}; ${sessionMarkCookie.name}=${randomUUID()}`;
}

function rowOf({ what, times, bytes }: Asked, tasks: number): Row {
  const p95 = percentile(times, 0.95);
  return {
    what: `Review of ${STUDENTS} students by ${tasks} tasks: ${what}`,
    yardstick: '—',
    target: `p95 ≤ ${MOST} ms`,
    measured: `p95 ${p95} ms, in the middle ${percentile(times, 0.5)} ms, ${bytes} bytes`,
    met: p95 <= MOST,
  };
}
