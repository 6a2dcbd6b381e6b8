import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@/platform/kernel/database/database';
import { openCatalogue } from '@/platform/main-api/content/catalogue';
import { WorkbookFaults } from '@/platform/main-api/content/import-workbooks';
import { createImporter } from '@/platform/main-api/content/importer';
import type { Db } from '@/platform/main-api/context';
import * as schema from '@/platform/main-api/database/schema';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { temporaryFolder } from '@/tests/support/stack/run-command';

/** A database of its own: the import takes away the workbooks that are not in its folder. */
const name = `workbooks_${randomBytes(4).toString('hex')}`;
let folder: string;
let database: Awaited<ReturnType<typeof openDatabase<typeof schema>>>;
let db: Db;

async function manage(statement: string): Promise<void> {
  const pool = openTestDatabase();
  await pool.query(statement);
  await pool.end();
}

beforeAll(async () => {
  await manage(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;
  database = await openDatabase({
    url: url.href,
    service: 'main-api',
    schema,
    migrations: 'platform/main-api/database/migrations',
    onIdleError: () => undefined,
  });
  db = database.db;
  folder = await temporaryFolder();
  for (const book of ['fizika-7', 'himiya-8'])
    await cp(join('platform/content/workbooks', book), join(folder, book), { recursive: true });
});
afterAll(async () => {
  await database.close();
  await manage(`drop database ${name}`);
  await rm(folder, { recursive: true });
});

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const place = join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toMatch(from);
  await writeFile(place, text.replace(from, to));
}

test('[DOC-04] [HW-15] a workbook that changes is offered as it is now, by every instance, without a restart', async () => {
  const importChanges = createImporter(db, folder);
  await importChanges();
  const [own, others] = [await openCatalogue(db, 'secret'), await openCatalogue(db, 'secret')];
  const shown = ({ listWorkbooks }: typeof own) => listWorkbooks({}).map(({ title }) => title);
  const refreshed = async () => {
    await importChanges();
    return [await own.refresh(), await others.refresh()];
  };
  expect(await refreshed()).toEqual([false, false]);
  expect(shown(own)).toEqual(['Физика. 7 класс', 'Химия. 8 класс']);

  await change('fizika-7/workbook.yaml', 'title: Физика. 7 класс', 'title: Физика заново');
  expect(await refreshed()).toEqual([true, true]);
  expect(shown(own)).toEqual(['Физика заново', 'Химия. 8 класс']);
  expect(shown(others)).toEqual(shown(own));
  expect(await refreshed()).toEqual([false, false]);

  // Homework that was made of the step keeps its revision; what is begun now gets the new one.
  const before = await own.getSample('fizika-7');
  await change('fizika-7/workbook.yaml', 'скоростью 9 км/ч', 'скоростью 18 км/ч');
  expect(await refreshed()).toEqual([true, true]);
  for (const catalogue of [own, others]) {
    const sample = await catalogue.getSample('fizika-7');
    expect([sample.uuid, sample.revision]).toEqual([before.uuid, before.revision + 1]);
    expect(JSON.stringify(sample.tasks)).toContain('18 км/ч');
  }

  await change('himiya-8/workbook.yaml', /^grade: .*$/m, 'grade: never');
  await expect(refreshed()).rejects.toThrow(WorkbookFaults);
  expect(await own.refresh()).toBe(false);
  await expect(refreshed()).rejects.toThrow(/himiya-8\/workbook\.yaml:\d+: /);

  await rm(join(folder, 'himiya-8'), { recursive: true });
  expect(await refreshed()).toEqual([true, true]);
  expect(shown(others)).toEqual(['Физика заново']);
});
