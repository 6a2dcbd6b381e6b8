import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Accepted } from '@/lib/contract/environment/rotating-secret';
import { openRow, resealStale, seal, type OpenedRow, type SealedStore } from './sealed-values';

type SigningAlgorithm = 'ES256' | 'RS256';

export type SigningKey = {
  /** The key's RFC 7638 thumbprint, so that one key has one id in every process. */
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  privateJwk: JWK;
  publicJwk: JWK;
};

/** The keys of a service: it signs with the newest, and what the others have signed stays good. */
export type SigningKeys = {
  /** The newest first. */
  all(): readonly [SigningKey, ...SigningKey[]];
  /** Looks whether another process has made a newer one, every few seconds at most. */
  refresh(): Promise<void>;
};

const PURPOSE = 'signing-key';
/** No token lives longer than what a key has signed is accepted for after the next key was made. */
const KEEP_MS = 31 * 24 * 60 * 60_000;
const FRESH_MS = 5_000;

/**
 * The signing keys of a service: the first is made at the first start, the next one when the secret was
 * rotated, because who knew the secret may know the key. They lie in the store, encrypted with the secret.
 * Processes that start at once get the same key, because only the first insert takes effect and everybody
 * reads back what was kept. [TRUST-12]
 *
 * @throws Error when the newest key cannot be opened with these secrets or is for another algorithm
 */
export async function loadSigningKeys(
  store: SealedStore,
  secrets: Accepted,
  alg: SigningAlgorithm,
): Promise<SigningKeys> {
  let opened = await openAll(store, secrets);
  const [newest] = opened;
  if (!newest || newest.isStale) {
    const jwk = await createPrivateJwk(alg);
    await store.insertIfAbsent((newest?.row.id ?? 0) + 1, await seal(jwk, secrets, PURPOSE));
    opened = await openAll(store, secrets);
  }
  await resealStale(store, opened, secrets, PURPOSE);
  for (const { row } of retired(opened)) await store.remove(row.id);
  let keys = await toKeys(opened, alg);
  let readAt = Date.now();
  return {
    all: () => keys,
    async refresh() {
      if (Date.now() - readAt < FRESH_MS) return;
      readAt = Date.now();
      keys = await toKeys(await openAll(store, secrets), alg);
    },
  };
}

type Opened = OpenedRow<JWK>;

/** @throws Error when the newest cannot be opened: the others are of use for a while only */
async function openAll(store: SealedStore, secrets: Accepted): Promise<Opened[]> {
  const rows = await store.list();
  const opened = await Promise.all(rows.map((row) => openRow<JWK>(row, secrets, PURPOSE)));
  if (opened[0] === null)
    throw new Error('The kept signing key cannot be opened: was PLATFORM_SECRET changed?');
  return opened.filter((one) => one !== null);
}

const isRetired = (successor: Opened | undefined): boolean =>
  successor !== undefined && Date.now() - successor.row.createdAt.getTime() > KEEP_MS;

const retired = (opened: readonly Opened[]) =>
  opened.filter((_, index) => isRetired(opened[index - 1]));

async function toKeys(
  opened: readonly Opened[],
  alg: SigningAlgorithm,
): Promise<[SigningKey, ...SigningKey[]]> {
  const good = opened.filter((_, index) => !isRetired(opened[index - 1]));
  const [newest, ...others] = await Promise.all(good.map(({ value }) => toSigningKey(value, alg)));
  if (!newest) throw new Error('The signing key was not kept');
  return [newest, ...others];
}

async function createPrivateJwk(alg: SigningAlgorithm): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg, use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

async function toSigningKey(privateJwk: JWK, alg: SigningAlgorithm): Promise<SigningKey> {
  if (privateJwk.alg !== alg) throw new Error(`The kept signing key is not for ${alg}`);
  const { kty, crv, x, y, n, e, use, kid = '' } = privateJwk;
  const parts = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y };
  const publicJwk = { ...parts, alg, use, kid } as JWK;
  const privateKey = await importJWK(privateJwk, alg);
  const publicKey = await importJWK(publicJwk, alg);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
    throw new Error('The kept signing key is not a key pair');
  return { kid, privateKey, publicKey, privateJwk, publicJwk };
}
