import { z } from 'zod';
import {
  commonVariables,
  port,
  secret,
  standardAddress,
} from '@/lib/contract/environment/common-variables';
import {
  readVariables,
  refuseDemoSecrets,
  refuseRemoteHttp,
} from '@/lib/contract/environment/read-variables';
import { httpUrl, mailServer } from '@/lib/contract/environment/values';
import { rotating } from '@/lib/contract/environment/rotating-secret';
import {
  refuseHalfS3,
  storageAddresses,
  storageSecrets,
} from '@/lib/contract/environment/storage-variables';
import { variable } from '@/lib/contract/environment/variable';
import { refusePlainDatabase } from './database/plain-database';
import { retentionPeriods } from '@/platform/kernel/database/retention-periods';
import { demoIssuers, isUnusedSecret, providerVariables } from '@/platform/kernel/provider-env';

/** The environment of the platform. [CONF-01] */
export const platformSchema = z.object({
  MAIN_API_PORT: port('MAIN_API_PORT', "The ports of the platform's services."),
  SSO_PORT: port('SSO_PORT'),
  PAYMENTS_PORT: port('PAYMENTS_PORT'),
  DIARY_PORT: port('DIARY_PORT'),
  STORAGE_PORT: port('STORAGE_PORT'),
  PARTNERS_PORT: port('PARTNERS_PORT'),
  ...commonVariables,
  ...storageAddresses,
  ...storageSecrets,
  ...providerVariables,
  DATABASE_URL: variable(z.string().startsWith('postgres'), 'data', {
    note: 'A PostgreSQL of yours (15 or newer) instead of our own. Example:',
    shown: 'postgres://name:password@localhost:5432/tetradi',
  }),
  ...rotating('SSO_CLIENT_SECRET', secret('sso-client'), {
    note: 'The main API is a client of the SSO.',
  }),
  ...rotating('PLATFORM_SECRET', secret('platform'), {
    note: "Encrypts keys and the SSO's cookies (platform).",
  }),
  /** [PAY-06] */
  ...rotating('PAYMENT_NOTIFICATION_SECRET', secret('payment-notification'), {
    note: 'Signs what the payment service tells the main API of orders.',
  }),
  /** Web does not have it: it could refund orders and erase buyers with it. [PAY-02] */
  ...rotating('PAYMENT_OPERATOR_TOKEN', secret('payment-operator'), {
    note: 'With this operators, and the main API for what is kept of a buyer, are known to the payment service; web does not get it.',
  }),
  DIARY_API_KEY: variable(secret('diary-api'), 'secrets', {
    note: 'With this the main API is known to the API of the school diary, which gives it out.',
  }),
  ELJUR_API_KEY: variable(secret('eljur-api'), 'secrets', {
    note: 'The same for ЭлЖур; in production it is needed with ELJUR_ORIGIN alone.',
  }),
  ...rotating('DIARY_WEBHOOK_SECRET', secret('diary-webhook'), {
    note: 'Signs what the school diary tells the main API of marks and lessons.',
  }),
  /** [TRUST-07] */
  SMTP_URL: variable(mailServer.optional(), 'addresses', {
    note: 'The mail server for letters of the sign-on; a demo without one keeps them at SSO_ORIGIN/mailbox, in production nobody can register or reset a password without it.',
    shown: 'smtp://name:password@mail.example.ru:587',
  }),
  MAIL_FROM: variable(z.email().optional(), 'addresses', {
    note: 'From whom these letters are; needed with SMTP_URL.',
    shown: 'noreply@example.ru',
  }),
  DIARY_WEBHOOK_URL: variable(httpUrl.optional(), 'addresses', {
    note: "Where the demo's diary tells of marks and lessons; it follows MAIN_API_ENDPOINTS.",
    shown: `${standardAddress('MAIN_API_PORT')}/api/v1/dnevnikru/webhook`,
  }),
  SSO_CLIENT_ID: variable(z.string().min(1).default('rabochie-tetradi'), 'identity', {
    note: 'As whom the main API comes to the SSO.',
  }),
  /** [FEAT-02] */
  LIMITED_ACCESS_RELEASE_DATE: variable(z.iso.date().default('2022-03-23'), 'rules', {
    note: 'Accounts that are older than this day keep what premium allows.',
  }),
  ...retentionPeriods,
  /** [TRUST-05] */
  SESSION_DAYS: variable(z.coerce.number().int().min(1).max(30).default(30), 'rules', {
    note: 'After so many days somebody signs in again, however often they come.',
  }),
  SESSION_IDLE_DAYS: variable(z.coerce.number().int().min(1).max(30).default(14), 'rules', {
    note: 'And after so many days in which they did not come.',
  }),
  SHARED_SESSION_HOURS: variable(z.coerce.number().int().min(1).max(24).default(12), 'rules', {
    note: "The same on somebody else's computer, and for editors.",
  }),
  SHARED_SESSION_IDLE_MINUTES: variable(
    z.coerce.number().int().min(10).max(1_440).default(120),
    'rules',
    { note: 'Without use it ends there after so many minutes.' },
  ),
  SSO_GRACE_HOURS: variable(z.coerce.number().int().min(1).max(168).default(24), 'rules', {
    note: 'A session whose renewal the SSO could not be asked about goes on for so many hours.',
  }),
  /** [TRUST-02] */
  NAMES_PER_HOMEWORK: variable(z.coerce.number().int().min(1).max(10_000).default(60), 'rules', {
    note: 'As many students without an account begin one homework at most; who has answered nothing for an hour does not count.',
  }),
});

export type PlatformEnv = z.infer<typeof platformSchema>;

/**
 * Reads the platform's environment; the only reader of `process.env` here.
 *
 * @throws Error that names each variable with a wrong value or that is missing; in production also each demo secret, each
 *   address that is reached without https, and a database that is reached without TLS. [TRUST-11]
 */
export function readEnv(source: Record<string, string | undefined> = process.env): PlatformEnv {
  const env = readVariables(platformSchema, source);
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new Error('MAIL_FROM: needed with SMTP_URL');
  refuseHalfS3(env);
  // In a demo our own services are the external providers.
  if (env.DEPLOYMENT === 'demo')
    return { ...demoIssuers({ diary: env.DIARY_ORIGIN, partners: env.PARTNERS_ORIGIN }), ...env };
  const hasEljur = env.ELJUR_ORIGIN !== undefined;
  refuseDemoSecrets(
    env,
    (name) => isUnusedSecret(env, name) || (name === 'ELJUR_API_KEY' && !hasEljur),
  );
  refuseRemoteHttp(env);
  refusePlainDatabase(env.DATABASE_URL);
  return env;
}
