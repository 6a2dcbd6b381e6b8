import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long a signature is good, in seconds, and how far the clocks of two machines may differ. */
const GOOD_FOR_SECONDS = 300;

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const hmac = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/**
 * Signs a message between services: the moment is signed with it, so that it cannot be sent again later.
 *
 * @param seconds since 1970
 */
export function signMessage(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`;
}

/** Whether this is the signature of this body, made now with one of these secrets. */
export function isSigned(
  { secrets, body, signature }: { secrets: readonly string[]; body: string; signature: string },
  nowSeconds: number,
): boolean {
  const [, at, given] = FORM.exec(signature) ?? [];
  if (at === undefined || given === undefined) return false;
  if (Math.abs(nowSeconds - Number(at)) > GOOD_FOR_SECONDS) return false;
  const bytes = Buffer.from(given, 'hex');
  return secrets.some((secret) => timingSafeEqual(hmac(secret, Number(at), body), bytes));
}

/** The moment as signatures have it. */
export const nowInSeconds = () => Math.floor(Date.now() / 1_000);
