import { createHmac } from 'node:crypto';
import { pronounceableCode } from '@/platform/kernel/codes';
import type { MainApi } from '@/platform/main-api/context';
import { deriveSecret } from '@/platform/openid/sealed-values';

/**
 * A code that follows from a text: who asks twice is told the same one, and nobody can reckon it without the
 * platform's secret.
 *
 * @param purpose other purposes have unrelated codes
 */
export function derivedCode(
  { PLATFORM_SECRET }: Pick<MainApi['env'], 'PLATFORM_SECRET'>,
  purpose: string,
  text: string,
  pairs: number,
): string {
  const key = deriveSecret(PLATFORM_SECRET, purpose);
  let rest = BigInt(`0x${createHmac('sha256', key).update(text).digest('hex')}`);
  return pronounceableCode(pairs, (below) => {
    const picked = Number(rest % BigInt(below));
    rest /= BigInt(below);
    return picked;
  });
}
