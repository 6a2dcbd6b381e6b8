import { randomUUID } from 'node:crypto';
import { callPayments } from '@/app/_server/payments';
import { shownFeatures } from '@/app/_server/product-features';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { serverConfig } from '@/lib/config/server';
import type { Failure } from '@/lib/contract/call/result';
import { errorTable } from '@/lib/contract/call/errors';
import { paymentCalls, type PaymentCallName } from '@/lib/contract/payment/calls';
import { PAYMENT_PREFIX } from '@/lib/contract/payment/paths';
import { logFault } from '@/lib/log/log-fault';
import type { PaymentInput } from '@/lib/payment/payment-client';
import { answerCall } from '@/lib/proxy/answer-call';
import { createFind } from '@/lib/proxy/find-endpoint';
import type { ReadCall } from '@/lib/proxy/read-call';
import { toResponse } from '@/lib/proxy/respond';
import type { Session } from '@/lib/session/session';

/** The calls of the payment service, for who is signed in. */
const find = createFind(
  Object.fromEntries(
    Object.entries(paymentCalls).map(([name, row]) => [
      name,
      { ...row, path: `${PAYMENT_PREFIX}${row.path}` as const, access: 'user' },
    ]),
  ) as Record<PaymentCallName, (typeof paymentCalls)[PaymentCallName]>,
);

/** The browser's only door to the payment service, whose token stays here. [PAY-01] [PAY-02] [NET-06] */
async function handle(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const reply = await answerCall<PaymentCallName, Session>(request, {
    publicOrigin: serverConfig().PUBLIC_ORIGIN,
    requestId,
    find,
    identify: readOrClearSession,
    carryOut: (read) => carryOut(read, requestId),
    onFault: (error) => logFault(error, requestId),
  });
  return toResponse(reply);
}

async function carryOut(
  { name, input, caller }: ReadCall<PaymentCallName, Session>,
  requestId: string,
) {
  const { isNewBillingUnavailable } = await shownFeatures();
  // [PAY-05]
  if (isNewBillingUnavailable.enable || caller === null) return failed('unavailable', requestId);
  // The schemas that it has passed are those of the row called `name`.
  const given = input as PaymentInput<typeof name>;
  const result = await callPayments(
    name,
    { ...given, userId: caller.current.userId },
    { requestId },
  );
  return result.ok ? result : failed(result.failure.code, requestId, result.failure.field);
}

function failed(code: Failure['code'], requestId: string, field?: string) {
  const error = { code, status: errorTable[code].status, requestId, ...(field && { field }) };
  return { ok: false, error } as const;
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
