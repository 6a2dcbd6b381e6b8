import type { Row } from '@/scripts/testing/bench-report.mjs';
import type { Paper } from '@/tests/bench/load/student';
import { measureMinimalPage } from '@/tests/bench/yardsticks/minimal-page';
import { measureUpsert } from '@/tests/bench/yardsticks/upsert';
import { measureMainApi, measureWeb } from './answers';
import { measureBusy } from './busy';
import { measureDocuments, weighScripts } from './documents';
import { memoryOf } from './memory';
import { measureJournal } from './journal';
import { measurePage } from './page';
import { measurePhotos } from './photos';
import { measureRestart } from './restart';
import { measureReview } from './review';
import { busyRow, journalRows, limitRow, ratioRow, schoolRow, unmeasuredRow } from './rows';
import { measureSchool } from './school';

/** What is measured: a stack with a homework in it. */
export type Measured = { web: string; paper: Paper; teacher: string };

const { BENCH_WEB_PID, BENCH_PLATFORM_PID, BENCH_DATABASE_PID, TEST_DATABASE_URL } = process.env;
const THROUGH_NGINX = {
  what: 'Document, through nginx',
  yardstick: 'nginx sending the same file',
  least: 0.9,
};
const UPSERT = 'the same upsert straight in PostgreSQL, as many connections';

/**
 * Every measurement by its name, in the order in which they are made, and the rows that it brings. Memory is
 * the highest of what came before; then the parts may be killed.
 */
export const measurements: Record<string, (measured: Measured) => Promise<Row[]>> = {
  documents: documentRows,
  scripts: async ({ web }) => [
    limitRow('Transferred JavaScript of a landing', await weighScripts(web), 8_000, 'bytes'),
  ],
  page: async ({ web, paper }) => [
    ratioRow(
      { what: 'Signed-in page', yardstick: 'a minimal dynamic Next page', least: 0.6 },
      await measurePage(web, paper),
      await measureMinimalPage(),
    ),
  ],
  answers: answerRows,
  review: ({ web, teacher }) => measureReview(web, teacher),
  busy: async ({ web, paper }) => [busyRow(await measureBusy(web, paper, BENCH_WEB_PID))],
  school: async ({ web, paper, teacher }) => [schoolRow(await measureSchool(web, paper, teacher))],
  journal: async ({ web, paper, teacher }) => {
    const pids = { web: BENCH_WEB_PID, platform: BENCH_PLATFORM_PID };
    return journalRows(await measureJournal(web, { paper, teacher, pids }));
  },
  memory: async () => [
    highestRow('Memory of web at its highest, a worker', BENCH_WEB_PID, 350),
    highestRow('Memory of the platform at its highest', BENCH_PLATFORM_PID, 300),
  ],
  photos: async ({ teacher }) => [await measurePhotos(teacher, BENCH_PLATFORM_PID)],
  restart: restartRows,
};

const highestRow = (what: string, pid: string | undefined, most: number) =>
  limitRow(what, memoryOf(pid, 'VmHWM'), most, 'MB');

async function documentRows({ web }: Measured): Promise<Row[]> {
  const documents = await measureDocuments(web);
  return [
    ratioRow(
      {
        what: 'Document, requests/s through `npm start`',
        yardstick: 'bare `node:http` that sends the same bytes',
        least: 0.7,
      },
      documents.ours,
      documents.bare,
    ),
    documents.nginx
      ? ratioRow(THROUGH_NGINX, documents.nginx.ours, documents.nginx.bare)
      : unmeasuredRow(THROUGH_NGINX, 'no nginx here'),
  ];
}

async function answerRows({ web, paper }: Measured): Promise<Row[]> {
  const direct = await measureMainApi(paper);
  const upsert = await measureUpsert(String(TEST_DATABASE_URL), direct.attemptCodes);
  const through = await measureWeb(web, paper);
  return [
    ratioRow(
      { what: 'Answers saved, through web', yardstick: UPSERT, least: 0.15 },
      through,
      upsert,
    ),
    ratioRow(
      { what: 'Answers saved, main API directly', yardstick: UPSERT, least: 0.3 },
      direct,
      upsert,
    ),
  ];
}

async function restartRows({ web, paper }: Measured): Promise<Row[]> {
  const rows: Row[] = [];
  const parts = { web: BENCH_WEB_PID, 'the platform': BENCH_PLATFORM_PID };
  for (const [name, pid] of Object.entries({ ...parts, PostgreSQL: BENCH_DATABASE_PID })) {
    const seconds = await measureRestart(web, paper, pid, 8_000 + rows.length);
    rows.push(limitRow(`Ready again after a kill -9 of ${name}`, seconds, 5, 's'));
  }
  return rows;
}
