/** @jest-environment node */
import nock from 'nock';
import { fetchClient } from './fetch-client';

const [first, second] = ['https://one.example', 'https://two.example'];
const tell = () => fetchClient([first, second])(`${first}/logout`, { method: 'POST', body: 'x' });

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

test('[TRUST-05] the first main API that takes it is told, and no other', async () => {
  nock(first).post('/logout', 'x').reply(200);
  expect((await tell()).status).toBe(200);
});

test.each([503, 404, 400])(
  '[TRUST-05] the next main API is told when the first one answers %i',
  async (status) => {
    nock(first).post('/logout', 'x').reply(status);
    nock(second).post('/logout', 'x').reply(200);
    expect((await tell()).status).toBe(200);
  },
);

test('[TRUST-05] the next main API is told when the first one does not answer', async () => {
  nock(first).post('/logout').replyWithError('gone');
  nock(second).post('/logout', 'x').reply(200);
  expect((await tell()).status).toBe(200);
});

test('[TRUST-05] what no main API has taken is a failure', async () => {
  nock(first).post('/logout').reply(503);
  nock(second).post('/logout').reply(400);
  expect((await tell()).status).toBe(400);
  nock(first).post('/logout').reply(503);
  nock(second).post('/logout').replyWithError('gone');
  await expect(tell()).rejects.toThrow();
});
