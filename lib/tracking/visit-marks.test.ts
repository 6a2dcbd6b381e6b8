/** @jest-environment jsdom */
import { sendJson } from '@/lib/browser/send-json';
import { sendVisitMarks } from './send-visit-marks';
import { keepVisitMarks, visitKeys } from './visit-marks';

jest.mock('@/lib/browser/send-json', () => ({ sendJson: jest.fn() }));
const sent = jest.mocked(sendJson);
const answer = (status: number) =>
  sent.mockResolvedValue({ status, content: { done: true }, sentAt: NaN });
const bodies = () =>
  sent.mock.calls.map(
    ([, { body }]) => body as { idempotencyKey: string; utmMarks: unknown[]; reffererUrl: string },
  );

function visit(search: string, referrer = ''): void {
  history.replaceState(null, '', `/teacher${search}`);
  sessionStorage.setItem('referrer', referrer);
  keepVisitMarks();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.mockReset();
  answer(200);
});

test('[TRK-01] marks and referrer are sent once', async () => {
  visit('?utm_source=vk&utm_campaign=autumn&x=1', 'https://ya.ru/search');
  await sendVisitMarks();
  await sendVisitMarks();
  visit('?utm_source=vk&utm_campaign=autumn', 'https://ya.ru/search');
  await sendVisitMarks();
  expect(bodies()).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      utmMarks: [
        { utmKey: 'utm_source', utmValue: 'vk' },
        { utmKey: 'utm_campaign', utmValue: 'autumn' },
      ],
      reffererUrl: 'https://ya.ru/search',
    },
  ]);
});

test('[TRK-01] other marks are sent again, under another key', async () => {
  visit('?utm_source=vk');
  await sendVisitMarks();
  visit('?utm_source=mail');
  await sendVisitMarks();
  const [first, second] = bodies();
  expect(second?.utmMarks).toEqual([{ utmKey: 'utm_source', utmValue: 'mail' }]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('[TRK-01] after a failure they are sent again under the same key, also by two tabs', async () => {
  visit('?utm_source=vk');
  answer(503);
  await sendVisitMarks();
  answer(200);
  await Promise.all([sendVisitMarks(), sendVisitMarks()]);
  await sendVisitMarks();
  const keys = bodies().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('[TRK-01] what is refused for what it is is not sent for ever', async () => {
  visit('?utm_source=vk');
  answer(400);
  await sendVisitMarks();
  await sendVisitMarks();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('[TRK-01] a visit without marks keeps the last ones and sends nothing', async () => {
  visit('');
  await sendVisitMarks();
  expect(sent).not.toHaveBeenCalled();
  visit('?utm_source=vk');
  visit('?page=2');
  expect(localStorage.getItem(visitKeys.marks)).toContain('vk');
});

test('[TRK-01] long values are cut, and markup stays text', async () => {
  visit(`?utm_term=${'x'.repeat(7_000)}&utm_content=${encodeURIComponent('<script>"</script>')}`);
  await sendVisitMarks();
  expect(bodies()[0]?.utmMarks).toEqual([
    { utmKey: 'utm_term', utmValue: 'x'.repeat(500) },
    { utmKey: 'utm_content', utmValue: '<script>"</script>' },
  ]);
});

test.each([
  'no json',
  '{}',
  'null',
  '[null, 1, {"utmKey": "__proto__", "utmValue": "x"}]',
  '[{"utmKey": "utm_source", "utmValue": {}}]',
  '[{"utmKey": "utm_source", "utmValue": "\\u0000"}]',
  `[{"utmKey": "utm_source", "utmValue": "${'x'.repeat(10_000)}"}]`,
])('[TRK-01] kept marks that are none (%.60s) are not sent', async (kept) => {
  visit('?utm_source=vk');
  localStorage.setItem(visitKeys.marks, kept);
  await sendVisitMarks();
  expect(sent).not.toHaveBeenCalled();
});
