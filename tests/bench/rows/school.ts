import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOf } from '@/tests/support/http/connection';
import { percentile } from '@/tests/bench/load/under-load';
import * as student from '@/tests/bench/load/student';
import { callPlatform } from '@/tests/support/http/call-platform';

export type SchoolResult = {
  seconds: number;
  answers: number;
  errors: number;
  /** What was confirmed but is not in the teacher's journal afterwards. */
  lost: number;
  /** Pages that were answered with 503 and asked again. */
  pagesAskedAgain: number;
  /** Of saving, in milliseconds. */
  p95: number;
  /** Runnable processes for each core at the end of the arrivals. */
  loadPerCore: number;
};

const STUDENTS = 3_000;
const ARRIVAL_MS = 60_000;

/**
 * Three thousand students arrive within a minute: each begins by the link, opens the first step, reads
 * every step, saves every answer without a pause and finishes.
 */
export async function measureSchool(
  web: string,
  paper: student.Paper,
  teacher: string,
): Promise<SchoolResult> {
  const counted = { answers: 0, errors: 0, pagesAskedAgain: 0 };
  const times: number[] = [];
  const finished = new Set<string>();
  const started = performance.now();
  let loadPerCore = 0;
  const one = async (number: number) => {
    await sleep((number / STUDENTS) * ARRIVAL_MS);
    const own = await student.beginByLink(web, paper, number);
    counted.pagesAskedAgain += await openPage(web, own);
    for (let step = 1; step <= paper.stepCount; step++) {
      await student.readStep(web, own, step);
      times.push(...(await saveStep(web, own, step)));
    }
    const path = `/api/v1/attempts/${own.attemptCode}/finish`;
    const shot = student.jsonShot(web, 'POST', path, { cookie: own.cookie });
    await student.askGood(own.connection, web, shot);
    own.connection.close();
    finished.add(own.surname);
  };
  const arrived = sleep(ARRIVAL_MS).then(() => {
    loadPerCore = (loadavg()[0] ?? 0) / availableParallelism();
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: STUDENTS }, (_, number) => one(number)),
  );
  await arrived;
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') {
      counted.errors += 1;
      if (counted.errors <= 3) process.stderr.write(`${String(outcome.reason).slice(0, 300)}\n`);
    }
  const seconds = Math.round((performance.now() - started) / 1_000);
  counted.answers = times.length;
  const lost = await countLost(teacher, paper, finished);
  return { ...counted, seconds, lost, p95: percentile(times, 0.95), loadPerCore };
}

/** Opens the page of the first step, again when web says that it is busy. Returns how often that was. */
async function openPage(web: string, own: student.BenchStudent): Promise<number> {
  const path = `/lesson/homework/${own.attemptCode}/1`;
  const request = bytesOf(web, { method: 'GET', path, headers: { Cookie: own.cookie } });
  for (let again = 0; ; again++) {
    const { status, head } = await own.connection.ask(request);
    if (status === 200) return again;
    const wait = /^retry-after: (\d+)/im.exec(head)?.[1];
    if (status !== 503 || wait === undefined || again > 20) throw new Error(`${path}: ${status}`);
    await sleep(Number(wait) * 1_000);
  }
}

/** Saves the answers of a step; returns how long each took, in milliseconds. */
async function saveStep(web: string, own: student.BenchStudent, step: number): Promise<number[]> {
  const times: number[] = [];
  for (const [index, save] of own.saves.entries()) {
    if (save.stepNumber !== step) continue;
    const from = performance.now();
    await student.askGood(own.connection, web, student.saveShot(web, own, index, 1));
    times.push(performance.now() - from);
  }
  return times;
}

async function countLost(
  teacher: string,
  paper: student.Paper,
  expected: Set<string>,
): Promise<number> {
  const { classes } = await callPlatform('getJournal', { token: teacher });
  const complete = classes
    .flatMap(({ students }) => students)
    .filter(({ marks }) =>
      marks.some(
        (mark) =>
          mark.taskHash === paper.taskHash &&
          mark.finishedAt !== null &&
          mark.answeredCount === paper.stepCount,
      ),
    );
  const found = new Set(complete.map(({ surname }) => surname));
  return [...expected].filter((surname) => !found.has(surname)).length;
}
