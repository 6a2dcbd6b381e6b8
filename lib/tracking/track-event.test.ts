/** @jest-environment jsdom */
import type { JsonReply } from '@/lib/browser/send-json';

const send = jest.fn<Promise<JsonReply>, [string, { body: { idempotencyKey: string } }]>();
jest.mock('@/lib/browser/send-json', () => ({
  sendJson: (...call: [string, { body: { idempotencyKey: string } }]) => send(...call),
}));
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const reply = (status: number): JsonReply => ({ status, content: null, sentAt: NaN });
const keys = () => send.mock.calls.map(([, { body }]) => body.idempotencyKey);

const leave = () => void window.dispatchEvent(new Event('pagehide'));
const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
};
const heard: [string, EventListenerOrEventListenerObject][] = [];

let trackEvent: typeof import('./track-event').trackEvent;
beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(reply(200));
  beacon.mockReset().mockReturnValue(true);
  // What pages before this one listen to is gone with them.
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
    heard.push([type, listener]);
    add(type, listener);
  });
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  ({ trackEvent } = await import('./track-event'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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
  leave();
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

test.each([0, 429, 503])(
  '[TRK-02] what answers %i twice is handed to the browser when the page is left, once',
  async (status) => {
    send.mockResolvedValue(reply(status));
    trackEvent('student_visit_cabinet_page');
    await jest.advanceTimersByTimeAsync(60_000);
    leave();
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    await goOnline();
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('[TRK-02] what did not arrive is told when the network is back, under the same key', async () => {
  send.mockResolvedValue(reply(0));
  trackEvent('student_visit_cabinet_page');
  await jest.advanceTimersByTimeAsync(60_000);
  send.mockResolvedValue(reply(200));
  await goOnline();
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  await goOnline();
  leave();
  expect([send.mock.calls.length, beacon.mock.calls.length]).toEqual([3, 0]);
});

test('[TRK-02] the network coming back does not send what is being sent', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  trackEvent('student_visit_cabinet_page');
  await goOnline();
  expect(send).toHaveBeenCalledTimes(1);
});

test('[TRK-02] what the browser does not take waits for the next chance', async () => {
  send.mockResolvedValue(reply(0));
  trackEvent('student_visit_cabinet_page');
  await jest.advanceTimersByTimeAsync(60_000);
  beacon.mockReturnValueOnce(false);
  leave();
  leave();
  leave();
  expect(beacon).toHaveBeenCalledTimes(2);
});

test('[TRK-02] without a platform no more than twenty wait', async () => {
  send.mockResolvedValue(reply(503));
  for (let stepNumber = 1; stepNumber <= 50; stepNumber += 1)
    trackEvent('new_task_opened', { stepNumber });
  await jest.advanceTimersByTimeAsync(60_000);
  trackEvent('new_task_opened', { stepNumber: 51 });
  leave();
  expect(beacon).toHaveBeenCalledTimes(20);
});
