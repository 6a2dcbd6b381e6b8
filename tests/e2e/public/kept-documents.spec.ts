import { expect, test } from '@playwright/test';
import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ask } from '@/tests/support/http/plain-http';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { runCommand } from '@/tests/support/stack/run-command';

// Dozens of documents are made, each of them a second of a processor that others use as well.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** The landing whose workbook changes, those that name it, and what shows nothing of it. */
const CHANGED = '/himiya_8-class';
const naming = ['/', '/teacher'];
const others = ['/fizika_7-class', '/user-agreement', '/503', '/nothing'];
const paths = [CHANGED, ...naming, ...others];
/** Each is made for the listed host and for any other. */
const MADE = 2 * [CHANGED, ...naming].length;

let own: OwnStack;
const at = (path: string, headers = {}) =>
  ask(path, { origin: own.addresses.TEST_WEB_ORIGIN, headers });
const seen = async (path: string) => {
  const { status, headers } = await at(path);
  return [path, status, headers.etag, headers['last-modified']];
};
const allSeen = () => Promise.all(paths.map(seen));

test.beforeAll(async () => {
  test.setTimeout(600_000);
  own = await startOwnStack({ web: true, documents: true });
  // All of them are made: the others as well would be found by a look at the log.
  const until = expect.configure({ timeout: 280_000 });
  await until.poll(() => own.readLog('web')).toContain('"documents refreshed"');
  // Pages that Next.js renders have no entity tag; the other worker takes the documents over.
  await until.poll(async () => (await allSeen()).map(([, , tag]) => tag)).not.toContain(undefined);
});
test.afterAll(() => own.stop());

/** Changes a workbook and the date of its content, as another instance of the main API would. */
async function changeWorkbook(id: string, module: string, changedAt: string): Promise<void> {
  const database = new pg.Pool({ connectionString: own.addresses.TEST_DATABASE_URL, max: 1 });
  const { rowCount } = await database.query(
    `update main_api.workbook set changed_at = $3,
       outline = jsonb_set(outline, '{0,title}', to_jsonb($2::text)) where id = $1`,
    [id, module, changedAt],
  );
  await database.end();
  expect(rowCount).toBe(1);
}

test('[DOC-04] a workbook that changes while everything runs is on the documents that show it, and in the log', async () => {
  const before = await at(CHANGED);
  const unchanged = await Promise.all(others.map(seen));
  expect(before.body).not.toContain('Новая глава');
  const logged = own.readLog('web').length;
  await changeWorkbook('himiya-8', 'Новая глава', '2030-02-01');

  const shown = async (path: string) => {
    const { headers, body } = await at(path);
    return [headers['last-modified'], body.includes('Новая глава')];
  };
  const date = 'Fri, 01 Feb 2030 00:00:00 GMT';
  const until = expect.configure({ timeout: 280_000 });
  await until.poll(() => shown(CHANGED)).toEqual([date, true]);
  for (const path of naming) await until.poll(() => shown(path)).toEqual([date, false]);
  expect(await Promise.all(others.map(seen))).toEqual(unchanged);

  const { etag = '', 'last-modified': oldDate = '' } = before.headers;
  for (const condition of [{ 'If-None-Match': etag }, { 'If-Modified-Since': oldDate }]) {
    const { status, headers } = await at(CHANGED, condition);
    expect([status, headers.etag]).toEqual([200, expect.stringMatching(/^"[\w-]+-identity"$/)]);
    expect(headers.etag).not.toBe(etag);
  }
  // Said once all of them are made; what was noticed in two looks is made in two.
  const lines = () =>
    own
      .readLog('web')
      .slice(logged)
      .split('\n')
      .filter((line) => line.includes('"documents refreshed"') && !line.includes('"made":0'));
  await expect.poll(lines).not.toEqual([]);
  for (const line of lines())
    expect(JSON.parse(line)).toMatchObject({ made: MADE, failed: 0, isContentThere: true });
});

test('[DOC-02] [DOC-04] documents are shown while the platform is away, also after a restart of web', async () => {
  const before = await allSeen();
  await own.stopPlatform();
  expect(await allSeen()).toEqual(before);
  await own.stopWeb();
  await own.startWeb();
  expect(await allSeen()).toEqual(before);
  expect(before.map(([, status]) => status)).toEqual([200, 200, 200, 200, 200, 503, 404]);
});

/** What `npm run documents` with this argument ends with and has said. */
async function documents(
  argument = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const command = runCommand(`documents ${argument}`.trim(), own.environment);
  const code = await command.ended;
  return { code, ...command.said() };
}

test('[DOC-04] npm run documents lists, verifies and makes what web keeps', async () => {
  await own.stopWeb();
  const listed = await documents();
  expect([listed.code, listed.err]).toEqual([0, '']);
  expect(listed.out).toMatch(/^200 \/himiya_8-class \(listed\): \d+ \/ \d+ \/ \d+ Б, .* назад$/m);
  const [, count = '', folder = ''] = /^Документов: (\d+)\. Папка: (.*)\.$/m.exec(listed.out) ?? [];
  expect(Number(count)).toBe((await readdir(folder)).filter((name) => name !== 'files').length);
  expect(await documents('list')).toMatchObject({ code: 0 });
  expect(await documents('verify')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Проверено документов: ${count}, повреждено: 0.`),
  });

  await truncate(join(folder, 'every~404.document'), 1_000);
  const broken = await documents('verify');
  expect([broken.code, broken.err]).toEqual([1, 'Файл повреждён и удалён: every~404.\n']);
  expect(broken.out).toContain(`Проверено документов: ${count}, повреждено: 1.`);

  // The platform is still away: what shows nothing of it is made, and the rest is said to be left.
  const without = await documents('make');
  expect([without.code, without.err]).toEqual([
    1,
    'Платформа недоступна: страницы с тетрадями не обновлены.\n',
  ]);
  expect(without.out).toContain('Сделано документов: 1.');
  expect(without.out).toContain(`Проверено документов: ${count}, повреждено: 0.`);

  // Started again, the main API has imported its own workbook: what shows it is out of date.
  await own.startPlatform();
  const made = await documents('make');
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain(`Сделано документов: ${MADE}.`);
  await own.startWeb();
  expect((await at(CHANGED)).body).not.toContain('Новая глава');
});

test('npm run documents names its commands when it is asked for another', async () => {
  for (const argument of ['lists', 'make verify', 'toString'])
    expect(await documents(argument)).toMatchObject({
      code: 1,
      err: 'Команды: list (по умолчанию), make, verify.\n',
    });
});
