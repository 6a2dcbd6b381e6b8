import { publicVariables } from './public-variables';
import type { ServerConfig } from './server-schema';

/** What the browser may see of the variables that the platform reads as well. */
const shared = ['PUBLIC_ORIGIN', 'SSO_ORIGIN', 'DIARY_ORIGIN'] as const;

export type PublicConfig = Pick<
  ServerConfig,
  keyof typeof publicVariables | (typeof shared)[number]
>;

const visible = [...shared, ...(Object.keys(publicVariables) as (keyof typeof publicVariables)[])];

/** The part of the server's configuration that may be given to the browser, as plain data. */
export function publicConfig(config: ServerConfig): PublicConfig {
  return Object.fromEntries(visible.map((name) => [name, config[name]])) as PublicConfig;
}
