import { z } from 'zod';
import type { PaymentCall } from '@/lib/contract/payment/calls';
import { readBoundedText } from '@/lib/http/bounded-text';
import type { PaymentResult } from './payment-result';

/** More than any reply needs; a larger one is not read to its end. */
const MAX_BYTES = 1_000_000;

const pageSchema = z.object({ url: z.url() });

/**
 * What an answer of the payment service means. [PAY-03]
 *
 * @throws (rejects) with the failure of the network while it is read
 */
export async function readReply(
  response: Response,
  { reply }: PaymentCall,
  pageOrigins: readonly string[],
): Promise<PaymentResult<unknown>> {
  const { status } = response;
  const fail = (errors: NonNullable<unknown>) => ({ data: null, errors, status });
  const read = await readBoundedText(response.body, MAX_BYTES);
  if (status >= 300 && status < 400) return fail(new Error('The payment service redirects'));
  const body = read.kind === 'text' ? parseJson(read.text) : undefined;
  if (body === undefined) return fail(new Error('The answer of the payment service is no JSON'));
  if (!response.ok) return fail(body ?? new Error('The payment service refuses without a reason'));
  const parsed = reply.safeParse(body);
  if (!parsed.success) return fail(parsed.error);
  if (isForeignPage(parsed.data, pageOrigins))
    return fail(new Error('The payment page is at a foreign address'));
  return { data: parsed.data, errors: null, status };
}

/** Undefined for what is no JSON, which is a value that JSON does not have. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a reply would send a payer to where no payment page is. */
function isForeignPage(reply: unknown, pageOrigins: readonly string[]): boolean {
  const page = pageSchema.safeParse(reply);
  return page.success && !pageOrigins.includes(new URL(page.data.url).origin);
}
