/** @jest-environment node */
import nock from 'nock';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import type { Session } from '@/lib/session/session';
import { DELETE, GET, OPTIONS, POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/app/_server/session/read-or-clear-session', () => ({ readOrClearSession: jest.fn() }));
const session = jest.mocked(readOrClearSession);

const WEB = 'http://localhost:3000';
const PAYMENTS = 'http://localhost:4300';
const userId = '00000000-0000-4000-8000-000000000001';
const cartId = '00000000-0000-4000-8000-00000000000a';
const cart = { id: cartId, items: [], promocode: null, discount: 0, total: 0, offered: [] };
const signedIn = { current: { userId, token: 't' }, entries: [] } as unknown as Session;
const GET_CART = 'cart/get';

const ask = (path: string, init: RequestInit = {}) =>
  new Request(`${WEB}/api/payment/${path}`, init);
const send = (path: string, body: unknown, headers = {}) =>
  POST(
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Origin: WEB, 'Content-Type': 'application/json', ...headers },
    }),
  );
/** A time limit that is soon over. */
const timeout = AbortSignal.timeout.bind(AbortSignal);
const afterMoment = () => timeout(30);
const features = (isNewBillingUnavailable = false) =>
  nock('http://localhost:4100')
    .persist()
    .get('/api/v1/product-feature/')
    .reply(200, {
      ...defaultProductFeatures,
      isNewBillingUnavailable: { enable: isNewBillingUnavailable, details: null },
    });
const bodyOf = async (response: Response) => JSON.parse(await response.text()) as { code: string };

beforeAll(() => {
  nock.disableNetConnect();
  process.env.LOG_LEVEL = 'silent';
});
beforeEach(() => {
  session.mockReset().mockResolvedValue(signedIn);
  features();
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe("the browser's door to the payment service", () => {
  it('[PAY-02] [PAY-04] calls with our token and the user of the session, whatever the browser says', async () => {
    let carried: Record<string, string> = {};
    nock(PAYMENTS)
      .post('/cart/add_position/', [{ cart: cartId, position: 'teacher-1', quantity: 1 }])
      .reply(function () {
        carried = this.req.headers as unknown as Record<string, string>;
        return [200, cart];
      });
    const response = await send('cart/add_position', [{ cart: cartId, position: 'teacher-1' }], {
      'X-User-Id': 'evil',
      'X-Service-Token': 'evil',
      Cookie: 'session=secret',
    });
    expect(await bodyOf(response)).toEqual(cart);
    expect(carried['x-user-id']).toBe(userId);
    expect(carried['x-service-token']).toMatch(/^demo-/);
    expect(JSON.stringify(carried)).not.toMatch(/evil|secret/);
    expect(JSON.stringify([...response.headers])).not.toMatch(/demo-/);
  });

  it.each([
    [400, { code: 'invalid_request', message: 'inner', requestId: 'r', field: 'a' }, 400],
    [404, { code: 'promocode_not_found', message: 'inner', requestId: 'r' }, 404],
    [409, { code: 'promocode_used_up', message: 'inner', requestId: 'r' }, 409],
    [409, { code: 'unknown code' }, 503],
    [401, { code: 'unauthorized', message: 'inner', requestId: 'r' }, 503],
    [403, { code: 'forbidden', message: 'inner', requestId: 'r' }, 503],
    [500, { code: 'internal', message: 'inner', requestId: 'r' }, 503],
    [500, null, 503],
    [502, '<html>inner', 503],
    [200, '<html>inner', 502],
    [200, { ...cart, total: -1 }, 502],
    [302, '', 502],
  ])('[PAY-03] answers a %i with %j by %i, in words of its own', async (status, body, expected) => {
    nock(PAYMENTS)
      .get('/cart/get/')
      .reply(status, (typeof body === 'string' ? body : JSON.stringify(body)) as nock.Body, {
        Location: 'https://evil.example/',
      });
    const response = await GET(ask(GET_CART));
    expect(response.status).toBe(expected);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      message: expect.stringMatching(/[а-я]/),
      requestId: response.headers.get('x-request-id'),
    });
    expect(text).not.toContain('inner');
  });

  it('[PAY-03] answers 503 when there is no network', async () => {
    nock(PAYMENTS).get('/cart/get/').replyWithError(new Error('ECONNREFUSED secret'));
    const response = await GET(ask(GET_CART));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
  });

  it('[PAY-03] [NET-03] answers 503 when the time is over, without a second try', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(afterMoment);
    const begun = jest.fn();
    nock(PAYMENTS).persist().get('/cart/get/').delay(60_000).reply(200, cart).on('request', begun);
    const response = await GET(ask(GET_CART));
    expect([response.status, (await bodyOf(response)).code]).toEqual([503, 'unavailable']);
    expect(limit).toHaveBeenCalledWith(60_000);
    limit.mockRestore();
    expect(begun).toHaveBeenCalledTimes(1);
    nock.abortPendingRequests();
  });

  it.each([
    [200, 502],
    [500, 503],
  ])('[PAY-03] answers a %i that is too large by %i', async (status, expected) => {
    const large = { ...cart, promocode: 'x'.repeat(1_000_000) };
    nock(PAYMENTS).get('/cart/get/').reply(status, large);
    expect((await GET(ask(GET_CART))).status).toBe(expected);
  });

  it('[PAY-03] passes on of a reply only what the contract names', async () => {
    const more = JSON.stringify(cart).replace('{', '{"__proto__":{"evil":1},"constructor":1,');
    nock(PAYMENTS).get('/cart/get/').reply(200, more);
    const response = await GET(ask(GET_CART));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(JSON.stringify(cart));
    expect({}).not.toHaveProperty('evil');
  });

  it('[PAY-01] sends nobody to a payment page of a foreign host', async () => {
    nock(PAYMENTS)
      .get(`/cart/${cartId}/payment_url/`)
      .reply(200, { url: 'https://evil.example/pay/1' });
    const response = await GET(ask(`cart/${cartId}/payment_url`));
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('evil');
  });

  it('[PAY-05] calls nobody while the billing is unavailable', async () => {
    nock.cleanAll();
    features(true);
    const response = await GET(ask(GET_CART));
    expect([response.status, (await bodyOf(response)).code]).toEqual([503, 'unavailable']);
  });
});

describe('what it refuses without a call', () => {
  it.each([
    ['slashes', `cart/a%2Fb/clean`],
    ['dots', `cart/../operator/clean`],
    ['encoded dots', `cart/%2e%2e/clean`],
  ])('[PAY-04] a cart id of %s is no path', async (_, path) => {
    const response = await DELETE(ask(path, { method: 'DELETE', headers: { Origin: WEB } }));
    expect(response.status).toBe(404);
  });

  it.each([
    ['a made-up cart', { cart: 'x', position: 'teacher-1' }, 'body.0.cart'],
    ['a price', { cart: cartId, position: 'teacher-1', price: 1 }, 'body.0.price'],
    ['a negative quantity', { cart: cartId, position: 'a', quantity: -1 }, 'body.0.quantity'],
    ['half a piece', { cart: cartId, position: 'a', quantity: 0.5 }, 'body.0.quantity'],
    ['a million pieces', { cart: cartId, position: 'a', quantity: 1e6 }, 'body.0.quantity'],
    ['a position of slashes', { cart: cartId, position: '../x' }, 'body.0.position'],
  ])('[PAY-01] %s', async (_, line, field) => {
    const response = await send('cart/add_position', [line]);
    expect(response.status).toBe(400);
    expect(await bodyOf(response)).toMatchObject({ code: 'invalid_request', field });
  });

  it.each([
    ['a prototype in a line', `[{"cart":"${cartId}","position":"a","__proto__":{"price":1}}]`, 400],
    ['a prototype in place of all', '{"__proto__":[]}', 400],
    ['a constructor', `[{"cart":"${cartId}","position":"a","constructor":{}}]`, 400],
    ['half of JSON', '[{', 400],
    ['a megabyte and more', `["${'x'.repeat(1_000_000)}"]`, 413],
  ])('[PAY-03] %s in the body', async (_, body, status) => {
    const headers = { Origin: WEB, 'Content-Type': 'application/json' };
    const response = await POST(ask('cart/add_position', { method: 'POST', body, headers }));
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/"message":"[А-Я]/);
    expect({}).not.toHaveProperty('price');
  });

  it('[PAY-01] a user or a total in the query', async () => {
    for (const query of ['user_id=1', 'total=1', '__proto__=1'])
      expect((await GET(ask(`${GET_CART}?${query}`))).status).toBe(400);
  });

  it('[PAY-01] who is not signed in, another method, another path and another site', async () => {
    const { status } = await send('cart/add_position', [], { Origin: 'https://evil.example' });
    expect(status).toBe(403);
    expect((await OPTIONS(ask(GET_CART, { method: 'OPTIONS' }))).status).toBe(405);
    expect((await GET(ask('operator/orders/1/'))).status).toBe(404);
    session.mockResolvedValue(null);
    expect((await GET(ask(GET_CART))).status).toBe(401);
    expect((await GET(ask('advertising/banner'))).status).toBe(401);
  });
});
