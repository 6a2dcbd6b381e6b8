import type { Licences } from '@/lib/contract/licence/licence';
import { callPlatform } from '@/tests/support/http/call-platform';

export const licencesOf = (token: string) => callPlatform('getLicences', { token });

/** Asks until the licences are as expected; how long it takes is not the matter. */
export async function waitForLicences(
  token: string,
  isExpected: (licences: Licences) => boolean,
): Promise<Licences> {
  for (let turn = 0; turn < 150; turn += 1) {
    const now = await licencesOf(token);
    if (isExpected(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The licences have not become what was expected');
}

export const isPremium = ({ plan }: Licences) => plan === 'premium';
