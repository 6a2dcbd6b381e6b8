import { leadSchema } from '@/lib/contract/lead/lead';
import { HONEYPOT } from '@/lib/lead/lead-form';
import { forgetLead, keepLead } from '@/lib/session/lead-draft';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');
jest.mock('@/lib/session/lead-draft');

const call = jest.mocked(callMainApi) as unknown as jest.Mock;
const form = {
  landingName: 'teacher',
  name: 'Анна Морозова',
  subjectId: '6',
  email: 'anna@school.ru',
  phone: '',
  school: 'Школа № 5',
  city: 'Тула',
  classCount: '2',
  comment: 'Строка\r\nи ещё',
  consent: 'yes',
  [HONEYPOT]: '',
};

function send(body: Record<string, string> | string = form, headers: Record<string, string> = {}) {
  return POST(
    new Request('http://localhost:3000/api/lead', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost:3000',
        ...headers,
      },
      body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    }),
  );
}
const placeOf = (response: Response) => [response.status, response.headers.get('location')];
const kept = () => jest.mocked(keepLead).mock.calls[0]?.[0];

beforeEach(() => {
  jest.resetAllMocks();
  jar.clear();
  given.delete('time-zone');
  call.mockResolvedValue({ ok: true, value: { done: true } });
});

describe('a form that was sent without scripts', () => {
  test('[ROUTE-21] goes to the main API, and the browser to a page that says so', async () => {
    const response = await send();
    expect(placeOf(response)).toEqual([303, '/application?landingName=teacher&sent=1#form']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [name, { body }] = call.mock.calls[0] as [string, { body: unknown }];
    expect(name).toBe('addLead');
    expect(leadSchema.parse(body)).toMatchObject({
      type: 'teacher-licence',
      meta: { subjectId: 6, classCount: 2, comment: 'Строка\nи ещё', consent: true },
    });
    expect(forgetLead).toHaveBeenCalledTimes(1);
    expect(keepLead).not.toHaveBeenCalled();
  });

  test('[TRK-03] tells what the server knows of the visit', async () => {
    const long = 'x'.repeat(10_000);
    await send(form, {
      'User-Agent': 'Lynx/2.9',
      Referer: `http://localhost:3000/application?landingName=teacher&utm_source=vk&utm_term=${long}&check=1`,
    });
    const [first] = call.mock.calls.map(([, { body }]: [string, { body: unknown }]) => body);
    expect(first).toMatchObject({
      meta: {
        visit: {
          utmMarks: [
            { utmKey: 'utm_source', utmValue: 'vk' },
            { utmKey: 'utm_term', utmValue: 'x'.repeat(500) },
          ],
          landingName: 'teacher',
          userAgent: 'Lynx/2.9',
        },
      },
    });
  });

  test('[TRK-03] from another address of the page is the same request', async () => {
    await send(form, { Referer: 'http://localhost:3000/application?utm_source=vk' });
    await send(form, { Referer: 'http://localhost:3000/application?check=12345678' });
    const [first, second] = call.mock.calls.map(
      ([, { body }]: [string, { body: { idempotencyKey: string; meta: object } }]) => body,
    );
    expect(second?.meta).not.toEqual(first?.meta);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('[NET-01] tells the main API the time zone that an earlier page told', async () => {
    jar.set('tz', 'Asia/Omsk');
    await send();
    expect(call.mock.calls[0]?.[2]).toMatchObject({ timeZone: 'Asia/Omsk' });
  });

  test('[ROUTE-21] pressed ten times is one request', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send()));
    const ids = call.mock.calls.map(
      ([, input]) => (input as { body: { idempotencyKey: string } }).body,
    );
    expect(new Set(ids.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('[ROUTE-21] with something wrong is shown again with what was typed, out of the address', async () => {
    const response = await send({ ...form, landingName: 'x', name: '<b>', consent: '' });
    const [status, place] = placeOf(response);
    expect(status).toBe(303);
    expect(place).toMatch(/^\/application\?check=[0-9a-f]{8}$/);
    expect(kept()).toMatchObject({
      type: 'application',
      problem: 'fields',
      values: { name: '<b>', email: 'anna@school.ru', comment: 'Строка\nи ещё' },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test('[ROUTE-21] that the main API refuses is shown again with the reason', async () => {
    const error = { code: 'rate_limited', status: 429, requestId: 'x' };
    call.mockResolvedValue({ ok: false, error });
    expect(placeOf(await send())[1]).toMatch(/check=[0-9a-f]{8}#form$/);
    expect(kept()).toMatchObject({ type: 'teacher-licence', problem: 'rate_limited' });
  });

  test('[ROUTE-21] by a program that fills in everything is not sent', async () => {
    await send({ ...form, [HONEYPOT]: 'http://spam.example' });
    expect(call).not.toHaveBeenCalled();
    expect(kept()).toMatchObject({ problem: 'honeypot' });
    expect(JSON.stringify(kept())).not.toContain('spam');
  });

  test('[ROUTE-21] with nothing in it is shown again', async () => {
    await send('');
    expect(kept()).toMatchObject({ problem: 'fields', values: { name: '' } });
  });

  test.each<[string, string, Record<string, string>, number, string]>([
    ['[NET-07] by another site', 'name=x', { Origin: 'https://evil.ru' }, 403, 'cross_site'],
    ['[NET-07] in a frame', 'name=x', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
    ['[NET-07] by nobody', 'name=x', { Origin: '' }, 403, 'cross_site'],
    ['as JSON', '{}', { 'Content-Type': 'application/json' }, 415, 'unsupported_media_type'],
    ['as text', 'name=x', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['[NET-06] without end', 'я'.repeat(40_000), {}, 413, 'payload_too_large'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const response = await send(body, headers);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    expect(call).not.toHaveBeenCalled();
    expect(keepLead).not.toHaveBeenCalled();
  });

  test('a failure says nothing of its cause', async () => {
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    call.mockRejectedValue(new Error('secret anna@school.ru'));
    const response = await send();
    expect(String(output.mock.calls)).not.toContain('anna@school.ru');
    output.mockRestore();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
