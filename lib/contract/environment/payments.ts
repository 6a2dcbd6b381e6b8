type PaymentVariables = {
  DEPLOYMENT: 'demo' | 'production';
  PAYMENT_MODE: 'dev' | 'stage' | 'prod';
  PAYMENTS_ORIGIN: string;
  PAYMENTS_STAGE_ORIGIN?: string | undefined;
  PAYMENTS_PROD_ORIGIN?: string | undefined;
};

/**
 * The address of the payment service in the configured mode, the same for web, which sells, and for the
 * main API, which asks it what it keeps of a buyer. [API-02] [TRUST-06]
 *
 * @throws Error for a mode without an address, which reading the environment has refused already
 */
export function paymentsOriginOf(values: PaymentVariables): string {
  const origins = {
    dev: values.PAYMENTS_ORIGIN,
    stage: values.PAYMENTS_STAGE_ORIGIN,
    prod: values.PAYMENTS_PROD_ORIGIN,
  };
  const origin = origins[values.PAYMENT_MODE];
  if (origin === undefined) throw new Error('The payment mode has no address');
  return origin;
}

/** Whether nothing is sold: in production the mode dev names our own service, which serves no calls there. */
export const isWithoutPayments = ({
  DEPLOYMENT,
  PAYMENT_MODE,
}: Pick<PaymentVariables, 'DEPLOYMENT' | 'PAYMENT_MODE'>): boolean =>
  DEPLOYMENT === 'production' && PAYMENT_MODE === 'dev';

/** What a start without payments says in its log. */
export const WITHOUT_PAYMENTS =
  'PAYMENT_MODE is dev in production: nothing is sold; a payment service is named by the modes stage and prod';

/**
 * Refuses a mode without an address, and a service elsewhere in the mode in which production calls none.
 *
 * @throws Error that names the variable
 */
export function refuseWrongPayments(
  values: PaymentVariables,
  isElsewhere: (address: string) => boolean,
): void {
  for (const mode of ['stage', 'prod'] as const) {
    const name = `PAYMENTS_${mode === 'stage' ? 'STAGE' : 'PROD'}_ORIGIN` as const;
    if (values.PAYMENT_MODE === mode && values[name] === undefined)
      throw new Error(`Wrong environment — ${name}: is needed when PAYMENT_MODE is ${mode}`);
  }
  if (isWithoutPayments(values) && isElsewhere(values.PAYMENTS_ORIGIN))
    throw new Error(
      'Wrong environment — PAYMENT_MODE: is stage or prod for a payment service elsewhere; in production nothing is sold in the mode dev',
    );
}
