import { sendJson } from '@/lib/browser/send-json';
import { addressOf } from '@/lib/contract/call/address';
import type { Part, Result } from '@/lib/contract/call/result';
import type { PaymentCallName, PaymentCalls } from '@/lib/contract/payment/calls';
import { PAYMENT_PREFIX, paymentPaths } from '@/lib/contract/payment/paths';
import type { z } from 'zod';
import { refusalOf } from './refusal-of';
import { announceSessionExpired } from './session-expired';

type Input<Name extends PaymentCallName> = Part<'params', z.input<PaymentCalls[Name]['params']>> &
  Part<'query', z.input<PaymentCalls[Name]['query']>> &
  Part<'body', z.input<PaymentCalls[Name]['body']>>;

/**
 * Calls the payment service through web's own address, as `callApi` calls the main API. [PAY-01] [PAY-02]
 *
 * @throws (rejects) Error when a parameter could change the path
 */
export async function callPayment<Name extends PaymentCallName>(
  name: Name,
  input: Input<Name>,
): Promise<Result<z.output<PaymentCalls[Name]['reply']>>> {
  const { method, path } = paymentPaths[name];
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input;
  const address = PAYMENT_PREFIX + addressOf(path.replace(/\/$/, ''), params, query);
  const { status, content } = await sendJson(address, { method, body });
  if (status >= 200 && status < 300)
    return { ok: true, value: content as z.output<PaymentCalls[Name]['reply']> };
  if (status === 401) announceSessionExpired();
  return { ok: false, error: refusalOf(status, content) };
}
