import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { samples } from '@/platform/tasks/samples';
import { createFixture, moduleOf, WORKBOOK, type Fixture } from './workbook.fixture';

const run = promisify(execFile);

let fixture: Fixture;
let program: string;
beforeAll(async () => {
  fixture = await createFixture();
  program = join(fixture.root, 'check.cjs');
  await run('node_modules/.bin/esbuild', [
    'platform/content/check.ts',
    '--bundle',
    '--platform=node',
    `--outfile=${program}`,
  ]);
});
afterAll(() => fixture.remove());

async function check(task: string): Promise<{ status: number; printed: string }> {
  const root = join(fixture.root, 'workbooks');
  await fixture.write({
    'workbooks/fizika-7/workbook.yaml': WORKBOOK,
    'workbooks/fizika-7/1-first.yaml': moduleOf(`\n          - ${task}`),
  });
  return run('node', [program, root]).then(
    ({ stdout }) => ({ status: 0, printed: stdout }),
    ({ code, stdout }) => ({ status: code, printed: stdout }),
  );
}

test('the command prints file, line and message of a fault, and fails', async () => {
  expect(await check(samples.matching.written.replace('b: b }, e', 'b: x }, e'))).toEqual({
    status: 1,
    printed: `${fixture.root}/workbooks/fizika-7/1-first.yaml:8: В key назван вариант «x», которого нет\n`,
  });
});

test('the command says in one line that all is well', async () => {
  expect(await check(samples.matching.written)).toEqual({
    status: 0,
    printed: 'Рабочих тетрадей: 1, шагов: 1, заданий: 1. Ошибок нет.\n',
  });
});
