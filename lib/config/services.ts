import { paymentsOriginOf } from '@/lib/contract/environment/payments';
import type { ServerConfig } from './server-schema';

/** An upstream service: all that web knows of it. A new one is a new record below. */
export type Service = {
  /** Base addresses, in the order in which they are tried. */
  endpoints: readonly string[];
  /** How long one call may take, in milliseconds. */
  timeoutMs: number;
  /** What tells whether the service can work, on each of its addresses. */
  readyPath: string;
  /** Whether web is of any use without it. */
  required: boolean;
};

export type ServiceName = 'mainApi' | 'sso' | 'payments' | 'diary' | 'storage';

/** 6 s when another address can be tried, 60 s when there is but one. [NET-03] */
const timeoutFor = (endpoints: readonly string[]) => (endpoints.length > 1 ? 6_000 : 60_000);

function service(endpoints: readonly string[], required: boolean): Service {
  return { endpoints, timeoutMs: timeoutFor(endpoints), readyPath: '/ready', required };
}

/** The services behind web. */
export function servicesOf(config: ServerConfig): Record<ServiceName, Service> {
  return {
    mainApi: service(config.MAIN_API_ENDPOINTS, true),
    sso: service([config.SSO_ORIGIN], true),
    payments: service([paymentsOriginOf(config)], false),
    diary: service([config.DIARY_ORIGIN], false),
    storage: service([config.STORAGE_ORIGIN], false),
  };
}
