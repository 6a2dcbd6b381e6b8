import type pg from 'pg';
import type { ChangeFeature } from '@/lib/contract/cms/cms-features';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { editorToken } from '@/tests/support/people/editors';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let ops: string;
beforeAll(async () => {
  database = openTestDatabase();
  ops = await editorToken('ops@example.ru');
});
afterAll(() => database.end());

// Off all the time: nobody else meets what is changed here.
const name = 'studentContest';
const contest = {
  ...{ title: 'Конкурс', text: 'Текст', address: '/contest' },
  ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
};
const off = { name, enable: false, details: contest } as const;
const change = (body: ChangeFeature) => ask('changeCmsFeature', { token: ops, body });

describe('a feature that was changed by hand', () => {
  const now = async () =>
    (await callPlatform('listCmsFeatures', { token: ops })).features.find(
      (one) => one.name === name,
    );
  const versionOf = async () => (await now())?.version ?? 0;
  const byHand = (statement: string) => database.query(statement, [name]);
  const UPDATE = 'update main_api.product_feature set details = null where name = $1';
  const INSERT = 'insert into main_api.product_feature (name, enable) values ($1, false)';

  test('[FEAT-01] is not overwritten by who has not seen that, and is nobody’s change', async () => {
    const seen = await versionOf();
    expect((await change({ ...off, version: seen })).status).toBe(200);
    expect(await now()).toMatchObject({ version: seen + 1, changedBy: 'Дымов Роман' });
    await byHand(UPDATE);
    const unknown = { changedAt: null, changedBy: null };
    expect(await now()).toMatchObject({ details: null, version: seen + 2, ...unknown });
    expect((await change({ ...off, version: seen + 1 })).status).toBe(409);
    expect((await change({ ...off, version: seen + 2 })).body.version).toBe(seen + 3);
  });

  test('[FEAT-01] is saved as well when its row was taken away and put in again', async () => {
    const seen = await versionOf();
    for (const _ of [1, 2]) {
      await byHand('delete from main_api.product_feature where name = $1');
      await byHand(INSERT);
    }
    const version = await versionOf();
    for (const stale of [0, seen])
      expect((await change({ ...off, version: stale })).status).toBe(409);
    const saved = await change({ ...off, version });
    expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
    await byHand('update main_api.product_feature set version = 0 where name = $1');
    expect(await versionOf()).toBe(version + 2);
  });

  test('[FEAT-01] before versions were counted is saved all the same', async () => {
    const client = await database.connect();
    try {
      await client.query(`set session_replication_role = replica`);
      await client.query('update main_api.product_feature set version = 0 where name = $1', [name]);
    } finally {
      await client.query('set session_replication_role = default');
      client.release();
    }
    const saved = await change({ ...off, version: 0 });
    expect(saved.status).toBe(200);
    expect(saved.body.version).toBeGreaterThan(1);
  });
});
