/** @jest-environment node */
import nock from 'nock';
import { createReadinessCheck } from './readiness';

const service = (required: boolean, ...endpoints: string[]) => ({
  endpoints,
  timeoutMs: 6_000,
  readyPath: '/ready',
  required,
});
const look = (mainApi: string[], diary: string[] = ['http://diary.example']) =>
  createReadinessCheck({ mainApi: service(true, ...mainApi), diary: service(false, ...diary) });

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

const ready = (address: string, status = 200) => nock(address).get('/ready').reply(status, {});

describe('the readiness of web', () => {
  it('holds when every service is ready', async () => {
    ready('http://a.example');
    ready('http://diary.example');
    expect(await look(['http://a.example'])()).toMatchObject({
      ready: true,
      checks: { mainApi: 'ready', diary: 'ready' },
      times: { mainApi: expect.any(Number), diary: expect.any(Number) },
    });
  });

  it('does not hold without a required service', async () => {
    ready('http://a.example', 503);
    ready('http://diary.example');
    expect(await look(['http://a.example'])()).toMatchObject({
      ready: false,
      checks: { mainApi: 'unavailable', diary: 'ready' },
    });
  });

  it('holds without one that is not required', async () => {
    ready('http://a.example');
    expect(await look(['http://a.example'])()).toMatchObject({
      ready: true,
      checks: { mainApi: 'ready', diary: 'unavailable' },
    });
  });

  it('holds when one of several addresses is ready', async () => {
    ready('http://a.example', 503);
    ready('http://b.example');
    expect(await look(['http://a.example', 'http://b.example'])()).toMatchObject({ ready: true });
  });

  it('asks the services once a second, however many ask', async () => {
    let time = 0;
    const services = { mainApi: service(true, 'http://a.example') };
    const check = createReadinessCheck(services, () => time);
    ready('http://a.example');
    await Promise.all([check(), check()]);
    time = 999;
    expect(await check()).toMatchObject({ ready: true });
    time = 1_000;
    expect(await check()).toMatchObject({ ready: false });
  });
});
