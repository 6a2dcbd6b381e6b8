import type { PaymentCallName } from '@/lib/contract/payment/calls';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { failureOf, type PaymentFailure } from '@/lib/payment/failure-of';
import {
  createPaymentClient,
  type PaymentInput,
  type PaymentReply,
} from '@/lib/payment/payment-client';
import { paymentSettings } from '@/lib/payment/payment-settings';

export type PaymentAnswer<Name extends PaymentCallName> =
  { ok: true; value: PaymentReply<Name> } | { ok: false; failure: PaymentFailure };

type PaymentOptions = {
  requestId?: string;
  /** In milliseconds, where nobody waits as long as the settings of the service allow. */
  timeLimit?: number;
};

/** A call of the payment service in the name of somebody; what went wrong on the way is in the log. [PAY-03] */
export async function callPayments<Name extends PaymentCallName>(
  name: Name,
  input: PaymentInput<Name> & { userId: string },
  { requestId, timeLimit = Infinity }: PaymentOptions = {},
): Promise<PaymentAnswer<Name>> {
  const settings = paymentSettings(serverConfig());
  const timeoutMs = Math.min(settings.timeoutMs, timeLimit);
  const result = await createPaymentClient({ ...settings, timeoutMs })(name, input);
  if (result.errors === null) return { ok: true, value: result.data };
  const failure = failureOf(result);
  if (failure.code === 'unavailable' || failure.code === 'upstream_invalid') {
    const { errors, status } = result;
    const cause = errors instanceof Error ? errors.message : 'refused';
    log().error({ requestId, call: name, status, cause }, 'payment call failed');
  }
  return { ok: false, failure };
}
