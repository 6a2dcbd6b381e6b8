import { NOTIFICATION_PATH, SIGNATURE_HEADER } from '@/lib/contract/payment/notification';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { readBody } from '@/lib/http/read-body';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceApp } from '@/platform/kernel/service';
import { isSigned, nowInSeconds } from '@/platform/kernel/signature';
import type { MainApi } from '@/platform/main-api/context';
import { receiveNotification } from './receive-notification';

const MAX_BYTES = 20_000;

/**
 * Takes notifications of the payment service. Not a row of the endpoint table: nobody signs in for it, the
 * signature is over the body as it came, and what is not signed is not even parsed. [PAY-06]
 */
export function addNotificationRoute(app: ServiceApp, { db, env }: MainApi): void {
  const { PAYMENT_NOTIFICATION_SECRET, PAYMENT_NOTIFICATION_SECRET_PREVIOUS } = env;
  const secrets = acceptedSecrets(
    PAYMENT_NOTIFICATION_SECRET,
    PAYMENT_NOTIFICATION_SECRET_PREVIOUS,
  );
  app.post(NOTIFICATION_PATH, async (http) => {
    const { headers, body } = http.req.raw;
    const read = await readBody({ headers, body }, MAX_BYTES);
    if (!read.ok) throw new ServiceError(read.refusal.code);
    const signed = {
      secrets,
      body: read.value,
      signature: http.req.header(SIGNATURE_HEADER) ?? '',
    };
    if (!isSigned(signed, nowInSeconds())) throw new ServiceError('unauthorized');
    await receiveNotification(db, parseJson(read.value));
    http.header('Cache-Control', 'no-store');
    return http.json({ done: true });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ServiceError('invalid_request', { field: 'body' });
  }
}
