/** @jest-environment node */
import nock from 'nock';
import { GET as health } from '@/app/(service)/health/route';
import { GET as ready } from './route';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

it('/health says that web is alive, whatever is behind it', async () => {
  const response = health();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'alive' });
});

it('/ready is 503 without the sign-in service, and says which one is missing', async () => {
  nock('http://localhost:4100').get('/ready').reply(200, {});
  const response = await ready();
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'unavailable',
    checks: {
      mainApi: 'ready',
      sso: 'unavailable',
      payments: 'unavailable',
      diary: 'unavailable',
      storage: 'unavailable',
    },
  });
});
