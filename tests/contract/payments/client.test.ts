import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { paymentCalls } from '@/lib/contract/payment/calls';
import { createPaymentClient, type PaymentClient } from '@/lib/payment/payment-client';
import { paymentsOrigin, someUser } from '@/tests/support/payments/call-payments';

const settings = {
  origin: paymentsOrigin(),
  token: paymentServiceToken({ DEPLOYMENT: 'demo' }),
  timeoutMs: 60_000,
  pageOrigins: [paymentsOrigin()],
};
const client = createPaymentClient(settings);
const called = new Set<string>();
const call: PaymentClient = (name, input) => {
  called.add(name);
  return client(name, input);
};

test('[API-02] every call of the payment service is answered as the contract says', async () => {
  const userId = someUser();
  const opened = await call('getCart', { userId });
  const cartId = opened.data?.id ?? '';
  const params = { cartId };
  const body = ['teacher-1', 'class-12'].map((position) => ({ cart: cartId, position }));
  const replies = [
    opened,
    await call('getCart', { userId, query: { cart_id: cartId } }),
    await call('addPositions', { userId, body }),
    await call('deletePosition', { userId, params, query: { position: 'class-12' } }),
    await call('applyPromocode', { userId, params, body: { promocode: 'TETRAD10' } }),
    await call('getPaymentUrl', { userId, params }),
    await call('getPaymentUrl', {
      ...{ userId, params },
      query: { as_gift: 'true', email: 'friend@example.ru' },
    }),
    await call('getLastOrder', { userId }),
    await call('cleanCart', { userId, params }),
    await call('getFastBuyUrl', { userId, query: { position: ['teacher-1', 'teacher-1'] } }),
    await call('getBanner', {}),
  ];
  expect(replies.map(({ errors, status }) => [errors, status])).toEqual(
    replies.map(() => [null, 200]),
  );
  expect([...called].sort()).toEqual(Object.keys(paymentCalls).sort());
});

test('[PAY-03] [PAY-04] a refusal comes with its parsed body and status', async () => {
  const { data } = await call('getCart', { userId: someUser() });
  const query = { cart_id: data?.id };
  expect(await call('getCart', { userId: someUser(), query })).toEqual({
    data: null,
    errors: expect.objectContaining({ code: 'not_found' }),
    status: 404,
  });
  const stranger = createPaymentClient({ ...settings, token: 'made up' });
  expect(await stranger('getBanner', {})).toMatchObject({ data: null, status: 401 });
});
