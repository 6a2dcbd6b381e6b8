/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callWeb } from '@/lib/browser/call-web';
import { OwnSessions, type ShownSession } from './own-sessions';

jest.mock('@/lib/browser/call-web');
const called = jest.mocked(callWeb);

const session = (id: string, more: Partial<ShownSession> = {}): ShownSession => ({
  ...{ id, browser: 'Chrome', system: 'Windows', network: '203.0.113' },
  ...{ createdAt: '', lastUsedAt: '', lastUse: '24\u00A0ноября, 10:00' },
  ...{ isCurrent: false, isShared: false, ...more },
});
const sessions = [
  session('here', { isCurrent: true, network: '127.0.0' }),
  session('home', { browser: 'Yandex Browser', system: 'Android' }),
  session('club', { browser: '', system: '', network: '2a02:6b8:c00', isShared: true }),
];
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  called.mockReset().mockResolvedValue({ ok: true, value: { done: true }, sentAt: 0 });
  render(<OwnSessions userId="u1" sessions={sessions} />);
});

test('[TRUST-06] each says device, network and last use, and which one this is', () => {
  expect(rows()).toEqual([
    'Chrome, Windowsэто устройство · местная сеть',
    'Яндекс Браузер, Androidпоследний раз 24\u00A0ноября, 10:00 · сеть\u00A0203.0.113.…Завершить',
    'Неизвестное устройствопоследний раз 24\u00A0ноября, 10:00 · сеть\u00A02a02:6b8:c00:: · чужой компьютерЗавершить',
  ]);
});

test('[TRUST-06] one is ended by its button, and goes from the list', async () => {
  await userEvent.click(button(/Завершить сеанс: Яндекс Браузер/));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(called.mock.calls).toEqual([['endSessions', { userId: 'u1', sessionId: 'home' }]]);
});

test('[TRUST-06] all others are ended together', async () => {
  await userEvent.click(button(/Завершить все, кроме этого/));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(called.mock.calls).toEqual([['endSessions', { userId: 'u1', sessionId: null }]]);
});

test('[TRUST-06] what was not ended stays in the list and says so', async () => {
  called.mockResolvedValue({ ok: false, status: 503, content: { code: 'unavailable' } });
  await userEvent.click(button(/Завершить сеанс: Яндекс Браузер/));
  expect(await screen.findByText(/Сеанс не\sзавершён/)).toBeVisible();
  expect(rows()).toHaveLength(3);
});
