import { randomUUID } from 'node:crypto';
import { ask, callPlatform, request, type Answer } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { limitOf } from '@/tests/support/http/limit-of';
import { someNetwork } from '@/tests/support/http/networks';
import { newcomer, signIn } from '@/tests/support/people/people';

const UNKNOWN = 'bababababababaza';
const GUESSES = limitOf('getTaskPreview', 'homework_not_found');

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);
/** More at once would wait for a connection to the database longer than the platform lets them. */
const AT_ONCE = 30;

async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    const length = Math.min(AT_ONCE, count - done.length);
    const from = done.length;
    done.push(...(await Promise.all(Array.from({ length }, (_, index) => act(from + index)))));
  }
  return done;
}

const lookUp = (taskHash: string, network: string) =>
  ask('getTaskPreview', { params: { taskHash }, network });
const register = (taskHash: string, network: string, idempotencyKey: string = randomUUID()) =>
  ask('registerStudent', {
    network,
    body: { idempotencyKey, taskHash, name: 'Пётр', surname: 'Новиков', className: '5А' },
  });

let taskHash: string;
beforeAll(async () => {
  ({ taskHash } = await createHomework(await signIn('teacher@example.ru')));
});

/** The answer to one try too many: it says when to come back. */
function expectTooMany({ status, body, headers }: Answer, withinSeconds: number) {
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(withinSeconds);
}

describe('looking for the code of a homework', () => {
  test('[ROUTE-15] that is nobody’s is told so often to a network, then it waits', async () => {
    const network = someNetwork();
    const failed = await times(GUESSES, () => lookUp(UNKNOWN, network));
    expect(new Set(statusesOf(failed))).toEqual(new Set([404]));
    expectTooMany(await lookUp(UNKNOWN, network), 300);
    // A right code would tell a guesser that it is one.
    expectTooMany(await lookUp(taskHash, network), 300);
    expectTooMany(await register(taskHash, network), 300);
    // Who has an account is counted by it alone.
    const token = await newcomer(taskHash);
    const started = await ask('startAttempt', { token, network, body: { taskHash } });
    expect(started.status).toBe(200);
    const neighbour = someNetwork();
    expect((await lookUp(taskHash, neighbour)).status).toBe(200);
    expect((await lookUp(UNKNOWN, neighbour)).status).toBe(404);
  });

  test('[ROUTE-15] that is right is never counted', async () => {
    const network = someNetwork();
    const found = await times(120, () => lookUp(taskHash, network));
    expect(new Set(statusesOf(found))).toEqual(new Set([200]));
  });

  test('is counted for the account, wherever it calls from', async () => {
    const token = await newcomer(taskHash);
    const start = (hash: string) =>
      ask('startAttempt', { token, network: someNetwork(), body: { taskHash: hash } });
    const failed = await times(20, () => start(UNKNOWN));
    expect(new Set(statusesOf(failed))).toEqual(new Set([404]));
    expectTooMany(await start(taskHash), 300);
    const other = await newcomer(taskHash);
    const started = await ask('startAttempt', { token: other, body: { taskHash } });
    expect(started.status).toBe(200);
  });

  test('a network is taken from web’s word alone', async () => {
    const network = someNetwork();
    await times(GUESSES, () => lookUp(UNKNOWN, network));
    const path = `/api/v1/task-preview/${UNKNOWN}`;
    const spoofed = { 'X-Forwarded-For': someNetwork(), 'X-Client-Network': network };
    expectTooMany(await request('GET', path, { headers: spoofed }), 300);
  });
});

test('the codes of attempts that are not one’s own can be tried thirty times', async () => {
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const look = (code: string) => ask('getAttempt', { token, params: { attemptCode: code } });
  const failed = await times(30, () => look('bafedikogupamitebaba'));
  expect(new Set(statusesOf(failed))).toEqual(new Set([404]));
  expectTooMany(await look(attemptCode), 300);
  expect((await ask('listAttempts', { token })).status).toBe(200);
});

describe('registering by link', () => {
  test('[ROUTE-15] six classes register from one address, each student sent twice at once', async () => {
    const network = someNetwork();
    const token = await signIn('teacher@example.ru');
    const homework = await times(6, () => createHomework(token));
    const students = Array.from({ length: 180 }, () => randomUUID());
    const sent = await times(360, (index) => {
      const ofClass = homework[Math.floor(index / 60)];
      return register(ofClass?.taskHash ?? '', network, students[index >> 1]);
    });
    expect(new Set(statusesOf(sent))).toEqual(new Set([200]));
  });

  test('[ROUTE-15] has an end for one address, but not for whom it has let in', async () => {
    const network = someNetwork();
    const student = randomUUID();
    expect((await register(taskHash, network, student)).status).toBe(200);
    const token = await signIn('teacher@example.ru');
    const homework = await times(15, () => createHomework(token));
    for (const { taskHash: closed } of homework)
      await callPlatform('changeHomework', {
        token,
        params: { taskHash: closed },
        body: { state: 'closed' },
      });
    // Those who come too late are the quickest to send away, and count as well.
    const late = await times(limitOf('registerStudent') - 1, (index) =>
      register(homework[index % 15]?.taskHash ?? '', network),
    );
    expect(new Set(statusesOf(late))).toEqual(new Set([409]));
    expectTooMany(await register(taskHash, network), 600);
    expect((await register(taskHash, network, student)).status).toBe(200);
    expect((await register(taskHash, someNetwork())).status).toBe(200);
  });
});

describe('signing in', () => {
  test('[AUTH-03] callbacks that are nobody’s are refused so often, then they wait', async () => {
    const network = someNetwork();
    const bring = () => ask('authenticate', { network, query: { code: 'x', state: randomUUID() } });
    const failed = await times(limitOf('authenticate', 'state_invalid'), bring);
    expect(new Set(failed.map(({ body }) => body.code))).toEqual(new Set(['state_invalid']));
    expectTooMany(await bring(), 300);
  });

  test('[AUTH-06] tokens that are none are refused so often, and right ones wait then too', async () => {
    const network = someNetwork();
    const token = await newcomer(taskHash);
    const renew = (given: string, from: string) =>
      ask('authorize', { network: from, body: { token: given } });
    const failed = await times(limitOf('authorize', 'token_invalid'), () =>
      renew('x.y.z', network),
    );
    expect(new Set(statusesOf(failed))).toEqual(new Set([401]));
    expectTooMany(await renew(token, network), 300);
    expect((await renew(token, someNetwork())).status).toBe(200);
  });

  test('[AUTH-14] signing out and in again forgets no failed tries', async () => {
    const login = 'noemail';
    const token = await signIn(login);
    await times(20, () =>
      ask('startAttempt', { token, body: { taskHash: UNKNOWN }, network: someNetwork() }),
    );
    await callPlatform('signOut', { token });
    const again = await signIn(login);
    expectTooMany(await ask('startAttempt', { token: again, body: { taskHash } }), 300);
  });
});

test('[ROUTE-21] thirty applications an hour are taken from one network', async () => {
  const network = someNetwork();
  const send = (index: number) =>
    ask('addLead', {
      network,
      body: {
        idempotencyKey: randomUUID(),
        type: 'application',
        meta: {
          name: 'Анна Морозова',
          email: `limit-${process.pid}-${index}@example.ru`,
          school: 'Школа № 5',
          city: 'Тула',
          consent: true,
        },
      },
    });
  const sent = await times(30, send);
  expect(new Set(statusesOf(sent))).toEqual(new Set([200]));
  expectTooMany(await send(31), 3_600);
});
