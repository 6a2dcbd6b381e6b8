import { randomUUID } from 'node:crypto';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { OPERATOR_TOKEN_HEADER, USER_ID_HEADER } from '@/lib/contract/payment/calls';
import type { Cart, Order } from '@/lib/contract/payment/payment';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { readEnv } from '@/platform/kernel/env';

type Sent = {
  /** In whose name; null for nobody. */
  user: string | null;
  body?: unknown;
  /** The demo's own unless told; null for none. */
  token?: string | null;
  /** With the token of operators rather than that of web. */
  isOperator?: boolean;
};
type Reply = Partial<Cart & Order> & {
  code?: string;
  field?: string;
  url?: string;
  order?: Order | null;
};

const { PAYMENT_OPERATOR_TOKEN } = readEnv({ DATABASE_URL: 'postgres://localhost/none' });
const DEMO_TOKEN = paymentServiceToken({ DEPLOYMENT: 'demo' }) ?? '';

export function paymentsOrigin(): string {
  const origin = process.env.TEST_PAYMENTS;
  if (!origin) throw new Error('TEST_PAYMENTS is not set');
  return origin;
}

/** One call to the payment service, with whatever the test wants to send. */
export async function callPayments(
  method: string,
  path: string,
  { user, body, token = DEMO_TOKEN, isOperator = false }: Sent,
): Promise<{ status: number; body: Reply }> {
  const response = await fetch(paymentsOrigin() + path, {
    method,
    headers: {
      ...(token !== null && !isOperator && { [SERVICE_TOKEN_HEADER]: token }),
      ...(isOperator && { [OPERATOR_TOKEN_HEADER]: PAYMENT_OPERATOR_TOKEN }),
      ...(user !== null && { [USER_ID_HEADER]: user }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Reply };
}

/** The open cart of the user, with these positions in it. */
export async function fillCart(
  user: string,
  lines: { position: string; quantity?: number }[],
): Promise<Required<Pick<Reply, 'id'>> & Reply> {
  const { body: open } = await callPayments('GET', '/cart/get/', { user });
  const body = lines.map((line) => ({ cart: open.id, ...line }));
  const reply = await callPayments('POST', '/cart/add_position/', { user, body });
  if (reply.status !== 200) throw new Error(`Adding was answered ${reply.status}`);
  return { ...reply.body, id: open.id ?? '' };
}

/** The payment page of one position that is bought at once, and the id of its order. */
export async function beginOrder(
  user: string,
  position = 'teacher-12',
): Promise<{ url: string; id: string }> {
  const path = `/cart/fast_buy_payment_url/?position=${position}`;
  const { body } = await callPayments('GET', path, { user });
  const url = body.url ?? '';
  return { url, id: url.split('/').at(-1) ?? '' };
}

/** What a payer sends from the payment page. */
export function submitPayment(url: string, fields: Record<string, string> = {}): Promise<Response> {
  const form = { action: 'pay', email: 'payer@example.ru', offer: '2021-08-01', ...fields };
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

export const someUser = () => randomUUID();
