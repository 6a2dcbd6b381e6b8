import { endSession, readSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { GET } from '@/app/api/session/data/route';
import { POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');
jest.mock('@/lib/session/server');

const call = jest.mocked(callMainApi) as unknown as jest.Mock;
const ORIGIN = 'http://localhost:3000';
const entry = { userId: 'u1', token: 't1' };
const session = { entries: [entry, { userId: 'u2', token: 't2' }] };

const erase = (body: unknown, headers: Record<string, string> = { Origin: ORIGIN }) =>
  POST(
    new Request(`${ORIGIN}/api/session/erase`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const download = (user: string, headers: Record<string, string> = {}) =>
  GET(new Request(`${ORIGIN}/api/session/data?user=${user}`, { headers }));
const asked = () => call.mock.calls.map(([name, , of]) => [name, of.token]);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readSession).mockResolvedValue(session as never);
  call.mockResolvedValue({ ok: true, value: { done: true } });
});

describe('being forgotten', () => {
  test('[TRUST-06] is asked for in the name of the person of the page, and signs out', async () => {
    expect((await erase({ userId: 'u2', word: ' Удалить' })).status).toBe(200);
    expect(asked()).toEqual([['eraseAccount', 't2']]);
    expect(endSession).toHaveBeenCalledWith(session);
  });

  test.each([
    ['another word', { userId: 'u1', word: 'да' }, 400],
    ['no word', { userId: 'u1' }, 400],
    ['a field more', { userId: 'u1', word: 'удалить', role: 'admin' }, 400],
    ['a word of a megabyte', { userId: 'u1', word: 'у'.repeat(1_000_000) }, 413],
    ['text', 'удалить', 400],
    ['somebody who is not signed in here', { userId: 'u3', word: 'удалить' }, 401],
  ])('[TRUST-06] with %s is refused', async (_, body, status) => {
    expect((await erase(body)).status).toBe(status);
    expect(asked()).toEqual([]);
    expect(endSession).not.toHaveBeenCalled();
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['nobody knows whom', {}],
  ])('[TRUST-06] from %s is refused', async (_, headers) => {
    expect((await erase({ userId: 'u1', word: 'удалить' }, headers)).status).toBe(403);
    expect(asked()).toEqual([]);
  });

  test('[TRUST-06] that fails leaves the session as it was', async () => {
    call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503 } });
    expect((await erase({ userId: 'u1', word: 'удалить' })).status).toBe(503);
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe('what is kept of somebody', () => {
  test('[TRUST-06] is a file that nobody keeps on the way', async () => {
    call.mockResolvedValue({ ok: true, value: { userId: 'u1' } });
    const response = await download('u1', { 'Sec-Fetch-Site': 'same-origin' });
    expect(await response.json()).toEqual({ userId: 'u1' });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(asked()).toEqual([['exportPerson', 't1']]);
  });

  test.each([
    ['another site asks', 'u1', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a neighbour of our domain asks', 'u1', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['of somebody who is not signed in here', 'u3', {}, 303],
  ])('[TRUST-06] is not told when %s', async (_, user, headers, status) => {
    expect((await download(user, headers)).status).toBe(status);
    expect(asked()).toEqual([]);
  });

  test('[TRUST-06] that cannot be had ends on a page', async () => {
    call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503 } });
    const response = await download('u1');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/.+error=unavailable/),
    ]);
  });
});
