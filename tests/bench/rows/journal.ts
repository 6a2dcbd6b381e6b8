import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { JournalEvent } from '@/lib/contract/journal/stream';
import { guessAnswer } from '@/platform/tasks/samples';
import { measureWeb } from '@/tests/bench/rows/answers';
import { follow, type Follower } from '@/tests/bench/load/follower';
import { askGood, jsonShot, type Paper } from '@/tests/bench/load/student';
import { percentile, type Load } from '@/tests/bench/load/under-load';
import { Connection } from '@/tests/support/http/connection';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer } from '@/tests/support/people/people';
import { createUser, sessionCookie } from '@/tests/support/people/visitors';
import { memoryOf } from './memory';

export type JournalResult = {
  /** From the answer's 200 to the event in the teacher's browser, in milliseconds. */
  p50: number;
  p95: number;
  max: number;
  /** Marks that came, and answers whose mark never did. */
  seen: number;
  lost: number;
  /** Streams that ended meanwhile. */
  ended: number;
  /** Of web and the platform, with the streams open: megabytes, and parts of a core while a class works. */
  memory: string;
  cores: string;
  /** Answers saved through web, without anybody who follows and, before, with all of them. */
  alone: Load;
  followed: Load;
};

const TEACHERS = 200;
const STUDENTS = 35;
const HOMEWORK = 20;
/** For how long the class answers, a student every second. */
const SECONDS = 20;

type Pids = { web: string | undefined; platform: string | undefined };
type Work = { connection: Connection; cookie: string; attempts: Attempt[] };
type Attempt = {
  key: string;
  code: string;
  tasks: { stepNumber: number; taskId: string; value: object }[];
};

/** Teachers who follow their journals, while a class of one of them answers its homework. [HW-06] */
export async function measureJournal(
  web: string,
  { paper, teacher, pids }: { paper: Paper; teacher: string; pids: Pids },
): Promise<JournalResult> {
  const pool = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 4 });
  const others: string[] = [];
  for (let number = 1; number < TEACHERS; number++)
    others.push(await createUser(pool, { roles: [roles.teacher] }));
  await pool.end();
  const works = await beginClass(teacher);
  const waiting = new Map<string, number>();
  const delays: number[] = [];
  const look = (event: JournalEvent) => {
    for (const { userId, mark } of event.kind === 'marks' ? event.marks : []) {
      const since = waiting.get(`${userId} ${mark.taskHash}`);
      if (since === undefined) continue;
      delays.push(performance.now() - since);
      waiting.delete(`${userId} ${mark.taskHash}`);
    }
  };
  const followers: Follower[] = [];
  for (const token of [teacher, ...others])
    followers.push(await follow(web, await cookieOf(token), token === teacher ? look : () => {}));
  const memory = `${memoryOf(pids.web, 'VmRSS')} + ${memoryOf(pids.platform, 'VmRSS')}`;
  const before = [cpuOf(pids.web), cpuOf(pids.platform)];
  await Promise.all(works.map((work, index) => answerOnAndOn(web, work, index, waiting)));
  const cores = [cpuOf(pids.web), cpuOf(pids.platform)]
    .map((seconds, index) => ((seconds - (before[index] ?? 0)) / SECONDS).toFixed(2))
    .join(' + ');
  await sleep(3_000);
  const times = { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) };
  const max = Math.round(Math.max(...delays));
  const counts = { seen: delays.length, lost: waiting.size };
  const followed = await measureWeb(web, paper);
  const ended = followers.filter((one) => one.ended()).length;
  for (const one of followers) one.close();
  for (const { connection } of works) connection.close();
  const alone = await measureWeb(web, paper);
  return { ...times, max, ...counts, ended, memory, cores, alone, followed };
}

const cookieOf = async (token: string) => `session=${await sessionCookie(token)}`;

/** A class in which everybody has begun every homework. */
async function beginClass(teacher: string): Promise<Work[]> {
  const papers: string[] = [];
  for (let number = 0; number < HOMEWORK; number++)
    papers.push((await createHomework(teacher, { steps: 1, title: `Живое ${number}` })).taskHash);
  const works: Work[] = [];
  for (let number = 0; number < STUDENTS; number++) {
    const token = await newcomer(papers[0] ?? '', '7я');
    const { userId } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { userId: string };
    const attempts: Attempt[] = [];
    for (const taskHash of papers) {
      const { attemptCode: code } = await callPlatform('startAttempt', {
        token,
        body: { taskHash },
      });
      const params = { attemptCode: code, stepNumber: 1 };
      const { tasks } = await callPlatform('getAttemptStep', { token, params });
      const saves = tasks.map((task) => ({
        ...{ stepNumber: 1, taskId: task.id, value: guessAnswer(task) },
      }));
      attempts.push({ key: `${userId} ${taskHash}`, code, tasks: saves });
    }
    const connection = new Connection(String(process.env.TEST_WEB_ORIGIN));
    works.push({ connection, cookie: await cookieOf(token), attempts });
  }
  return works;
}

/** One answer a second, to one homework after the other. */
async function answerOnAndOn(
  web: string,
  { connection, cookie, attempts }: Work,
  index: number,
  waiting: Map<string, number>,
): Promise<void> {
  await sleep((index / STUDENTS) * 1_000);
  for (let turn = 0; turn < SECONDS; turn++) {
    const next = sleep(1_000);
    const attempt = attempts[turn % attempts.length];
    const task = attempt?.tasks[0];
    if (!attempt || !task) throw new Error('Nothing to save');
    const path = `/api/v1/attempts/${attempt.code}/answers/${randomUUID()}`;
    const body = { ...task, sequence: turn + 1 };
    await askGood(connection, web, jsonShot(web, 'PUT', path, { cookie, body }));
    if (!waiting.has(attempt.key)) waiting.set(attempt.key, performance.now());
    await next;
  }
}

/** Seconds of a core that a process has used; a tick is a hundredth. */
function cpuOf(pid: string | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
