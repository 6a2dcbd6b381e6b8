import type { ServerConfig } from './server-schema';

/** What the browser may see. A name that is not listed stays on the server. [CONF-01] */
const visible = [
  'PUBLIC_ORIGIN',
  'BUILD_NUMBER',
  'SSO_ORIGIN',
  'DIARY_ORIGIN',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'OFFER_URL',
  'PERSONAL_DATA_CONSENT_URL',
  'USER_AGREEMENT_URL',
  'TEACHER_INSTRUCTION_URL',
  'STUDENT_INSTRUCTION_URL',
  'SCHOOL_ADMIN_INSTRUCTION_URL',
  'TAG_MANAGER_IDS',
  'METRICS_ID',
  'LIVE_CHAT_ID',
  'ERROR_REPORTING_URL',
  'OZON_PROMOTION_START',
  'OZON_PROMOTION_END',
] as const satisfies readonly (keyof ServerConfig)[];

export type PublicConfig = Pick<ServerConfig, (typeof visible)[number]>;

/** The part of the server's configuration that may be given to the browser, as plain data. */
export function publicConfig(config: ServerConfig): PublicConfig {
  return Object.fromEntries(visible.map((name) => [name, config[name]])) as PublicConfig;
}
