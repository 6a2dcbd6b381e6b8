import { decodeJwt } from 'jose';
import pino from 'pino';
import { runRetention } from '@/platform/kernel/database/retention';
import { removeUnfinishedStudents } from '@/platform/main-api/retention/unfinished-students';
import { beginAs } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask } from '@/tests/support/http/call-platform';
import { archive, endOf, idIn, listWith, namesOf } from '@/tests/support/people/class-lists';

const DAYS = 400;
const fixture = ownHomework();
let listId: string;
let waiting: string;
let begun: string;
beforeEach(async () => {
  listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр', 'Ким Аня');
  waiting = await idIn(fixture.teacher, listId, 'Иванов Пётр');
  begun = (await beginAs(fixture.taskHash, { surname: 'Ким', name: 'Аня' })).userId;
});
const forget = () =>
  runRetention({
    ...{ pool: fixture.database, service: fixture.taskHash, log: pino({ level: 'silent' }) },
    rules: [removeUnfinishedStudents(DAYS)],
  });
async function makeOld() {
  const long = `now() - interval '${DAYS + 1} days'`;
  for (const change of [
    `update main_api."user" set created_at = ${long} where id = any($1)`,
    `update main_api.attempt set started_at = ${long} where student_id = any($1)`,
    `update main_api.session set last_used_at = ${long} where user_id = any($1)`,
  ])
    await fixture.database.query(change, [[waiting, begun]]);
}
async function left(): Promise<string[]> {
  const { rows } = await fixture.database.query<{ id: string }>(
    'select id from main_api."user" where id = any($1)',
    [[waiting, begun]],
  );
  return rows.map(({ id }) => id).sort();
}

test('[TRUST-10] [HW-06] who is in a list stays, however long ago they left a trace', async () => {
  await makeOld();
  await forget();
  expect(await left()).toEqual([waiting, begun].sort());
});

test('[TRUST-10] [HW-06] who is in an archived list goes when the days are over', async () => {
  await archive(fixture.teacher, listId);
  await forget();
  expect(await left()).toHaveLength(2);
  await makeOld();
  // One that was archived by mistake can be brought back meanwhile.
  await forget();
  expect(await left()).toHaveLength(2);
  await fixture.database.query(
    `update main_api.class_list set archived_at = now() - interval '${DAYS + 1} days' where id = $1`,
    [listId],
  );
  await forget();
  expect(await left()).toEqual([]);
  expect(await namesOf(fixture.teacher, listId)).toEqual([]);
});

test('[TRUST-06] [HW-06] with their teacher lists go, and names as whom nobody has begun next', async () => {
  expect(await endOf(ask('eraseAccount', { token: fixture.teacher }))).toEqual([
    ...[200, undefined],
  ]);
  const { rows } = await fixture.database.query(
    'select from main_api.class_list where teacher_id = $1',
    [decodeJwt(fixture.teacher).userId],
  );
  expect(rows).toEqual([]);
  await forget();
  expect(await left()).toEqual([begun]);
});
