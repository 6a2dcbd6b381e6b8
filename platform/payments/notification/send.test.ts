import nock from 'nock';
import {
  NOTIFICATION_PATH,
  SIGNATURE_HEADER,
  type Notification,
} from '@/lib/contract/payment/notification';
import { isSigned, nowInSeconds } from '@/platform/kernel/signature';
import { createSend } from './send';

const [FIRST, SECOND] = ['http://first.example', 'http://second.example'];
const secret = 's'.repeat(32);
const send = createSend({
  MAIN_API_ENDPOINTS: [FIRST, SECOND],
  PAYMENT_NOTIFICATION_SECRET: secret,
});
const content: Notification = {
  event: 'paid',
  orderId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  occurredAt: '2026-11-23T10:00:00.000Z',
  licences: [{ licence: 'teacher', months: 12 }],
  giftCode: null,
};

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test('[PAY-06] a notification is sent with a signature of what is sent', async () => {
  nock(FIRST)
    .post(NOTIFICATION_PATH)
    .reply(function answer(_, body) {
      const signature = String(this.req.headers[SIGNATURE_HEADER.toLowerCase()]);
      const signed = { secrets: [secret], body: JSON.stringify(body), signature };
      return [isSigned(signed, nowInSeconds()) ? 200 : 401, {}];
    });
  expect(await send(content)).toBe(200);
});

test('[PAY-06] when an address does not answer or fails, the next one is asked; a refusal is an answer', async () => {
  nock(FIRST).post(NOTIFICATION_PATH).replyWithError('refused');
  nock(SECOND).post(NOTIFICATION_PATH).reply(409, {});
  expect(await send(content)).toBe(409);
  nock(FIRST).post(NOTIFICATION_PATH).reply(503, {});
  nock(SECOND).post(NOTIFICATION_PATH).reply(200, {});
  expect(await send(content)).toBe(200);
});

test('[PAY-06] a redirect is not followed, and no answer is none', async () => {
  nock(FIRST).post(NOTIFICATION_PATH).reply(302, '', { Location: 'http://evil.example/' });
  expect(await send(content)).toBe(302);
  expect(await send(content)).toBeNull();
});
