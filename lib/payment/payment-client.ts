import type { z } from 'zod';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { addressOf } from '@/lib/contract/call/address';
import type { Part } from '@/lib/contract/call/result';
import {
  paymentCalls,
  USER_ID_HEADER,
  type PaymentCall,
  type PaymentCallName,
  type PaymentCalls,
} from '@/lib/contract/payment/calls';
import type { PaymentResult } from './payment-result';
import { readReply } from './read-reply';

export type PaymentSettings = {
  /** The base address of the mode. */
  origin: string;
  /** With which web is known there; stays on the server. [PAY-02] */
  token: string | undefined;
  timeoutMs: number;
  /** Where payment pages may be: to no other address is anybody sent. */
  pageOrigins: readonly string[];
};

/** What goes into a call; `userId` when the user is known. */
export type PaymentInput<Name extends PaymentCallName> = { userId?: string } & Part<
  'params',
  z.input<PaymentCalls[Name]['params']>
> &
  Part<'query', z.input<PaymentCalls[Name]['query']>> &
  Part<'body', z.input<PaymentCalls[Name]['body']>>;

/** What a call replies. */
export type PaymentReply<Name extends PaymentCallName> = z.output<PaymentCalls[Name]['reply']>;

export type PaymentClient = <Name extends PaymentCallName>(
  name: Name,
  input: PaymentInput<Name>,
) => Promise<PaymentResult<PaymentReply<Name>>>;

type AnyInput = { userId?: string; params?: unknown; query?: unknown; body?: unknown };

/**
 * A client of the payment service. A call never throws (rejects): what went wrong is in `errors` – the body
 * of a refusal, or the exception. Nothing is sent twice by it and no redirect is followed, so the token
 * reaches no other host. [API-02] [PAY-03]
 */
export function createPaymentClient(settings: PaymentSettings): PaymentClient {
  return async (name, input) => {
    try {
      const response = await send(settings, paymentCalls[name], input);
      return (await readReply(response, paymentCalls[name], settings.pageOrigins)) as PaymentResult<
        PaymentReply<typeof name>
      >;
    } catch (error) {
      return { data: null, errors: error ?? new Error('No reason'), status: null };
    }
  };
}

/** @throws (rejects) Error 'Service token not provided!' without a token; with the failure of the network */
async function send(
  { origin, token, timeoutMs }: PaymentSettings,
  { method, path }: PaymentCall,
  { userId, params, query, body }: AnyInput,
): Promise<Response> {
  if (!token) throw new Error('Service token not provided!');
  return fetch(`${origin}${addressOf(path, params, query)}`, {
    method,
    headers: {
      Accept: 'application/json',
      [SERVICE_TOKEN_HEADER]: token,
      ...(userId !== undefined && { [USER_ID_HEADER]: userId }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
