import {
  NOTIFICATION_PATH,
  SIGNATURE_HEADER,
  type Notification,
} from '@/lib/contract/payment/notification';
import { readEnv } from '@/platform/kernel/env';
import { nowInSeconds, signMessage } from '@/platform/kernel/signature';
import { request, type Answer } from '@/tests/support/http/call-platform';

const { PAYMENT_NOTIFICATION_SECRET } = readEnv({ DATABASE_URL: 'postgres://localhost/none' });

/** Signs a body as the payment service does. */
export const signed = (body: string, { age = 0, secret = PAYMENT_NOTIFICATION_SECRET } = {}) =>
  signMessage(secret, body, nowInSeconds() - age);

/** Tells the main API of an order, as the payment service would. */
export function notifyMainApi(content: unknown, signature?: string): Promise<Answer> {
  const body = JSON.stringify(content);
  return request('POST', NOTIFICATION_PATH, {
    body,
    headers: { [SIGNATURE_HEADER]: signature ?? signed(body) },
  });
}

/** What is told of an order of one month for a teacher, changed as the test wants. */
export function notificationOf(
  userId: string,
  orderId: string,
  rest: Partial<Notification> = {},
): Notification {
  return {
    ...{ event: 'paid', orderId, userId, occurredAt: new Date().toISOString() },
    licences: [{ licence: 'teacher', months: 1 }],
    giftCode: null,
    ...rest,
  };
}
