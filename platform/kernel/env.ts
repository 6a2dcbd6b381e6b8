import { z } from 'zod';
import { demoIssuers, isIdleSecret, providerShape } from '@/platform/kernel/provider-env';

/** Secrets that come with the demo begin with this word; a production start refuses them. */
const DEMO = 'demo-';
const secret = (name: string) =>
  z.string().min(32).default(`${DEMO}${name}-not-for-production-0123456789`);
const port = (value: number) => z.coerce.number().int().min(1).max(65_535).default(value);

const envSchema = z.object({
  DEPLOYMENT: z.enum(['demo', 'production']).default('demo'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  DATABASE_URL: z.string().startsWith('postgres'),
  MAIN_API_PORT: port(4100),
  SSO_PORT: port(4200),
  PAYMENTS_PORT: port(4300),
  DIARY_PORT: port(4400),
  STORAGE_PORT: port(4500),
  PARTNERS_PORT: port(4700),
  /** The address under which browsers reach the SSO; it is the issuer of its tokens. */
  SSO_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SSO_CLIENT_ID: z.string().min(1).default('rabochie-tetradi'),
  SSO_CLIENT_SECRET: secret('sso-client'),
  ...providerShape,
  /** Encrypts keys and SSO cookies at rest. */
  PLATFORM_SECRET: secret('platform'),
  EDU_TOKEN_ISSUER: z.string().min(1).default('rabochie-tetradi-main-api'),
  EDU_TOKEN_AUDIENCE: z.string().min(1).default('rabochie-tetradi'),
  CMS_TOKEN_AUDIENCE: z.string().min(1).default('rabochie-tetradi-cms'),
  /** Attempts that a student has at one homework in the free version. [HW-08] */
  FREE_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(2),
});

type Origin = 'SSO_ORIGIN' | 'DIARY_ORIGIN' | 'PARTNERS_ORIGIN';
type ReadEnv = z.infer<typeof envSchema>;
export type PlatformEnv = Omit<ReadEnv, Origin> & Record<Origin, string>;

/**
 * Reads the platform's environment; the only reader of `process.env` here.
 *
 * @throws Error that names each variable with a wrong value; in production also each demo secret and
 *   each issuer that is reached without https.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): PlatformEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`Wrong environment — ${faults.join('; ')}`);
  }
  const env = result.data;
  // Nothing else tells the tokens of users from those of editors. [AUTH-20]
  if (env.CMS_TOKEN_AUDIENCE === env.EDU_TOKEN_AUDIENCE)
    throw new Error('Wrong environment — CMS_TOKEN_AUDIENCE: is that of EDU_TOKEN_AUDIENCE');
  if (env.DEPLOYMENT === 'production') {
    const demo = Object.entries(env).filter(
      ([name, v]) => typeof v === 'string' && v.startsWith(DEMO) && !isIdleSecret(env, name),
    );
    if (demo.length > 0)
      throw new Error(`Demo secrets in production — set ${demo.map(([name]) => name).join(', ')}`);
    const plain = Object.entries(env).filter(
      ([name, value]) => /^SSO_ORIGIN$|_ISSUER$/.test(name) && isPlainAfar(value),
    );
    if (plain.length > 0)
      throw new Error(
        `Wrong environment — in production over https: ${plain.map(([name]) => name).join(', ')}`,
      );
  }
  return withAddresses(env);
}

/** Whether passwords or tokens would cross a network that anybody can read. */
function isPlainAfar(address: unknown): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The addresses that follow from the ports; in a demo, our own services are the providers. */
function withAddresses(env: ReadEnv): PlatformEnv {
  const local = (port: number) => `http://localhost:${port}`;
  const diary = env.DIARY_ORIGIN ?? local(env.DIARY_PORT);
  const partners = env.PARTNERS_ORIGIN ?? local(env.PARTNERS_PORT);
  return {
    ...(env.DEPLOYMENT === 'demo' &&
      demoIssuers({ diary: originOf(diary), partners: originOf(partners) })),
    ...env,
    SSO_ORIGIN: env.SSO_ORIGIN ?? local(env.SSO_PORT),
    DIARY_ORIGIN: diary,
    PARTNERS_ORIGIN: partners,
  };
}

const originOf = (address: string) => new URL(address).origin;
