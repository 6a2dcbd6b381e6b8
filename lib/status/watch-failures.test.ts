/** @jest-environment jsdom */
import { reportingAttributes } from './report-failures';
import { watchFailures } from './watch-failures';

const reload = jest.fn();
const send = jest.fn<Promise<unknown>, [string, RequestInit]>();
const reply = { status: 200, headers: new Map() };
const { dataset } = document.documentElement;

const happen = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
/** Until what sends has sent. */
const settle = () => new Promise((done) => setTimeout(done, 20));
/** The errors in what was sent, each the third line of an envelope. */
const told = () =>
  send.mock.calls.flatMap(([, { body }]) => {
    const event = JSON.parse(String(body).split('\n')[2] ?? '') as Event;
    return event.exception.values.map(({ type, value }) => `${type}: ${value}`);
  });
type Event = { exception: { values: { type: string; value: string }[] } };
const missing = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

// Only the first test would have to wait for it.
beforeAll(() => import('./send-failure'));

let watched: [string, EventListener][] = [];

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  send.mockReset().mockImplementation(() => Promise.resolve(reply));
  global.fetch = send as unknown as typeof fetch;
  Object.assign(dataset, { errorReporting: 'https://key@errors.example/5', build: '1.2.3' });
  watched = [];
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    watched.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  watchFailures(reload);
});
afterEach(() => {
  watched.forEach(([type, listener]) => window.removeEventListener(type, listener));
  jest.restoreAllMocks();
});

describe('errors that nobody caught', () => {
  test('[STATUS-15] go to the configured service, without cookies and address', async () => {
    happen(new TypeError('a'));
    reject(new RangeError('b'));
    await settle();
    expect(told()).toEqual(['TypeError: a', 'RangeError: b']);
    const [address, options] = send.mock.calls[0] ?? [];
    expect(address).toMatch(/^https:\/\/errors\.example\/api\/5\/envelope\/\?.*sentry_key=key/);
    expect(options).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    });
    expect(JSON.parse(String(options?.body).split('\n')[2] ?? '')).toMatchObject({
      release: '1.2.3',
      request: { url: 'http://localhost/' },
      exception: { values: [{ mechanism: { handled: false } }] },
    });
  });

  test('[STATUS-15] go nowhere when no service is configured', async () => {
    delete dataset.errorReporting;
    happen(new TypeError('a'));
    await settle();
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['text', null, undefined, 12, { message: 'x' }])(
    '[STATUS-15] what is no error is not told: %j',
    async (thrown) => {
      reject(thrown);
      await settle();
      expect(send).not.toHaveBeenCalled();
    },
  );

  test('[STATUS-15] are told once each, and five times at most', async () => {
    const same = new TypeError('same');
    for (let i = 0; i < 10; i++) happen(same);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 10; i++) reject(new TypeError(`other ${'x'.repeat(i)}`));
    await settle();
    expect(send).toHaveBeenCalledTimes(5);
  });

  test('[STATUS-15] a service that does not answer is not reported', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    happen(new TypeError('a'));
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('[STATUS-15] a missing part loads the page again instead, then it is reported', async () => {
    happen(missing());
    reject(missing());
    expect(reload).toHaveBeenCalledTimes(1);
    await settle();
    expect(send).not.toHaveBeenCalled();
    // The page that was loaded again, in the same tab.
    watched.forEach(([type, listener]) => window.removeEventListener(type, listener));
    watchFailures(reload);
    happen(missing());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told()).toEqual(['ChunkLoadError: gone']);
  });
});

test('[STATUS-15] the page names the service when there is one', () => {
  expect(reportingAttributes({ BUILD_NUMBER: '1' })).toEqual({});
  expect(
    reportingAttributes({ BUILD_NUMBER: '1', ERROR_REPORTING_URL: 'https://k@e.example/1' }),
  ).toEqual({ 'data-error-reporting': 'https://k@e.example/1', 'data-build': '1' });
});
