/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callApi } from '@/lib/api/call-api';
import { rememberOfferAnswer } from '@/lib/cabinet/offer-answers';
import type { UserConfig } from '@/lib/contract/user/user';
import { pathOf } from '@/lib/routes/match';
import { CabinetAsks } from './cabinet-asks';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
const called = jest.mocked(callApi);
const callsOf = (wanted: string) => called.mock.calls.filter(([name]) => name === wanted).length;

const unasked: Partial<UserConfig> = {
  userId: 'anna',
  createdAt: new Date().toISOString(),
  status: 'registered',
  lastOfferAcceptedAt: null,
};
let acceptance: object;

async function show(config: Partial<UserConfig> = {}) {
  called.mockImplementation(async (name) => {
    const reply =
      name === 'acceptOffer' ? acceptance : { ok: true, value: { ...unasked, ...config } };
    return reply as never;
  });
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LazyOverlayHost />
      <CabinetAsks
        userId="anna"
        offerHref="https://publisher.example/offer"
        returnUrl={pathOf('teacherProfile')}
        ozon={null}
      />
    </SWRConfig>,
  );
  await waitFor(() => expect(callsOf('getUserConfig')).toBe(1));
  return view;
}
const dialog = () => screen.findByRole('dialog', { name: 'Примите условия использования' });
const untilGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Long enough for a dialog that would come. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  acceptance = { ok: true, value: {} };
  called.mockClear();
  localStorage.clear();
});

describe('the offer', () => {
  test('[CFG-04] is asked of who has not accepted it, and accepted once for ten presses', async () => {
    await show();
    expect(await dialog()).toHaveAccessibleDescription(/один раз/);
    expect(screen.getByRole('link', { name: /^Прочитать условия/ })).toHaveAttribute(
      'href',
      'https://publisher.example/offer',
    );
    const accept = screen.getByRole('button', { name: 'Принимаю' });
    act(() => Array.from({ length: 10 }).forEach(() => accept.click()));
    await untilGone();
    expect(callsOf('acceptOffer')).toBe(1);
  });

  test('[CFG-04] that could not be accepted says so and can be accepted again', async () => {
    acceptance = { ok: false, error: { code: 'unavailable', status: 0, requestId: '' } };
    await show();
    await dialog();
    await press('Принимаю');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Не\sсохранилось.*Нет связи/);
    acceptance = { ok: true, value: {} };
    await press('Принимаю');
    await untilGone();
    expect(callsOf('acceptOffer')).toBe(2);
  });

  test('[CFG-04] that was put off is not asked again in this visit', async () => {
    const { unmount } = await show();
    await dialog();
    await press('Позже');
    await untilGone();
    expect(callsOf('acceptOffer')).toBe(0);
    unmount();
    called.mockClear();
    await show();
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[CFG-04] that was answered in another tab is no longer asked in this one', async () => {
    await show();
    await dialog();
    rememberOfferAnswer('anna', Date.now());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'offer-answer' })));
    await untilGone();
  });

  test('[CFG-04] goes with the page, and is asked on the next one', async () => {
    const { unmount } = await show();
    await dialog();
    unmount();
    called.mockClear();
    await show();
    expect(await dialog()).toBeVisible();
  });

  test.each<[string, Partial<UserConfig>]>([
    ['has accepted it', { lastOfferAcceptedAt: '2024-09-01T00:00:00Z' }],
    ['is not fully registered', { status: 'new' }],
    ['is another user by now', { userId: 'misha' }],
  ])('[CFG-04] is not asked of who %s', async (_, config) => {
    await show(config);
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
