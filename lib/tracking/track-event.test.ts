/** @jest-environment jsdom */
import type { JsonReply } from '@/lib/browser/send-json';

const send = jest.fn<Promise<JsonReply>, [string, { body: { idempotencyKey: string } }]>();
jest.mock('@/lib/browser/send-json', () => ({
  sendJson: (...call: [string, { body: { idempotencyKey: string } }]) => send(...call),
}));
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const reply = (status: number): JsonReply => ({ status, content: null, sentAt: NaN });
const keys = () => send.mock.calls.map(([, { body }]) => body.idempotencyKey);

let trackEvent: typeof import('./track-event').trackEvent;
beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(reply(200));
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  ({ trackEvent } = await import('./track-event'));
});
afterEach(() => jest.useRealTimers());

test('[TRK-02] the same event is told once in ten seconds, another one at once', () => {
  for (let time = 0; time < 5; time += 1) trackEvent('new_task_opened', { stepNumber: 1 });
  trackEvent('new_task_opened', { stepNumber: 2 });
  expect(send).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10_000);
  trackEvent('new_task_opened', { stepNumber: 1 });
  expect(send).toHaveBeenCalledTimes(3);
});

test('[TRK-02] what did not arrive is told once more, under the same key', async () => {
  send.mockResolvedValue(reply(0));
  trackEvent('student_visit_cabinet_page');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(new Set(keys()).size).toBe(1);
});

test('[TRK-02] a refusal is not told again', async () => {
  send.mockResolvedValue(reply(400));
  trackEvent('student_visit_cabinet_page');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[TRK-02] leaving the page hands over what is not confirmed, and nothing else', async () => {
  trackEvent('student_visit_cabinet_page');
  await jest.advanceTimersByTimeAsync(0);
  send.mockReturnValue(new Promise(() => undefined));
  trackEvent('student_visit_finish_page');
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
  const [path, blob] = beacon.mock.calls[0] ?? [];
  expect([path, blob?.type]).toEqual(['/api/v1/analytics/track-event', 'application/json']);
});

test('[TRK-02] without a network no more than twenty wait', () => {
  send.mockReturnValue(new Promise(() => undefined));
  for (let stepNumber = 1; stepNumber <= 50; stepNumber += 1)
    trackEvent('new_task_opened', { stepNumber });
  expect(send).toHaveBeenCalledTimes(20);
});
