import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import type { Account, Sso } from '@/platform/sso/context';
import { passkey } from '@/platform/sso/schema';
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  mayHavePasskeys,
  usePasskey,
  type Passkey,
} from './passkeys';
import { keepStep, takeStep } from './pending-step';

type Place = Pick<Sso, 'db' | 'issuer'>;

const TIMEOUT_MS = 5 * 60_000;
const transportsOf = ({ transports }: Passkey) => transports as AuthenticatorTransportFuture[];
const rpIdOf = ({ issuer }: Place) => new URL(issuer).hostname;

/** What a browser needs to make a passkey; the challenge belongs to this session, once. [TRUST-07] */
export async function creationOptions(place: Place, account: Account, session: string) {
  const known = await listPasskeys(place.db, account.sub);
  const options = await generateRegistrationOptions({
    rpName: 'Рабочие тетради',
    rpID: rpIdOf(place),
    userID: Buffer.from(account.sub),
    userName: account.login ?? account.name,
    userDisplayName: [account.name, account.surname].join(' '),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map((one) => ({
      id: one.credentialId,
      transports: transportsOf(one),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepStep(place.db, 'create', session, options.challenge);
  return options;
}

/** Keeps the passkey that a browser has made; false when it proves nothing or there are too many. */
export async function addCreated(
  place: Place,
  { sub }: Account,
  session: string,
  given: { credential: string; name: string },
): Promise<boolean> {
  const expectedChallenge = await takeStep(place.db, 'create', session);
  const response = parse<RegistrationResponseJSON>(given.credential);
  if (expectedChallenge === null || response === null) return false;
  if ((await listPasskeys(place.db, sub)).length >= MAX_PASSKEYS) return false;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: place.issuer,
    expectedRPID: rpIdOf(place),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return addPasskey(place.db, {
    credentialId: id,
    accountSub: sub,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    name: given.name,
  });
}

/**
 * What a browser needs to prove a passkey; the challenge belongs to this sign-in, once.
 *
 * @param sub whose it has to be; without it the browser offers those that it has
 */
export async function requestOptions(place: Place, interaction: string, sub?: string) {
  const known = sub === undefined ? [] : await listPasskeys(place.db, sub);
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(place),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map((one) => ({
      id: one.credentialId,
      transports: transportsOf(one),
    })),
  });
  await keepStep(place.db, 'get', interaction, options.challenge);
  return options;
}

/**
 * Whose passkey a browser has proved; null when it has not. A count that is not higher than before is that
 * of a copy, and refused. [TRUST-07]
 */
export async function findByAssertion(
  place: Place,
  interaction: string,
  credential: string,
): Promise<Account | null> {
  const expectedChallenge = await takeStep(place.db, 'get', interaction);
  const response = parse<AuthenticationResponseJSON>(credential);
  if (expectedChallenge === null || response === null) return null;
  const where = eq(passkey.credentialId, response.id);
  const known = await place.db.query.passkey.findFirst({ where });
  if (!known) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: place.issuer,
    expectedRPID: rpIdOf(place),
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: transportsOf(known),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  if (!(await usePasskey(place.db, known, authenticationInfo.newCounter))) return null;
  const account = await findAccountBySub(place.db, known.accountSub);
  return account && mayHavePasskeys(account) ? account : null;
}

/** What a browser has sent; the library looks at all else, and throws at what it does not understand. */
function parse<Response extends { id: string }>(text: string): Response | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isOurs =
      typeof parsed === 'object' && parsed !== null && 'id' in parsed && isCredentialId(parsed.id);
    return isOurs ? (parsed as Response) : null;
  } catch {
    return null;
  }
}

/** Whether this can be the id of a passkey. */
export const isCredentialId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w-]{1,1400}$/.test(id);
