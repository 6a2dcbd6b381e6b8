import type { z } from 'zod';
import { DEMO, type commonVariables } from './common-variables';
import { refuseWrongPayments } from './payments';
import { refuseWrongWindow } from './window';
import ports from './ports.json' with { type: 'json' };

type Given = Record<string, string | undefined>;
type Common = z.infer<z.ZodObject<typeof commonVariables>>;

/**
 * Reads an environment. An empty value counts as not given, and an address of ours that is not given
 * follows its port. [CONF-01]
 *
 * @throws Error, one sentence, that names each variable with a wrong value and quotes none
 */
export function readVariables<Schema extends z.ZodType<Common>>(
  schema: Schema,
  source: Given,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse({ ...addressesOf(given), ...given });
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`Wrong environment — ${faults.join('; ')}`);
  }
  const { CMS_TOKEN_AUDIENCE, EDU_TOKEN_AUDIENCE } = result.data;
  // Nothing else tells the tokens of users from those of editors. [AUTH-20]
  if (CMS_TOKEN_AUDIENCE === EDU_TOKEN_AUDIENCE)
    throw new Error('Wrong environment — CMS_TOKEN_AUDIENCE: is that of EDU_TOKEN_AUDIENCE');
  refuseShownDemo(given, result.data);
  const { OZON_PROMOTION_START, OZON_PROMOTION_END } = result.data;
  refuseWrongWindow('OZON_PROMOTION', OZON_PROMOTION_START, OZON_PROMOTION_END);
  refuseWrongPayments(result.data, (address) => !isLoopback(new URL(address).hostname));
  return result.data;
}

/**
 * Everybody knows the people and the secrets of a demo: nobody is to show one to a network by one variable
 * alone. [TRUST-11]
 */
function refuseShownDemo(given: Given, { DEPLOYMENT, LISTEN_HOST }: Common): void {
  if (LISTEN_HOST === undefined || DEPLOYMENT !== 'demo' || given.DEPLOYMENT !== undefined) return;
  if (!isLoopback(LISTEN_HOST))
    throw new Error('Wrong environment — LISTEN_HOST: needs DEPLOYMENT, production or demo');
}

/** The addresses that follow from the ports that are given. A wrong port is the schema's matter. */
function addressesOf(given: Given): Record<string, string> {
  const moved = Object.entries(ports).flatMap(([name, { address }]) => {
    const port = given[name];
    return address !== null && port && /^\d{1,5}$/.test(port)
      ? [[address, `http://localhost:${port}`] as const]
      : [];
  });
  return Object.fromEntries(moved);
}

/**
 * Refuses a production start with secrets that everybody knows.
 *
 * @param isUnused whether a variable plays no part in this environment
 * @throws Error that names the variables
 */
export function refuseDemoSecrets(
  values: Record<string, unknown>,
  isUnused: (name: string) => boolean = () => false,
): void {
  const demo = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && value.startsWith(DEMO) && !isUnused(name),
  );
  if (demo.length > 0)
    throw new Error(`Demo secrets in production — set ${demo.map(([name]) => name).join(', ')}`);
}

/**
 * Refuses a production start in which passwords, tokens or payers would cross a network that anybody can
 * read. An address on this machine may be plain: a proxy that ends TLS stands there. [TRUST-11]
 *
 * @throws Error that names the variables
 */
export function refuseRemoteHttp(values: Record<string, unknown>): void {
  const insecure = Object.entries(values).filter(
    ([name, value]) => CALLED.test(name) && [value].flat().some(isRemoteHttp),
  );
  if (insecure.length > 0)
    throw new Error(
      `Wrong environment — in production over https: ${insecure.map(([name]) => name).join(', ')}`,
    );
}

/** Where we or browsers call; the others are links for people to follow. */
const CALLED = /_ORIGINS?$|_ENDPOINTS?$|_ISSUER$|^DIARY_WEBHOOK_URL$|^ERROR_REPORTING_URL$/;

function isRemoteHttp(address: unknown): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** Whether this is the machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
