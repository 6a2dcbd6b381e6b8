import {
  readVariables,
  refuseDemoSecrets,
  refuseRemoteHttp,
} from '@/lib/contract/environment/read-variables';
import { refuseWrongWindow } from '@/lib/contract/environment/window';
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
  if (config.DEPLOYMENT === 'production') {
    refuseDemoSecrets(config);
    refuseRemoteHttp(config);
  }
  return config;
}

function refuseContradictions(config: ServerConfig): void {
  const { PROMOTION_START, PROMOTION_END, PROMOTION_TEXT } = config;
  refuseWrongWindow('PROMOTION', PROMOTION_START, PROMOTION_END);
  if (PROMOTION_START !== undefined && PROMOTION_TEXT === undefined)
    throw new Error('Wrong environment — PROMOTION_TEXT: is needed with PROMOTION_START');
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
