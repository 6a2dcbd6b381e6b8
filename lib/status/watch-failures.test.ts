/** @jest-environment jsdom */
import { reportingAttributes } from './report-failures';
import { watchFailures } from './watch-failures';

const reload = jest.fn();
const send = jest.fn<Promise<unknown>, [string, RequestInit]>();
const { dataset } = document.documentElement;

const happen = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
/** Until what sends is loaded, and has sent. */
const settle = () => new Promise((done) => setTimeout(done, 20));
const told = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object);
const missing = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

let watched: [string, EventListener][] = [];

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  send.mockReset().mockResolvedValue({});
  global.fetch = send as unknown as typeof fetch;
  Object.assign(dataset, { errorReporting: 'https://errors.example/in', build: '1.2.3' });
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
    expect(told()).toEqual([
      expect.objectContaining({ message: 'TypeError: a', path: '/', build: '1.2.3' }),
      expect.objectContaining({ message: 'RangeError: b' }),
    ]);
    const [address, options] = send.mock.calls[0] ?? [];
    expect(address).toBe('https://errors.example/in');
    expect(options).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    });
  });

  test('[STATUS-15] go nowhere when no service is configured', async () => {
    delete dataset.errorReporting;
    happen(new TypeError('a'));
    await settle();
    expect(send).not.toHaveBeenCalled();
  });

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
    expect(told()).toEqual([expect.objectContaining({ message: 'ChunkLoadError: gone' })]);
  });
});

test('[STATUS-15] the page names the service when there is one', () => {
  expect(reportingAttributes({ BUILD_NUMBER: '1' })).toEqual({});
  expect(
    reportingAttributes({ BUILD_NUMBER: '1', ERROR_REPORTING_URL: 'https://e.example/' }),
  ).toEqual({ 'data-error-reporting': 'https://e.example/', 'data-build': '1' });
});
