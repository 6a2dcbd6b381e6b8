import type { z } from 'zod';
import type { PaymentCallName, PaymentCalls } from '@/lib/contract/payment/calls';
import type { Database } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type * as schema from './schema';

export type Db = Database<typeof schema>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What the calls and pages of payment work with. */
export type Payments = {
  env: PlatformEnv;
  db: Db;
  /** Says that something may be due: it is sent now rather than at the next look. */
  deliverSoon(): void;
};

export type PaymentContext = Payments & {
  /** In whose name web calls; null when it has not said. */
  userId: string | null;
};

type InputOf<Name extends PaymentCallName> = {
  params: z.output<PaymentCalls[Name]['params']>;
  query: z.output<PaymentCalls[Name]['query']>;
  body: z.output<PaymentCalls[Name]['body']>;
};

/** One call: what came in is parsed, the service token is verified. */
export type PaymentVerb<Name extends PaymentCallName> = (
  context: PaymentContext,
  input: InputOf<Name>,
) => Promise<z.input<PaymentCalls[Name]['reply']>>;

/** In whose name web calls; throws `unauthorized` when it has not said. */
export function userOf({ userId }: PaymentContext): string {
  if (userId === null) throw new ServiceError('unauthorized');
  return userId;
}
