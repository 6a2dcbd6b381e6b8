import { roles } from '@/lib/contract/auth/roles';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { forgetReferral, keptReferral } from '@/lib/session/sign-in/kept-referral';
import { keptContinueCode } from '@/lib/session/student/kept';
import { signInWith } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');
jest.mock('@/app/_server/session/sign-in');
jest.mock('@/app/_server/session/visitor');
jest.mock('@/lib/session/sign-in/kept-referral');

const call = jest.mocked(callMainApi) as unknown as jest.Mock;
const claims = { userId: 'u1', roles: [roles.student], exp: 2_000_000_000, iat: 1, sub: 'u1' };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${part({ alg: 'ES256' })}.${part(claims)}.x`;

const CODE = 'zuzuzuzuzuzuzu';
const sentForm = () => ({ ...form, browserId: expect.stringMatching(/^[\da-f-]{36}$/) });

const form = {
  idempotencyKey: '6b1b5a9e-5d0a-4d3c-9d42-0d8d0a8f0a11',
  taskHash: 'bafedikogupamite',
  name: 'Маша',
  surname: 'Иванова',
  className: '5а',
};

function send(body: unknown = form, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request('http://localhost:3000/api/session/student', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost:3000',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** The main API registers and begins. */
function accept() {
  call.mockImplementation((name: string) =>
    Promise.resolve(
      name === 'registerStudent'
        ? { ok: true, value: { token: TOKEN, continueCode: CODE } }
        : { ok: true, value: { attemptCode: 'bafedikogupamitebaba', currentStep: 1 } },
    ),
  );
}
const names = () => call.mock.calls.map(([name]: [string]) => name);

beforeEach(() => {
  jest.resetAllMocks();
  jar.clear();
  given.delete('time-zone');
  jest.mocked(signInWith).mockResolvedValue({ id: 'u1' } as never);
  jest.mocked(decideHere).mockResolvedValue({ decision: { kind: 'allow' } } as never);
  accept();
});

describe('a student without an account', () => {
  test('[ROUTE-15] is registered, signed in and given the place of the first task', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ attemptCode: 'bafedikogupamitebaba', currentStep: 1 });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(names()).toEqual(['registerStudent', 'startAttempt']);
    expect(call.mock.calls[0][1]).toEqual({ body: sentForm() });
    expect(call.mock.calls[1][2]).toMatchObject({ token: TOKEN, userKey: 'u1' });
  });

  test.each([
    [undefined, 'Asia/Omsk', 'Asia/Omsk'],
    ['Asia/Tomsk', 'Asia/Omsk', 'Asia/Tomsk'],
    ['<script>', 'Asia/Omsk', 'Asia/Omsk'],
    ['+03:00', 'x'.repeat(10_000), undefined],
  ])('[NET-01] both calls tell the time zone: said %s, kept %.20s', async (said, kept, told) => {
    if (said) given.set('time-zone', said);
    jar.set('tz', kept);
    await send();
    const contexts = call.mock.calls.map(([, , context]: [string, object, object]) => context);
    expect(contexts).toMatchObject([{ timeZone: told }, { timeZone: told }]);
  });

  test('[AUTH-03] gets no session for a token that does not verify', async () => {
    const complaint = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.mocked(signInWith).mockRejectedValue(new Error('signature'));
    const response = await send();
    complaint.mockRestore();
    expect(response.status).toBe(500);
    expect(names()).toEqual(['registerStudent']);
  });

  test('[AUTH-10] never gets the token itself', async () => {
    const response = await send();
    expect(signInWith).toHaveBeenCalledWith(TOKEN, expect.stringMatching(/^[\da-f-]{36}$/));
    expect(await response.text()).not.toContain(TOKEN);
  });

  test.each<[string, unknown, Record<string, string>, number, object]>([
    ['[NET-07] another site', form, { Origin: 'https://evil.ru' }, 403, { code: 'cross_site' }],
    [
      '[NET-07] another site that hides its origin',
      form,
      { 'Sec-Fetch-Site': 'cross-site' },
      403,
      { code: 'cross_site' },
    ],
    ['no JSON', 'name=x', { 'Content-Type': 'text/plain' }, 415, {}],
    ['broken JSON', '{', {}, 400, {}],
    ['[NET-06] too much', { ...form, name: 'я'.repeat(600_000) }, {}, 413, {}],
    ['[NET-06] a wrong class', { ...form, className: '12' }, {}, 400, { field: 'body.className' }],
    ['[NET-06] a wrong name', { ...form, name: '<b>' }, {}, 400, { field: 'body.name' }],
    ['a field too many', { ...form, role: roles.teacher }, {}, 400, { field: 'body.role' }],
  ])('%s is refused before anybody is registered', async (_, body, headers, status, content) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(content);
    expect(call).not.toHaveBeenCalled();
  });

  test('[TRUST-01] has its browser known by a random id that stays the same', async () => {
    await send();
    await send();
    const ids = call.mock.calls.flatMap(
      ([name, input]: [string, { body: { browserId?: string } }]) =>
        name === 'registerStudent' ? [input.body.browserId] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(jar.get('browser-id')).not.toContain(ids[0]);
    jar.set('browser-id', 'x');
    await send();
    expect(call.mock.calls.at(-2)[1].body.browserId).not.toBe(ids[0]);
    const given = await send({ ...form, browserId: ids[0] });
    expect([given.status, await given.json()]).toMatchObject([400, { field: 'body.browserId' }]);
  });

  test('[TRUST-03] has the code kept where scripts cannot read it', async () => {
    expect(await (await send()).text()).not.toContain(CODE);
    expect(jar.get('continue-code')).not.toContain(CODE);
    expect([await keptContinueCode('u1'), await keptContinueCode('u2')]).toEqual([CODE, null]);
  });

  test('[ROUTE-26] brings the code of the link by which the browser once came, and it is used up', async () => {
    jest.mocked(keptReferral).mockResolvedValue('spring');
    await send();
    expect(call.mock.calls[0][1]).toEqual({ body: { ...sentForm(), referralCode: 'spring' } });
    expect(forgetReferral).toHaveBeenCalledTimes(1);
  });

  test('[ROUTE-26] does not bring a code that the page itself sends', async () => {
    const response = await send({ ...form, referralCode: 'mine' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { field: 'body.referralCode' },
    ]);
    expect(call).not.toHaveBeenCalled();
  });

  test('[ROUTE-26] keeps the code when nobody was registered', async () => {
    jest.mocked(keptReferral).mockResolvedValue('spring');
    call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 0, requestId: '' } });
    await send();
    expect(forgetReferral).not.toHaveBeenCalled();
  });

  test('[AUTH-19] is refused where the page of the homework is not for them', async () => {
    const decision = { kind: 'redirect', to: '/mash-unreachable' };
    jest.mocked(decideHere).mockResolvedValue({ decision } as never);
    expect((await send()).status).toBe(403);
    expect(decideHere).toHaveBeenCalledWith('studentStart', '/student/bafedikogupamite');
    expect(call).not.toHaveBeenCalled();
  });

  test('[ROUTE-15] is told when the homework is closed', async () => {
    const error = { code: 'homework_closed', status: 409, requestId: 'x' };
    call.mockResolvedValue({ ok: false, error });
    const response = await send();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'homework_closed' });
    expect(signInWith).not.toHaveBeenCalled();
  });
});
