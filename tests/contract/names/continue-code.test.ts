import { randomUUID } from 'node:crypto';
import { continueCodeSchema } from '@/lib/contract/auth/continue-code';
import { roles } from '@/lib/contract/auth/roles';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { begin, beginAs, nameStudent, rowsOf } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();

const UNKNOWN = 'babababababaza';
async function enter(code: string, hash = fixture.taskHash, network = someNetwork()) {
  const { status, body } = await ask('continueByCode', { body: { taskHash: hash, code }, network });
  return { outcome: [status, body.code ?? body.field], token: String(body.token) };
}

describe('the code of a student without an account', () => {
  test('[TRUST-03] goes on with the same work in another browser', async () => {
    const { token, continueCode, attemptCode } = await beginAs(fixture.taskHash);
    await answerStep(token, attemptCode, 1);
    const [, first = ''] = /^(\w{4})/.exec(continueCode) ?? [];
    // As a child may type it.
    const typed = ` ${first.toUpperCase()}-${continueCode.slice(4, 8)} ${continueCode.slice(8)} `;
    const elsewhere = await enter(typed);
    expect(elsewhere.outcome).toEqual([200, undefined]);
    expect(await begin(elsewhere.token, fixture.taskHash)).toBe(attemptCode);
    const params = { attemptCode, stepNumber: 1 };
    const { answers } = await callPlatform('getAttemptStep', { token: elsewhere.token, params });
    expect(answers.length).toBeGreaterThan(0);
  });

  test('[TRUST-03] [TRUST-06] ends with the other sessions, and another one is given', async () => {
    const { token, continueCode, attemptCode } = await beginAs(fixture.taskHash);
    const elsewhere = await enter(continueCode);
    await callPlatform('endOtherSessions', { token });
    expect((await ask('checkSession', { token: elsewhere.token })).status).toBe(401);
    expect((await enter(continueCode)).outcome).toEqual([404, 'continue_code_not_found']);
    const renewed = await callPlatform('renewContinueCode', { token, body: {} });
    expect(await begin((await enter(renewed.continueCode)).token, fixture.taskHash)).toBe(
      attemptCode,
    );
  });

  test('[TRUST-03] is kept as a hash only', async () => {
    const { continueCode, userId } = await beginAs(fixture.taskHash);
    const { rows } = await fixture.database.query<object>(
      'select * from main_api.user where id = $1',
      [userId],
    );
    expect(JSON.stringify(rows)).not.toContain(continueCode);
    expect(continueCodeSchema.parse(continueCode)).toBe(continueCode);
  });

  test('[TRUST-03] is needed: with the same name and class somebody else begins anew', async () => {
    const person = { surname: 'Тёзкина', className: '7А' };
    const first = await beginAs(fixture.taskHash, person);
    const second = await beginAs(fixture.taskHash, { ...person, browserId: randomUUID() });
    expect(second.attemptCode).not.toBe(first.attemptCode);
    const { status } = await ask('getAttempt', {
      token: second.token,
      params: { attemptCode: first.attemptCode },
    });
    expect(status).toBe(404);
    const rows = (await rowsOf(fixture.teacher)).filter(({ surname }) => surname === 'Тёзкина');
    expect(rows).toHaveLength(2);
  });

  test('[TRUST-03] of another homework is refused as one of nobody, and one of another form in its way', async () => {
    const other = await createHomework(fixture.teacher, { steps: 1 });
    const foreign = await beginAs(other.taskHash);
    const notBegun = await nameStudent(fixture.taskHash);
    const wrong = 'body.code';
    const outcomes: [string, unknown[]][] = [
      [UNKNOWN, [404, 'continue_code_not_found']],
      [foreign.continueCode, [404, 'continue_code_not_found']],
      [notBegun.continueCode, [404, 'continue_code_not_found']],
      ...['', 'x', `${UNKNOWN}ba`, 'b\0babababababaza', 'ба'.repeat(7), 'ba'.repeat(5_000)].map(
        (code): [string, unknown[]] => [code, [400, 'invalid_request']],
      ),
    ];
    for (const [code, expected] of outcomes) {
      const { outcome } = await enter(code);
      expect(outcome).toEqual(expected);
    }
    expect((await enter(foreign.continueCode, 'bababababababaza')).outcome[0]).toBe(404);
    const { body } = await ask('continueByCode', {
      body: { taskHash: fixture.taskHash, code: 'x' },
    });
    expect(body.field).toBe(wrong);
  });

  test('[TRUST-03] can be had anew by the student, and the one before opens nothing', async () => {
    const { token, continueCode, userId } = await beginAs(fixture.taskHash);
    const fresh = await callPlatform('renewContinueCode', { token, body: {} });
    expect((await enter(continueCode)).outcome).toEqual([404, 'continue_code_not_found']);
    expect((await enter(fresh.continueCode)).outcome).toEqual([200, undefined]);
    const known = await createUser(fixture.database, { roles: [roles.student] });
    expect((await ask('renewContinueCode', { token: known, body: {} })).status).toBe(403);
    expect((await ask('renewContinueCode', { body: {} })).status).toBe(401);
    // Nobody becomes a person with an account by a code.
    await fixture.database.query(
      `update main_api.user set provider_type = 'prosv_id' where id = $1`,
      [userId],
    );
    expect((await enter(fresh.continueCode)).outcome[0]).toBe(404);
  });

  test('[TRUST-03] that the browser knows stays, unless it opens nothing any more', async () => {
    const { token, continueCode } = await beginAs(fixture.taskHash);
    const renew = async (known: string) =>
      (await callPlatform('renewContinueCode', { token, body: { known } })).continueCode;
    expect(await renew(continueCode)).toBe(continueCode);
    const fresh = await renew(UNKNOWN);
    expect([continueCode, UNKNOWN]).not.toContain(fresh);
    expect(await renew(continueCode)).not.toBe(continueCode);
    for (const known of ['x', 1, null, 'ba'.repeat(5_000)])
      expect((await ask('renewContinueCode', { token, body: { known } as never })).body.field).toBe(
        'body.known',
      );
  });

  test('[TRUST-03] of a registration that is sent again is the same', async () => {
    const person = { name: 'Юля', surname: 'Повторная', className: '5б' };
    const body = { idempotencyKey: randomUUID(), taskHash: fixture.taskHash, ...person };
    const first = await callPlatform('registerStudent', { body });
    const again = await callPlatform('registerStudent', { body });
    expect(again.continueCode).toBe(first.continueCode);
    await begin(again.token, fixture.taskHash);
    expect((await enter(first.continueCode)).outcome).toEqual([200, undefined]);
    const other = await callPlatform('registerStudent', {
      body: { ...body, idempotencyKey: randomUUID() },
    });
    expect(other.continueCode).not.toBe(first.continueCode);
  });

  test('[TRUST-03] opens a closed homework and no withdrawn one', async () => {
    const { continueCode } = await beginAs(fixture.taskHash);
    const put = (state: 'closed' | 'withdrawn') =>
      callPlatform('changeHomework', {
        token: fixture.teacher,
        params: { taskHash: fixture.taskHash },
        body: { state },
      });
    await put('closed');
    expect((await enter(continueCode)).outcome).toEqual([200, undefined]);
    await put('withdrawn');
    expect((await enter(continueCode)).outcome).toEqual([409, 'homework_withdrawn']);
  });

  test('[TRUST-03] [TRUST-08] is guessed a hundred times by a network, three hundred at a homework', async () => {
    const { continueCode } = await beginAs(fixture.taskHash);
    const guess = async (network: string, count: number) => {
      for (let done = 0; done < count; done += 25)
        await Promise.all(
          Array.from({ length: 25 }, () => enter(UNKNOWN, fixture.taskHash, network)),
        );
    };
    const [near, second, third] = [someNetwork(), someNetwork(), someNetwork()];
    await guess(near, 100);
    expect((await enter(continueCode, fixture.taskHash, near)).outcome[0]).toBe(429);
    expect((await enter(continueCode)).outcome[0]).toBe(200);
    await guess(second, 100);
    await guess(third, 100);
    expect((await enter(continueCode)).outcome[0]).toBe(429);
    // Other homework goes on.
    const other = await createHomework(fixture.teacher, { steps: 1 });
    const elsewhere = await beginAs(other.taskHash);
    expect((await enter(elsewhere.continueCode, other.taskHash)).outcome[0]).toBe(200);
  });
});
