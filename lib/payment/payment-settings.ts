import type { ServerConfig } from '@/lib/config/server-schema';
import { servicesOf } from '@/lib/config/services';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import type { PaymentSettings } from './payment-client';

/** Where the payment service of the configured mode is, and as whom web comes to it. [API-02] */
export function paymentSettings(config: ServerConfig): PaymentSettings {
  const { endpoints, timeoutMs } = servicesOf(config).payments;
  const [origin = ''] = endpoints;
  const pages = config.PAYMENT_PAGE_ORIGINS ?? [origin];
  return {
    origin,
    timeoutMs,
    token: paymentServiceToken(config),
    pageOrigins: pages.map((page) => new URL(page).origin),
  };
}
