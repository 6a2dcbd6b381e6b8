import { cookies } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { readSession } from '@/lib/session/server';
import { POST } from './route';

jest.mock('next/headers');
jest.mock('@/lib/config/server');
jest.mock('@/lib/session/server');

const ORIGIN = 'https://edu.example';
const set = jest.fn();
const session = {} as Awaited<ReturnType<typeof readSession>>;

function configure(TEST_SIGN_IN: 'on' | 'off') {
  const config = { TEST_SIGN_IN, PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: 'error' };
  jest.mocked(serverConfig).mockReturnValue(config as ReturnType<typeof serverConfig>);
}

function send(body = 'mark=on', headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request(`${ORIGIN}/api/session/test`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: ORIGIN,
        ...headers,
      },
      body,
    }),
  );
}

beforeEach(() => {
  jest.resetAllMocks();
  configure('on');
  jest.mocked(readSession).mockResolvedValue(session);
  jest.mocked(cookies).mockResolvedValue({ set } as unknown as Awaited<ReturnType<typeof cookies>>);
});

describe('the mark of a tester', () => {
  test('[ROUTE-25] [AUTH-18] is set until the browser is closed, out of the reach of scripts', async () => {
    const response = await send();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/auth-test-login']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(set.mock.calls).toEqual([
      ['is_test', '1', { httpOnly: true, secure: true, sameSite: 'lax', path: '/' }],
    ]);
  });

  test('[ROUTE-25] is removed', async () => {
    expect((await send('mark=off')).status).toBe(303);
    expect(set).toHaveBeenCalledWith('is_test', '', expect.objectContaining({ maxAge: 0 }));
  });

  test('[ROUTE-25] does not exist where test sign-in is switched off', async () => {
    configure('off');
    const response = await send();
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(set).not.toHaveBeenCalled();
  });

  test('[ROUTE-25] is not for who is not signed in', async () => {
    jest.mocked(readSession).mockResolvedValue(null);
    const response = await send();
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthorized' }]);
    expect(set).not.toHaveBeenCalled();
  });

  test.each<[string, string, Record<string, string>, number, string]>([
    ['[NET-07] by another site', 'mark=on', { Origin: 'https://evil.ru' }, 403, 'cross_site'],
    ['[NET-07] by nobody', 'mark=on', { Origin: '' }, 403, 'cross_site'],
    ['[NET-07] in a frame', 'mark=on', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
    ['as JSON', '{}', { 'Content-Type': 'application/json' }, 415, 'unsupported_media_type'],
    ['without a mark', '', {}, 400, 'invalid_request'],
    ['with another mark', 'mark=1', {}, 400, 'invalid_request'],
    ['[NET-06] without end', `mark=${'n'.repeat(200)}`, {}, 413, 'payload_too_large'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const response = await send(body, headers);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    expect(set).not.toHaveBeenCalled();
  });

  test('a failure says nothing of its cause', async () => {
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.mocked(readSession).mockRejectedValue(new Error('secret'));
    const response = await send();
    output.mockRestore();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
