/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { announceSessionExpired } from '@/lib/api/session-expired';
import { callApi } from '@/lib/api/call-api';
import type { UserConfig } from '@/lib/contract/user/user';
import { roles } from '@/lib/contract/auth/roles';
import { anna, FakePage, misha } from '@/lib/identity/watch/identity-watch.fixture';
import type { PageUser } from '@/lib/identity/watch/watched-page';
import { SessionWatch } from './session-watch';

jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

let mockPage = new FakePage();
let mockOwnUuid: () => string | null = () => null;
jest.mock('./watched-browser', () => ({
  watchedBrowser: ({ ownUuid }: { ownUuid: () => string | null }) => {
    mockOwnUuid = ownUuid;
    return mockPage;
  },
}));

const configOf = (userId: string, rest: Partial<UserConfig> = {}) => ({
  userId,
  createdAt: new Date().toISOString(),
  trialExpiredDate: null,
  prosvUserData: { uuid: `uuid-${userId}` },
  ...rest,
});
const answer = (config: unknown) => ({ ok: true, value: config }) as never;
const refusal = (code: string, status: number) =>
  ({ ok: false, error: { code, status, requestId: 'r' } }) as never;

function page(user: PageUser | null) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionWatch stateScript="https://sso.example/api/state.js" user={user} />
    </SWRConfig>
  );
}
async function show(user: PageUser | null) {
  const view = render(page(user));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  called.mockReset();
  called.mockImplementation(() => Promise.resolve(answer(configOf('anna'))));
  mockPage = new FakePage();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the config of the user', () => {
  test('[CFG-01] is loaded with the time of the question, and tells the uuid at the provider', async () => {
    await show(anna);
    expect(called).toHaveBeenCalledTimes(1);
    const query = { timestamp: Date.now() };
    expect(called.mock.calls[0]?.slice(0, 2)).toEqual(['getUserConfig', { query }]);
    expect(mockOwnUuid()).toBe('uuid-anna');
  });

  test('[CFG-01] is loaded whenever the user changes, and null when signed out', async () => {
    const { rerender } = await show(anna);
    called.mockResolvedValue(answer(configOf('misha')));
    rerender(page(misha));
    await pass(0);
    expect(called).toHaveBeenCalledTimes(2);
    expect(mockOwnUuid()).toBe('uuid-misha');
    rerender(page(null));
    await pass(0);
    expect(called).toHaveBeenCalledTimes(2);
    expect(mockOwnUuid()).toBeNull();
  });

  test('[CFG-01] of somebody else is not taken for it', async () => {
    called.mockResolvedValue(answer(configOf('misha')));
    await show(anna);
    expect(mockOwnUuid()).toBeNull();
  });

  test.each(['unauthorized', 'token_invalid'])(
    '[CFG-02] refused with %s clears the local storage and leads to the root',
    async (code) => {
      localStorage.setItem('last-workbook:anna', 'fizika-7');
      called.mockResolvedValue(refusal(code, 401));
      await show(anna);
      expect(localStorage).toHaveLength(0);
      expect(mockPage.done).toEqual(['/logout?expired=']);
      await pass(60_000);
      expect(called).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['forbidden', 403],
    ['not_found', 404],
    ['unavailable', 0],
  ])('[CFG-02] failing with %s leaves everything as it is', async (code, status) => {
    localStorage.setItem('last-workbook:anna', 'fizika-7');
    called.mockResolvedValue(refusal(code, status));
    await show(anna);
    expect(localStorage).toHaveLength(1);
    expect(mockPage.done).toEqual([]);
  });

  test('[CFG-03] two days after it came is asked for again after 2 s, once', async () => {
    const createdAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
    called.mockImplementation(() => Promise.resolve(answer(configOf('anna', { createdAt }))));
    await show(anna);
    await pass(1_999);
    expect(called).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(called).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(called).toHaveBeenCalledTimes(2);
  });
});

describe('a call that is refused because the session has expired', () => {
  test('[AUTH-12] leads to the sign-in and back', async () => {
    await show({ ...anna, role: roles.teacher });
    act(announceSessionExpired);
    act(announceSessionExpired);
    expect(mockPage.done).toEqual(['/logout?expired=&returnUrl=%2Fteacher%2Fprofile']);
  });

  test('does nothing after the page', async () => {
    const { unmount } = await show(anna);
    unmount();
    announceSessionExpired();
    expect(mockPage.done).toEqual([]);
  });
});
