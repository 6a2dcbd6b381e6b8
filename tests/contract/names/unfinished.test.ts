import pino from 'pino';
import { runRetention } from '@/platform/kernel/database/retention';
import { removeUnfinishedStudents } from '@/platform/main-api/retention/unfinished-students';
import { beginAs } from '@/tests/support/homework/named-students';
import { holdRows } from '@/tests/support/homework/hold-rows';
import { ownHomework } from '@/tests/support/homework/own-homework';

const DAYS = 400;
const fixture = ownHomework();

/** Students who have begun and left no trace for long, in the order in which they are looked at. */
async function forgotten(count: number): Promise<string[]> {
  const begun = await Promise.all(Array.from({ length: count }, () => beginAs(fixture.taskHash)));
  const ids = begun.map(({ userId }) => userId).sort();
  const long = `now() - interval '${DAYS + 1} days'`;
  for (const change of [
    `update main_api."user" set created_at = ${long} where id = any($1)`,
    `update main_api.attempt set started_at = ${long} where student_id = any($1)`,
    `update main_api.session set last_used_at = ${long} where user_id = any($1)`,
  ])
    await fixture.database.query(change, [ids]);
  return ids;
}
const remove = () => {
  const rules = [removeUnfinishedStudents(DAYS)];
  const log = pino({ level: 'silent' });
  return runRetention({ pool: fixture.database, service: fixture.taskHash, rules, log });
};
async function leftOf(ids: string[]): Promise<string[]> {
  const { rows } = await fixture.database.query<{ id: string }>(
    'select id from main_api."user" where id = any($1) order by id',
    [ids],
  );
  return rows.map(({ id }) => id);
}

describe('a student without an account who has finished nothing for long', () => {
  test('[TRUST-10] stays while a session of theirs is used', async () => {
    const [gone = '', present = ''] = await forgotten(2);
    await fixture.database.query(
      'update main_api.session set last_used_at = now() where user_id = $1',
      [present],
    );
    await remove();
    expect(await leftOf([gone, present])).toEqual([present]);
  });

  test('[TRUST-10] stays when they finish while others are being removed', async () => {
    const [finishing = '', gone = ''] = await forgotten(2);
    const held = await holdRows();
    await held.query('select from main_api."user" where id = $1 for update', [finishing]);
    const removed = remove();
    await held.waited();
    await held.query(
      'update main_api.attempt set finished_at = now(), score = 0 where student_id = $1',
      [finishing],
    );
    await held.end();
    await removed;
    expect(await leftOf([finishing, gone])).toEqual([finishing]);
  });

  test('[TRUST-10] whom a deadlock keeps does not keep the next one', async () => {
    const [kept = '', gone = ''] = await forgotten(2);
    const held = await holdRows();
    await held.query('select from main_api.attempt where student_id = $1 for update', [kept]);
    const removed = remove();
    await held.waited();
    // Who has waited for longer is the one to fail.
    await held.query('select from main_api."user" where id = $1 for update', [kept]);
    await held.end();
    await removed;
    expect(await leftOf([kept, gone])).toEqual([kept]);
  });
});
