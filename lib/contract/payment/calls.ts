import { z } from 'zod';
import type { Method } from '@/lib/contract/call/endpoint';
import { MAX_QUANTITY } from './max-quantity';
import { paymentPaths } from './paths';
import {
  bannerSchema,
  cartIdSchema,
  cartSchema,
  emailSchema,
  orderSchema,
  positionIdSchema,
  promocodeSchema,
} from './payment';

/** One call of the payment service: all that its client and the service know of it. */
export type PaymentCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** With `{name}` for each parameter, under the base of the mode. */
  path: `/${string}/`;
  /** `user`: in the name of a user, whose id goes with it. */
  access: 'service' | 'user';
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** The most that a body may have, in bytes. [TRUST-08] */
  maxBodyBytes: number;
};

type Row<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  PaymentCall<P, Q, B, R>,
  'method' | 'path' | 'reply'
> &
  Partial<PaymentCall<P, Q, B, R>>;

const nothing = z.strictObject({});
const noBody = z.undefined();

/** Fills a row with what most rows share. */
function call<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
>(row: Row<P, Q, B, R>): PaymentCall<P, Q, B, R> {
  const filled = {
    access: 'user',
    params: nothing,
    query: nothing,
    body: noBody,
    maxBodyBytes: 16_000,
    ...row,
  };
  return filled as unknown as PaymentCall<P, Q, B, R>;
}

const ofCart = z.strictObject({ cartId: cartIdSchema });
const url = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** One position or several; a position that is named twice is bought twice. */
const positions = z
  .union([positionIdSchema, z.array(positionIdSchema).min(1).max(MAX_QUANTITY)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

/** As a gift only with the address of who gets it; else the address is where the receipt goes. */
const paymentUrlQuery = z
  .strictObject({ as_gift: z.literal('true').optional(), email: emailSchema.optional() })
  .refine(({ as_gift, email }) => as_gift === undefined || email !== undefined, {
    message: 'A gift without an address',
    path: ['email'],
  });

/** The payment API, a row for each call. [API-02] */
export const paymentCalls = {
  /** Without an id the open cart of the user, a new one when there is none. */
  getCart: call({
    ...paymentPaths.getCart,
    query: z.strictObject({ cart_id: cartIdSchema.optional() }),
    reply: cartSchema,
  }),
  /**
   * A position stands in a cart once, as often as the list names it: sent again, the same list changes
   * nothing.
   */
  addPositions: call({
    ...paymentPaths.addPositions,
    body: z
      .array(
        z.strictObject({
          cart: cartIdSchema,
          position: positionIdSchema,
          quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
        }),
      )
      .min(1)
      .max(50),
    reply: cartSchema,
  }),
  deletePosition: call({
    ...paymentPaths.deletePosition,
    params: ofCart,
    query: z.strictObject({ position: positionIdSchema }),
    reply: cartSchema,
  }),
  cleanCart: call({
    ...paymentPaths.cleanCart,
    params: ofCart,
    reply: cartSchema,
  }),
  applyPromocode: call({
    ...paymentPaths.applyPromocode,
    params: ofCart,
    body: z.strictObject({ promocode: promocodeSchema }),
    reply: cartSchema,
  }),
  getPaymentUrl: call({
    ...paymentPaths.getPaymentUrl,
    params: ofCart,
    query: paymentUrlQuery,
    reply: url,
  }),
  getFastBuyUrl: call({
    ...paymentPaths.getFastBuyUrl,
    query: z.strictObject({ position: positions }),
    reply: url,
  }),
  getBanner: call({
    ...paymentPaths.getBanner,
    access: 'service',
    reply: z.object({ banner: bannerSchema.nullable() }),
  }),
  getLastOrder: call({
    ...paymentPaths.getLastOrder,
    reply: z.object({ order: orderSchema.nullable() }),
  }),
};

export type PaymentCalls = typeof paymentCalls;
export type PaymentCallName = keyof PaymentCalls;

export const USER_ID_HEADER = 'X-User-Id';
/** Of the calls of operators, which web does not make. */
export const OPERATOR_TOKEN_HEADER = 'X-Operator-Token';
