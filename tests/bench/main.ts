import { writeFileSync } from 'node:fs';
import type { Result, Row } from '@/scripts/testing/bench-report.mjs';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { untilDocumentsMade } from '@/tests/support/stack/documents-made.mjs';
import { SECONDS } from './load/under-load';
import { measurements } from './rows/measurements';

/**
 * The named measurements, one after another, against the stack of the environment; leaves them to
 * BENCH_RESULT. With `--list` instead of names it prints the names that there are.
 */
async function bench(names: readonly string[]): Promise<void> {
  const all = Object.entries(measurements);
  if (names[0] === '--list') {
    process.stdout.write(all.map(([name]) => name).join('\n'));
    return;
  }
  const teacher = await signIn('teacher@example.ru');
  const { taskHash, stepCount } = await createHomework(teacher, { steps: 8, title: 'Замер' });
  const web = String(process.env.TEST_WEB_ORIGIN);
  await untilDocumentsMade(web);
  const measured = { web, paper: { taskHash, stepCount }, teacher };
  const rows: Row[] = [];
  for (const [name, measure] of all)
    if (names.includes(name)) rows.push(...(await measure(measured)));
  const result: Result = { node: process.version, seconds: SECONDS, rows };
  writeFileSync(String(process.env.BENCH_RESULT), JSON.stringify(result));
}

bench(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
