import { roles } from '@/lib/contract/auth/roles';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { signInWith } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';
import { keptContinueCode } from '@/lib/session/student/kept';
import { readSession } from '@/lib/session/server';
import { jar } from '@/tests/support/unit/request-cookies';
import { POST as showCode } from '@/app/api/session/code/route';
import { POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');
jest.mock('@/app/_server/session/sign-in');
jest.mock('@/app/_server/session/visitor');
jest.mock('@/lib/session/server');

const call = jest.mocked(callMainApi) as unknown as jest.Mock;
const CODE = 'bafedikogupami';
const own = { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' };

const requestOf = (body: unknown, headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/session/continue', {
    ...{ method: 'POST', headers: { ...own, ...headers } },
    body: JSON.stringify(body),
  });
const send = (part: object = {}, headers: Record<string, string> = {}) =>
  POST(requestOf({ taskHash: 'bafedikogupamite', code: CODE, ...part }, headers));
const contentOf = async (reply: Response) => [reply.status, await reply.json()] as const;

beforeEach(() => {
  jest.resetAllMocks();
  jar.clear();
  jest.mocked(signInWith).mockResolvedValue({ id: 'u1' } as never);
  jest.mocked(decideHere).mockResolvedValue({ decision: { kind: 'allow' } } as never);
  call.mockResolvedValue({ ok: true, value: { token: 'T' } });
});

describe('a code to continue', () => {
  test('[TRUST-03] signs in and is kept here, as it is written', async () => {
    expect(await contentOf(await send({ code: ' BAFE-diko gupami' }))).toEqual([
      200,
      { done: true },
    ]);
    expect(call.mock.calls[0].slice(0, 2)).toEqual([
      'continueByCode',
      { body: { taskHash: 'bafedikogupamite', code: CODE } },
    ]);
    expect(signInWith).toHaveBeenCalledWith('T', expect.any(String));
    expect(await keptContinueCode('u1')).toBe(CODE);
  });

  test.each<[string, object, Record<string, string>, number, object]>([
    ['of another form', { code: 'bafe' }, {}, 400, { field: 'body.code' }],
    ['without end', { code: 'ba'.repeat(5_000) }, {}, 400, { field: 'body.code' }],
    ['with NUL', { code: 'bafedikogupam\0' }, {}, 400, { field: 'body.code' }],
    ['at no homework', { taskHash: 'x' }, {}, 400, { code: 'invalid_request' }],
    ['of another site', {}, { Origin: 'https://evil.example' }, 403, { code: 'cross_site' }],
  ])('[TRUST-03] %s is refused here', async (_, part, headers, status, content) => {
    expect(await contentOf(await send(part, headers))).toMatchObject([status, content]);
    expect(call).not.toHaveBeenCalled();
    expect(signInWith).not.toHaveBeenCalled();
  });

  test('[TRUST-03] that is nobody’s signs nobody in', async () => {
    const error = { code: 'continue_code_not_found', status: 404, requestId: '' };
    call.mockResolvedValue({ ok: false, error });
    expect(await contentOf(await send())).toMatchObject([404, { code: error.code }]);
    expect(signInWith).not.toHaveBeenCalled();
    expect(jar.size).toBe(0);
  });

  test('[AUTH-19] is refused where the page of the homework is not for them', async () => {
    const decision = { kind: 'redirect', to: '/mash-unreachable' };
    jest.mocked(decideHere).mockResolvedValue({ decision } as never);
    expect((await send()).status).toBe(403);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the code of who is signed in', () => {
  const show = (headers: Record<string, string> = {}) => showCode(requestOf({}, headers));
  const entry = { role: roles.student, userId: 'u1', token: 'T' };

  test('[TRUST-03] is that which this browser knows, if it opens, or a new one, which it then knows', async () => {
    jest.mocked(readSession).mockResolvedValue({ entries: [entry] } as never);
    call.mockResolvedValue({ ok: true, value: { continueCode: 'zuzuzuzuzuzuzu' } });
    expect(await contentOf(await show())).toEqual([200, { code: 'zuzuzuzuzuzuzu' }]);
    call.mockResolvedValue({ ok: true, value: { continueCode: CODE } });
    expect(await contentOf(await show())).toEqual([200, { code: CODE }]);
    expect(await keptContinueCode('u1')).toBe(CODE);
    const bodies = call.mock.calls.map(([, { body }]) => body);
    expect(bodies).toEqual([{ known: undefined }, { known: 'zuzuzuzuzuzuzu' }]);
  });

  test('[TRUST-03] is told to nobody else', async () => {
    expect((await show()).status).toBe(401);
    const teacher = { ...entry, role: roles.teacher };
    jest.mocked(readSession).mockResolvedValue({ entries: [teacher] } as never);
    expect((await show()).status).toBe(401);
    expect((await show({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(call).not.toHaveBeenCalled();
  });
});
