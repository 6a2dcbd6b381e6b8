import { randomUUID } from 'node:crypto';
import { roles } from '@/lib/contract/auth/roles';
import { createHomework } from '@/tests/support/homework/homework';
import {
  begin,
  beginAs,
  nameStudent,
  rowsOf,
  tryName,
} from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();

test('[TRUST-01] one browser begins a homework under two names at most', async () => {
  const browserId = randomUUID();
  const first = await beginAs(fixture.taskHash, { browserId });
  await beginAs(fixture.taskHash, { browserId, name: 'Оля' });
  expect(await tryName(fixture.taskHash, { browserId, name: 'Коля' })).toEqual([
    409,
    'browser_names_exhausted',
  ]);
  // Who has begun goes on; another browser and another homework take a new name.
  expect(await begin(first.token, fixture.taskHash)).toBe(first.attemptCode);
  expect(await tryName(fixture.taskHash, { browserId: randomUUID() })).toEqual([200, undefined]);
  const other = await createHomework(fixture.teacher, { steps: 1 });
  expect(await tryName(other.taskHash, { browserId, name: 'Коля' })).toEqual([200, undefined]);
});

test('[TRUST-01] of three names that one browser gives at once two begin', async () => {
  const browserId = randomUUID();
  const named = await Promise.all(
    ['Оля', 'Коля', 'Поля'].map((name) => nameStudent(fixture.taskHash, { browserId, name })),
  );
  const begun = await Promise.all(
    named.map(({ token }) => ask('startAttempt', { token, body: { taskHash: fixture.taskHash } })),
  );
  expect(begun.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    200,
    'browser_names_exhausted',
  ]);
});

test('[TRUST-01] [TRUST-02] the journal says who has no account and which rows came from one browser', async () => {
  const browserId = randomUUID();
  const sister = await beginAs(fixture.taskHash, { browserId, surname: 'Аа' });
  const brother = await beginAs(fixture.taskHash, { browserId, surname: 'Бб', className: '9А' });
  await beginAs(fixture.taskHash, { browserId: randomUUID(), surname: 'Вв' });
  const known = await createUser(fixture.database, {
    ...{ roles: [roles.student], surname: 'Гг' },
    schoolClass: { number: 5, letter: 'Б' },
  });
  await begin(known, fixture.taskHash);
  const rows = (await rowsOf(fixture.teacher)).map(({ surname, hasAccount, sameBrowser }) => [
    ...[surname, hasAccount],
    ...sameBrowser,
  ]);
  expect(rows).toEqual([
    ['Аа', false, brother.userId],
    ['Вв', false],
    ['Гг', true],
    ['Бб', false, sister.userId],
  ]);
  const { body } = await ask('getJournal', { token: fixture.teacher });
  expect(JSON.stringify(body)).not.toContain(browserId);
});

test('[TRUST-01] the same form sent again registers once, also when the browser has another id', async () => {
  const body = {
    ...{
      idempotencyKey: randomUUID(),
      taskHash: fixture.taskHash,
      name: 'Юля',
      surname: 'Повторная',
    },
    className: '5б',
  };
  const [first, again] = [
    await callPlatform('registerStudent', { body: { ...body, browserId: randomUUID() } }),
    await callPlatform('registerStudent', { body: { ...body, browserId: randomUUID() } }),
  ];
  await begin(first.token, fixture.taskHash);
  await begin(again.token, fixture.taskHash);
  expect(await rowsOf(fixture.teacher)).toHaveLength(1);
  const wrong = await ask('registerStudent', { body: { ...body, browserId: 'x'.repeat(10_000) } });
  expect([wrong.status, wrong.body.field]).toEqual([400, 'body.browserId']);
});
