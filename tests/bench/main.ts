import { writeFileSync } from 'node:fs';
import type { Result, Row } from '@/scripts/testing/bench-report.mjs';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { SECONDS } from './load/under-load';
import { measureMainApi, measureWeb } from './rows/answers';
import { measureDocuments, weighScripts } from './rows/documents';
import { highestMemory } from './rows/memory';
import { measurePage } from './rows/page';
import { limitRow, ratioRow, schoolRow, unmeasuredRow } from './rows/rows';
import { measureSchool } from './rows/school';
import { measureMinimalPage } from './yardsticks/minimal-page';
import { measureUpsert } from './yardsticks/upsert';

const { BENCH_WEB_PID, BENCH_PLATFORM_PID, BENCH_RESULT, TEST_DATABASE_URL } = process.env;
const THROUGH_NGINX = {
  what: 'Document, through nginx',
  yardstick: 'nginx sending the same file',
  least: 0.9,
};
const UPSERT = 'the same upsert straight in PostgreSQL, as many connections';

/** One measurement after another against the stack of the environment; leaves them to BENCH_RESULT. */
async function bench(): Promise<void> {
  const web = String(process.env.TEST_WEB_ORIGIN);
  const teacher = await signIn('teacher@example.ru');
  const { taskHash, stepCount } = await createHomework(teacher, { steps: 8, title: 'Замер' });
  const paper = { taskHash, stepCount };
  const documents = await measureDocuments(web);
  const rows: Row[] = [
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
    limitRow('Transferred JavaScript of a landing', await weighScripts(web), 8_000, 'bytes'),
    ratioRow(
      { what: 'Signed-in page', yardstick: 'a minimal dynamic Next page', least: 0.6 },
      await measurePage(web, paper),
      await measureMinimalPage(),
    ),
    ...(await answerRows(web, paper)),
    schoolRow(await measureSchool(web, paper, teacher)),
    limitRow('Memory of web at its highest, a worker', highestMemory(BENCH_WEB_PID), 350, 'MB'),
    limitRow('Memory of the platform at its highest', highestMemory(BENCH_PLATFORM_PID), 300, 'MB'),
  ];
  const { clientMicros } = documents.bare;
  const result: Result = { node: process.version, seconds: SECONDS, clientMicros, rows };
  writeFileSync(String(BENCH_RESULT), JSON.stringify(result));
}

async function answerRows(web: string, paper: Parameters<typeof measureWeb>[1]): Promise<Row[]> {
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

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
