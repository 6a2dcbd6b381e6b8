import { roles } from '@/lib/contract/auth/roles';
import { createHomework } from '@/tests/support/homework/homework';
import {
  begin,
  beginAs,
  finishAttempt,
  nameStudent,
  tryName,
} from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();

const want = (accountsOnly: unknown, token = fixture.teacher) =>
  ask('changeHomework', {
    token,
    params: { taskHash: fixture.taskHash },
    body: { accountsOnly } as never,
  });
const start = async (token: string) => {
  const { status, body } = await ask('startAttempt', {
    token,
    body: { taskHash: fixture.taskHash },
  });
  return [status, body.code];
};

test('[TRUST-02] where accounts are wanted nobody begins with a name, and who has an account does', async () => {
  const named = await nameStudent(fixture.taskHash);
  expect((await want(true)).body.policy).toMatchObject({ accountsOnly: true });
  expect(await tryName(fixture.taskHash)).toEqual([409, 'account_required']);
  expect(await start(named.token)).toEqual([409, 'account_required']);
  const known = await createUser(fixture.database, { roles: [roles.student] });
  expect(await start(known)).toEqual([200, undefined]);
  const preview = await callPlatform('getTaskPreview', { params: { taskHash: fixture.taskHash } });
  expect(preview.accountsOnly).toBe(true);
  const taskStart = await callPlatform('getTaskStart', {
    token: named.token,
    params: { taskHash: fixture.taskHash },
  });
  expect(taskStart.needsAccount).toBe(true);
  await want(false);
  expect(await start(named.token)).toEqual([200, undefined]);
});

test('[TRUST-02] what was begun without an account is finished, also elsewhere, and not begun again', async () => {
  const { token, attemptCode, continueCode } = await beginAs(fixture.taskHash);
  await want(true);
  const code = { body: { taskHash: fixture.taskHash, code: continueCode } };
  const elsewhere = await callPlatform('continueByCode', code);
  expect(await begin(elsewhere.token, fixture.taskHash)).toBe(attemptCode);
  const finished = await finishAttempt(token, attemptCode);
  expect(finished.attemptsLeft).toBe(0);
  expect(await start(token)).toEqual([409, 'account_required']);
});

test('[TRUST-02] it can be set from the beginning, keeps the rest of the policy, and is written down', async () => {
  const { steps, ...policy } = { steps: 1, feedback: 'never' as const };
  const created = await createHomework(fixture.teacher, { steps, ...policy, accountsOnly: true });
  ({ taskHash: fixture.taskHash } = created);
  expect(created.policy).toMatchObject({ accountsOnly: true, feedback: 'never' });
  expect((await want(false)).body.policy).toMatchObject({ accountsOnly: false, feedback: 'never' });
  const { rows } = await fixture.database.query(
    'select before, after from main_api.audit_entry where subject = $1',
    [`homework:${fixture.taskHash}`],
  );
  expect(rows).toMatchObject([{ before: { accountsOnly: true }, after: { accountsOnly: false } }]);
});

test('[TRUST-02] only the own teacher sets it, to yes or no', async () => {
  const another = await createUser(fixture.database, { roles: [roles.teacher] });
  expect((await want(true, another)).status).toBe(404);
  for (const wrong of ['yes', 1, null, 'x'.repeat(10_000)])
    expect((await want(wrong)).status).toBe(400);
  expect(await tryName(fixture.taskHash)).toEqual([200, undefined]);
});
