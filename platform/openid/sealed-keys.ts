import { hkdfSync } from 'node:crypto';
import {
  calculateJwkThumbprint,
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

type SigningAlgorithm = 'ES256' | 'RS256';

/** Where a service keeps its sealed key: one row in a table of its own. */
export type SealedKeyStore = {
  /** The sealed key, or null before the first start. */
  find(): Promise<string | null>;
  /** Keeps the sealed key unless there is one already; the first that comes wins. */
  insertIfAbsent(sealed: string): Promise<void>;
};

export type SigningKey = {
  /** The key's RFC 7638 thumbprint, so that one key has one id in every process. */
  kid: string;
  privateKey: CryptoKey;
  privateJwk: JWK;
  publicJwk: JWK;
};

const PURPOSE = 'signing-key';

/** A key for one purpose out of the platform's secret; other purposes have unrelated keys. */
export function deriveSecret(secret: string, purpose: string, bytes = 32): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, 'rabochie-tetradi', purpose, bytes));
}

/**
 * The signing key of a service: made at the first start, later read from the store, where it lies
 * encrypted with the secret. Processes that start at once get the same key, because only the first
 * insert takes effect and everybody reads back what was kept.
 *
 * @throws Error when the kept key cannot be opened with this secret or is for another algorithm
 */
export async function loadOrCreateSigningKey(
  store: SealedKeyStore,
  secret: string,
  alg: SigningAlgorithm,
): Promise<SigningKey> {
  const key = deriveSecret(secret, PURPOSE);
  let sealed = await store.find();
  if (sealed === null) {
    await store.insertIfAbsent(await seal(await createPrivateJwk(alg), key));
    sealed = await store.find();
  }
  if (sealed === null) throw new Error('The signing key was not kept');
  const privateJwk = await open(sealed, key);
  if (privateJwk.alg !== alg) throw new Error(`The kept signing key is not for ${alg}`);
  return toSigningKey(privateJwk, alg);
}

async function createPrivateJwk(alg: SigningAlgorithm): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg, use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

function seal(jwk: JWK, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
}

async function open(sealed: string, key: Uint8Array): Promise<JWK> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch((cause: unknown) => {
    throw new Error('The kept signing key cannot be opened: was PLATFORM_SECRET changed?', {
      cause,
    });
  });
  return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
}

async function toSigningKey(privateJwk: JWK, alg: SigningAlgorithm): Promise<SigningKey> {
  const { kty, crv, x, y, n, e, use, kid = '' } = privateJwk;
  const parts = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y };
  const privateKey = await importJWK(privateJwk, alg);
  if (privateKey instanceof Uint8Array) throw new Error('The kept signing key is not a key pair');
  return { kid, privateKey, privateJwk, publicJwk: { ...parts, alg, use, kid } as JWK };
}
