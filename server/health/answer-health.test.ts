/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import nock from 'nock';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { readServerConfig, serverConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { answerHealth } from './answer-health';

jest.mock('@/lib/config/server', () => {
  const actual = jest.requireActual<typeof import('@/lib/config/server')>('@/lib/config/server');
  return { ...actual, serverConfig: jest.fn() };
});

const TOKEN = 'details-token-of-the-test-0123456789';
const configured = (token?: string) =>
  jest.mocked(serverConfig).mockReturnValue(readServerConfig({ READY_DETAILS_TOKEN: token }));

/** What web answers to a request for this address. */
async function ask(url: string, authorization?: string) {
  let status = 0;
  let headers: Record<string, unknown> = {};
  let body = '';
  const response = {
    writeHead: (given: number, sent: Record<string, unknown>) => {
      status = given;
      headers = sent;
    },
    end: (text: string) => (body = text),
  };
  const socket = { remoteAddress: '203.0.113.77' };
  const request = { url, headers: { authorization }, socket } as IncomingMessage;
  const isAnswered = await answerHealth(request, response as unknown as ServerResponse);
  return { isAnswered, status, headers, body };
}
const ready = (origin: string) => nock(origin).get('/ready').reply(200, {});

beforeAll(() => nock.disableNetConnect());
beforeEach(() => configured(TOKEN));
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe('/ready?details', () => {
  test('with a wrong token is written down, without the token and the whole address', async () => {
    const info = jest.spyOn(log(), 'info').mockImplementation(() => {});
    await ask('/ready?details', 'Bearer guess');
    expect(JSON.stringify(info.mock.calls)).toBe(
      JSON.stringify([
        [
          {
            ...{ event: 'operator_call', outcome: 'refused', way: 'ready_details' },
            network: '203.0.113.0/24',
          },
          'access',
        ],
      ]),
    );
  });

  test.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['a wrong one', `Bearer ${TOKEN.slice(1)}x`],
    ['the beginning of one', `Bearer ${TOKEN.slice(0, 20)}`],
    ['more than one', `Bearer ${TOKEN}${TOKEN}`],
    ['one of another kind', `Basic ${TOKEN}`],
  ])('[API-01] with %s is not there, and says nothing', async (_, authorization) => {
    for (const url of [
      '/ready?details',
      '/ready?details=1',
      '/ready?x=1&details',
      '/ready?%64etails',
    ])
      expect(await ask(url, authorization)).toMatchObject({ status: 404, body: '{}' });
  });

  test('[CONF-01] without a configured token is off for everybody', async () => {
    configured();
    for (const given of ['undefined', '', TOKEN])
      expect((await ask('/ready?details', `Bearer ${given}`)).status).toBe(404);
  });

  test('[API-01] with the token tells of features, services with their times, and documents', async () => {
    for (const port of [4100, 4200, 4300]) ready(`http://localhost:${port}`);
    nock('http://localhost:4100')
      .get('/api/v1/product-feature/')
      .reply(200, {
        ...defaultProductFeatures,
        studentContest: { enable: true, details: { title: 'Конкурс' } },
      });
    const { status, headers, body } = await ask('/ready?details', `Bearer ${TOKEN}`);
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    const took = { milliseconds: expect.any(Number) };
    expect(JSON.parse(body)).toEqual({
      status: 'ready',
      build: expect.any(String),
      features: ['studentContest', 'isMeshAvailable'],
      services: {
        mainApi: { state: 'ready', ...took },
        sso: { state: 'ready', ...took },
        payments: { state: 'ready', ...took },
        diary: { state: 'unavailable', ...took },
        storage: { state: 'unavailable', ...took },
      },
      documents: null,
    });
    // What everybody is told is not more than before.
    expect(JSON.parse((await ask('/ready')).body)).toEqual({
      status: 'ready',
      checks: expect.any(Object),
      documents: null,
    });
  });
});
