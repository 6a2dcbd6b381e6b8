import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createWorkQueue } from '@/platform/kernel/limits/work-queue';

/** 2^15 blocks of 1 KiB three times over: about 0.2 s and 32 MiB for each try. */
const COST = { log2N: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

type Cost = typeof COST;

/**
 * Two of the four threads that Node.js has for such work: signing and checking tokens needs the others.
 * About ten a second, so the last of sixty has its answer after six seconds. [TRUST-08]
 */
const hashing = createWorkQueue({ atOnce: 2, waiting: 60, retryAfterSeconds: 10 });

/** Hashes with a salt of its own; the parameters are kept with it, so that they can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(salt, await derive(password, salt, KEY_BYTES, COST));
}

/** A hash that costs as much as any other to compare with, and belongs to no password. */
export function hashOfNobody(): string {
  return written(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

function written(salt: Buffer, key: Buffer): string {
  const { log2N, r, p } = COST;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password belongs to the hash; a hash that cannot be read belongs to no password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, log2N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost);
  return timingSafeEqual(actual, expected);
}

/** «й» can be one code point or two: the same password must make the same key on any device. */
function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.log2N, r: cost.r, p: cost.p, maxmem: MAX_MEMORY };
  const deriveNow = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  return hashing.run(deriveNow);
}
