/** @jest-environment node */
import nock from 'nock';
import { z } from 'zod';
import { createPaymentClient } from './payment-client';

const ORIGIN = 'https://pay.example';
const userId = '00000000-0000-4000-8000-000000000001';
const cartId = '00000000-0000-4000-8000-00000000000a';
const settings = { origin: ORIGIN, token: 'secret', timeoutMs: 60_000, pageOrigins: [ORIGIN] };
const call = createPaymentClient(settings);
const cart = { id: cartId, items: [], promocode: null, discount: 0, total: 0, offered: [] };

const answer = (status: number, body: nock.Body, headers = {}) =>
  nock(ORIGIN).get('/cart/get/').reply(status, body, headers);
const getCart = () => call('getCart', { userId });

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

describe('a call of the payment service', () => {
  it('[API-02] has the token, the user, the query and the body', async () => {
    nock(ORIGIN, { reqheaders: { 'x-service-token': 'secret', 'x-user-id': userId } })
      .get('/cart/fast_buy_payment_url/?position=teacher-1&position=class-12')
      .reply(200, { url: `${ORIGIN}/pay/1` })
      .post(`/cart/${cartId}/apply_promocode/`, { promocode: 'TETRAD10' })
      .reply(200, cart);
    const query = { position: ['teacher-1', 'class-12'] };
    expect(await call('getFastBuyUrl', { userId, query })).toEqual({
      data: { url: `${ORIGIN}/pay/1` },
      errors: null,
      status: 200,
    });
    const body = { promocode: 'TETRAD10' };
    const applied = await call('applyPromocode', { userId, params: { cartId }, body });
    expect(applied).toEqual({ data: cart, errors: null, status: 200 });
  });

  it('[API-02] has no user when none is known', async () => {
    nock(ORIGIN, { badheaders: ['x-user-id'] })
      .get('/advertising/banner/')
      .reply(200, { banner: null });
    expect(await call('getBanner', {})).toMatchObject({ data: { banner: null } });
  });

  it('[PAY-02] without a token is not sent', async () => {
    const asked = answer(200, cart);
    const result = await createPaymentClient({ ...settings, token: undefined })('getCart', {});
    expect(result).toEqual({
      data: null,
      errors: new Error('Service token not provided!'),
      status: null,
    });
    expect(asked.isDone()).toBe(false);
  });

  it.each(['../operator', 'a/b', 'a%2Fb', ''])(
    '[PAY-04] with the cart id %j is not sent',
    async (id) => {
      const result = await call('cleanCart', { userId, params: { cartId: id } });
      expect(result).toMatchObject({ data: null, errors: expect.any(Error), status: null });
    },
  );
});

describe('what goes wrong is in errors', () => {
  it.each([400, 404, 409, 500, 503])('[PAY-03] the parsed body of a %i', async (status) => {
    const body = { code: 'x', message: 'm', requestId: 'r' };
    answer(status, body);
    expect(await getCart()).toEqual({ data: null, errors: body, status });
  });

  it('[PAY-03] that it refuses without a reason', async () => {
    answer(500, 'null');
    expect(await getCart()).toEqual({ data: null, errors: expect.any(Error), status: 500 });
  });

  it.each([
    [200, '<html>'],
    [200, ''],
    [502, 'Bad Gateway'],
    [504, ''],
  ])('[PAY-03] of a %i with the body %j that it is no JSON', async (status, body) => {
    answer(status, body);
    const errors = new Error('The answer of the payment service is no JSON');
    expect(await getCart()).toEqual({ data: null, errors, status });
  });

  it('[PAY-03] the exception of a network that fails', async () => {
    nock(ORIGIN).get('/cart/get/').replyWithError(new Error('ECONNRESET'));
    expect(await getCart()).toMatchObject({ data: null, errors: expect.any(Error), status: null });
  });

  it('[PAY-03] that the time is over', async () => {
    nock(ORIGIN).get('/cart/get/').delay(60_000).reply(200, cart);
    const result = await createPaymentClient({ ...settings, timeoutMs: 50 })('getCart', {});
    expect(result).toMatchObject({ data: null, status: null });
    expect(String(result.errors)).toMatch(/Timeout|abort/i);
    nock.abortPendingRequests();
  });

  it.each([301, 302, 307])(
    '[PAY-03] that it redirects (%i), which is not followed',
    async (status) => {
      answer(status, '', { Location: 'https://evil.example/' });
      const evil = nock('https://evil.example').get('/').reply(200, cart);
      const errors = new Error('The payment service redirects');
      expect(await getCart()).toEqual({ data: null, errors, status });
      expect(evil.isDone()).toBe(false);
    },
  );

  it('[PAY-03] that a reply is another than the contract says', async () => {
    answer(200, { ...cart, total: -1 });
    expect(await getCart()).toEqual({ data: null, errors: expect.any(z.ZodError), status: 200 });
  });

  it('[PAY-03] that a reply has no end', async () => {
    answer(200, JSON.stringify({ ...cart, note: 'x'.repeat(1_000_001) }));
    expect(await getCart()).toMatchObject({ data: null, errors: expect.any(Error), status: 200 });
  });

  it.each([
    'https://evil.example/pay/1',
    'https://pay.example.evil.example/pay/1',
    'http://pay.example/pay/1',
    'https://pay.example@evil.example/',
    'https://pay.example:8443/',
    '//evil.example/',
    'javascript:alert(1)',
  ])('[PAY-01] that the payment page is at %s', async (url) => {
    nock(ORIGIN).get(`/cart/${cartId}/payment_url/`).reply(200, { url });
    const result = await call('getPaymentUrl', { userId, params: { cartId } });
    expect(result).toMatchObject({ data: null, errors: expect.any(Error), status: 200 });
  });
});
