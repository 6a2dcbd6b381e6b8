import { createHmac } from 'node:crypto';
import { shortNetwork } from '@/lib/http/short-network';
import type { Logger } from './logger';
import { networkOf, type ServiceContext } from './service-context';

/** Somebody came, or was not let in. */
export type AccessEvent = {
  /** A person; a new password by letter; somebody with an operator's right; another service. */
  event: 'sign_in' | 'password_reset' | 'operator_call' | 'service_call';
  outcome: 'accepted' | 'refused';
  /** By what: a password, a provider, the callback of web, the name of a door. */
  way: string;
  /** The code of a refusal, never what was given. */
  reason?: string;
  /** The account's id at the sign-on, or the user's where there is none. */
  account?: string;
  /** What was given as login. */
  login?: string;
};

/** Makes of an id what logs may have: the same for the same, and nobody can go back without the secret. */
export type Pseudonym = (text: string) => string;

/** @param secret a new one gives everybody another pseudonym */
export const createPseudonym =
  (secret: string): Pseudonym =>
  (text) =>
    createHmac('sha256', secret).update(`pseudonym ${text}`).digest('base64url').slice(0, 16);

/**
 * Writes one line of who came from where: people by pseudonyms, networks shortened, nothing that was
 * given. docs/operations.md says how to read them.
 */
export function writeAccess(
  log: Logger,
  pseudonym: Pseudonym,
  network: string,
  { account, login, ...event }: AccessEvent,
): void {
  log.info(
    {
      ...event,
      ...(account !== undefined && { account: pseudonym(account) }),
      ...(login !== undefined && { login: pseudonym(login) }),
      network: shortNetwork(network),
    },
    'access',
  );
}

/** The same within a request to a service. */
export function logAccess(context: ServiceContext, event: AccessEvent): void {
  const pseudonym = context.get('pseudonym');
  if (pseudonym) writeAccess(context.get('log'), pseudonym, networkOf(context), event);
}
