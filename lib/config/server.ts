import { readVariables, refuseDemoSecrets } from '@/lib/contract/environment/read-variables';
import { serverSchema, type ServerConfig } from './server-schema';

export type { ServerConfig };

/**
 * Reads an environment. An empty value counts as not given. [CONF-01]
 *
 * @throws Error, one sentence, that names each variable with a wrong value and quotes none
 */
export function readServerConfig(source: Record<string, string | undefined>): ServerConfig {
  const config = readVariables(serverSchema, source);
  refuseContradictions(config);
  if (config.DEPLOYMENT === 'production') refuseDemoSecrets(config);
  return config;
}

function refuseContradictions(config: ServerConfig): void {
  const { OZON_PROMOTION_START: start, OZON_PROMOTION_END: end } = config;
  if ((start === undefined) !== (end === undefined))
    throw new Error('Wrong environment — OZON_PROMOTION_START and OZON_PROMOTION_END go together');
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end))
    throw new Error('Wrong environment — OZON_PROMOTION_END: is not after OZON_PROMOTION_START');
  for (const mode of ['stage', 'prod'] as const) {
    const name = `PAYMENTS_${mode === 'stage' ? 'STAGE' : 'PROD'}_ORIGIN` as const;
    if (config.PAYMENT_MODE === mode && config[name] === undefined)
      throw new Error(`Wrong environment — ${name}: is needed when PAYMENT_MODE is ${mode}`);
  }
}

let config: ServerConfig | undefined;

/**
 * The configuration of web's server, read once; this is the only reader of `process.env` in web.
 *
 * @throws as readServerConfig; instrumentation.ts asks first, so a wrong value stops the start
 */
export function serverConfig(): ServerConfig {
  return (config ??= readServerConfig(process.env));
}
