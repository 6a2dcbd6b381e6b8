import { roles } from '@/lib/contract/auth/roles';
import { writeSession } from '@/lib/session/server';
import { keepContinueCode, keptContinueCode } from '@/lib/session/student/kept';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { createIssuer } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');

const called = jest.mocked(callMainApi);
const ORIGIN = 'http://localhost:3000';
const post = async (body: unknown, origin = ORIGIN) => {
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await POST(new Request(`${ORIGIN}/api/session/end`, request))).status;
};

beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent';
  jar.clear();
  called.mockReset().mockResolvedValue({ ok: true, value: { done: true } } as never);
  const { issue } = await createIssuer();
  await writeSession(await issue({ userId: 'teacher' }));
  await writeSession(await issue({ userId: 'student', roles: [roles.student] }));
});

test.each([
  ['endSession', { params: { sessionId: 's1' } }, 's1'],
  ['endOtherSessions', {}, null],
])('[TRUST-06] %s is asked for the person whom the page showed', async (name, input, sessionId) => {
  expect(await post({ userId: 'teacher', sessionId })).toBe(200);
  expect(called).toHaveBeenCalledWith(name, input, expect.objectContaining({ userKey: 'teacher' }));
});

test.each([
  ['another site', 403, { userId: 'teacher', sessionId: null }, 'https://evil.example'],
  ['a person who is not signed in', 401, { userId: 'other', sessionId: null }, ORIGIN],
  ['no session', 400, { userId: 'teacher' }, ORIGIN],
  ['an empty session', 400, { userId: 'teacher', sessionId: '' }, ORIGIN],
  ['text', 400, 'x', ORIGIN],
])('[TRUST-06] %s ends nothing', async (_, status, body, origin) => {
  expect(await post(body, origin)).toBe(status);
  expect(called).not.toHaveBeenCalled();
});

test.each([
  ['all other sessions', { userId: 'student', sessionId: null }, null],
  ['one session', { userId: 'student', sessionId: 's1' }, 'babebibobubado'],
  ['all of another person', { userId: 'teacher', sessionId: null }, 'babebibobubado'],
])('[TRUST-03] with %s ended the code to continue is as it should be', async (_, body, left) => {
  await keepContinueCode('student', 'babebibobubado');
  expect(await post(body)).toBe(200);
  expect(await keptContinueCode('student')).toBe(left);
});

test('[TRUST-03] the code to continue stays while the others could not be ended', async () => {
  await keepContinueCode('student', 'babebibobubado');
  called.mockResolvedValue({ ok: false, error: { code: 'unavailable' } } as never);
  expect(await post({ userId: 'student', sessionId: null })).toBe(503);
  expect(await keptContinueCode('student')).toBe('babebibobubado');
});
