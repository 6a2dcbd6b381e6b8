import type { PartnerConfig } from './partner';

/** Browsers share cookies between ports and paths of one host: each provider has names of its own. */
export function cookieNames({ key, issuer }: Pick<PartnerConfig, 'key' | 'issuer'>) {
  const prefix = issuer.startsWith('https:') ? '__Secure-' : '';
  const name = (what: string) => `${prefix}partner_${key}_${what}`;
  return { session: name('session'), interaction: name('interaction'), resume: name('resume') };
}
