import { z } from 'zod';
import packageJson from '@/package.json' with { type: 'json' };
import {
  hostName,
  hostNames,
  httpUrl,
  identifiers,
  origin,
  origins,
} from '@/lib/contract/environment/values';

/** Secrets that come with the demo begin with this word; a production start refuses them. */
export const DEMO = 'demo-';

/** The environment of web. What people read and click has demo defaults or is left out. [CONF-01] */
export const serverSchema = z.object({
  DEPLOYMENT: z.enum(['demo', 'production']).default('demo'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** The address under which browsers reach web. */
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  /** The one host whose pages search engines may list; without it none may. [SEO-01] */
  INDEXABLE_HOST: hostName.optional(),
  /** Told to upstream services with each call. [NET-01] */
  BUILD_NUMBER: z
    .string()
    .regex(/^[\w.+-]{1,64}$/)
    .default(packageJson.version),

  /** In the order in which they are tried. [NET-02] */
  MAIN_API_ENDPOINTS: origins('Wrong api endpoints format').default(['http://localhost:4100']),
  SSO_ORIGIN: origin.default('http://localhost:4200'),
  DIARY_ORIGIN: origin.default('http://localhost:4400'),
  /** Which of the payment service's addresses is called. [API-02] */
  PAYMENT_MODE: z.enum(['dev', 'stage', 'prod']).default('dev'),
  PAYMENTS_ORIGIN: origin.default('http://localhost:4300'),
  PAYMENTS_STAGE_ORIGIN: origin.optional(),
  PAYMENTS_PROD_ORIGIN: origin.optional(),
  PAYMENT_SERVICE_TOKEN: z.string().min(1).max(1_000).optional(),

  /** Encrypts the session cookie and the tokens in it. */
  SESSION_SECRET: z.string().min(32).default(`${DEMO}session-not-for-production-0123456789`),
  EDU_TOKEN_ISSUER: z.string().min(1).default('rabochie-tetradi-main-api'),
  EDU_TOKEN_AUDIENCE: z.string().min(1).default('rabochie-tetradi'),
  /** For whom the tokens of editors are. [AUTH-20] */
  CMS_TOKEN_AUDIENCE: z.string().min(1).default('rabochie-tetradi-cms'),

  CONTACT_EMAIL: z.email().default('help@example.ru'),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,25}$/)
    .default('8 800 000-00-00'),
  OFFER_URL: httpUrl.optional(),
  PERSONAL_DATA_CONSENT_URL: httpUrl.optional(),
  USER_AGREEMENT_URL: httpUrl.optional(),
  TEACHER_INSTRUCTION_URL: httpUrl.optional(),
  STUDENT_INSTRUCTION_URL: httpUrl.optional(),
  SCHOOL_ADMIN_INSTRUCTION_URL: httpUrl.optional(),
  /** Where users of Moscow's and Moscow region's platforms find workbooks. [STATUS-08, STATUS-09] */
  MOSCOW_LIBRARY_URL: httpUrl.default('https://uchebnik.mos.ru/'),
  MOSCOW_REGION_LIBRARY_URL: httpUrl.default('https://authedu.mosreg.ru/'),

  /** Up to two containers of the tag manager. [TRK-04] */
  TAG_MANAGER_IDS: identifiers(/^GTM-[A-Z0-9]{4,12}$/, 2),
  METRICS_ID: z
    .string()
    .regex(/^\d{5,12}$/)
    .optional(),
  LIVE_CHAT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  ERROR_REPORTING_URL: httpUrl.optional(),

  /** Whether testers may mark their browser as theirs. [ROUTE-25] */
  TEST_SIGN_IN: z.enum(['on', 'off']).default('off'),
  /** Whoever comes from these is a multibook user. [AUTH-18] */
  PARTNER_HOSTS: hostNames(2),
  SELECTED_CONTENT_USER_IDS: identifiers(/^[\w-]{1,64}$/, 1_000),
  STEP_APPROVER_USER_IDS: identifiers(/^[\w-]{1,64}$/, 1_000),
  /** When the Ozon promotion begins and ends; without both there is none. [FEAT-02] */
  OZON_PROMOTION_START: z.iso.datetime({ offset: true }).optional(),
  OZON_PROMOTION_END: z.iso.datetime({ offset: true }).optional(),
});

export type ServerConfig = z.infer<typeof serverSchema>;
