import { readFileSync, writeFileSync } from 'node:fs';
import type { Result, Row } from '@/scripts/testing/bench-report.mjs';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { hundredStudents } from './hundred-students';
import { underLoad, type Load } from './load';
import { measureMinimalPage } from './minimal-page';
import { beginByLink, saveShot } from './student';

const STUDENTS_SAVING = 40;
const SECONDS = 10;

/** One measurement after another against the stack of the environment; leaves them to BENCH_RESULT. */
async function bench(): Promise<void> {
  const web = String(process.env.TEST_WEB_ORIGIN);
  const teacher = await signIn('teacher@example.ru');
  const { taskHash, stepCount } = await createHomework(teacher, { steps: 12, title: 'Замер' });
  const paper = { taskHash, stepCount };
  const students = await Promise.all(
    Array.from({ length: STUDENTS_SAVING }, (_, index) => beginByLink(web, paper, index)),
  );
  const studentOf = (index: number) => {
    const student = students[index % students.length];
    if (!student) throw new Error('No student');
    return student;
  };

  const page = (connection: number) => ({
    method: 'GET',
    path: '/student/profile',
    headers: { Cookie: studentOf(connection).cookie },
  });
  await underLoad(web, { connections: 10, seconds: 3 }, page);
  const pages = await underLoad(web, { connections: 20, seconds: SECONDS }, page);

  const minimal = await measureMinimalPage(SECONDS);

  let sequence = 1;
  const save = (connection: number) => {
    sequence += 1;
    return saveShot(web, studentOf(connection), sequence, sequence);
  };
  await underLoad(web, { connections: 10, seconds: 3 }, save);
  const saves = await underLoad(web, { connections: 20, seconds: SECONDS }, save);

  const whole = await hundredStudents(web, paper, teacher);
  const rows: Row[] = [
    loadRow('Signed-in page with one upstream call', pages, { perSecond: 150, p95: 300 }),
    pageRatioRow(pages, minimal),
    loadRow('Saving an answer', saves, { perSecond: 300, p95: 150 }),
    {
      what: 'A hundred students doing one homework at once',
      target: 'no error, none lost',
      measured: `${whole.errors} errors, ${whole.lost} lost; ${whole.answers} answers in ${whole.seconds} s`,
      met: whole.errors === 0 && whole.lost === 0,
    },
    memoryRow('Memory of web, at its highest', process.env.BENCH_WEB_PID, 400),
    memoryRow('Memory of the platform, at its highest', process.env.BENCH_PLATFORM_PID, 300),
  ];
  const node = process.version;
  const result: Result = { node, seconds: SECONDS, yardstick: yardstick(), rows };
  writeFileSync(String(process.env.BENCH_RESULT), JSON.stringify(result));
}

function loadRow(what: string, load: Load, target: { perSecond: number; p95: number }): Row {
  return {
    what,
    target: `≥ ${target.perSecond}/s, p95 ≤ ${target.p95} ms`,
    measured: `${load.perSecond}/s, p95 ${load.p95} ms, ${load.failed} of ${load.total} failed`,
    met: load.perSecond >= target.perSecond && load.p95 <= target.p95 && load.failed === 0,
  };
}

/** What a page of ours costs beyond the smallest one that Next.js can render for each request. */
function pageRatioRow(ours: Load, minimal: Load): Row {
  const ratio = ours.perSecond / minimal.perSecond;
  return {
    what: 'Signed-in page by a minimal dynamic page of sixty rows',
    target: '≥ 0.6',
    measured: `${ratio.toFixed(2)} of ${minimal.perSecond}/s, ${minimal.failed} failed`,
    met: ratio >= 0.6 && minimal.failed === 0,
  };
}

/** The most resident memory that a process has had. */
function memoryRow(what: string, pid: string | undefined, limit: number): Row {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const peak = Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024);
  return { what, target: `≤ ${limit} MB`, measured: `${peak} MB`, met: peak <= limit };
}

/** Milliseconds for work of the kind that a server does: machines, and hours of one, differ threefold. */
function yardstick(): number {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ index, text: `строка ${index}` }));
  const text = JSON.stringify(rows);
  const began = performance.now();
  for (let turn = 0; turn < 50; turn++) JSON.parse(text);
  return Math.round(performance.now() - began);
}

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
