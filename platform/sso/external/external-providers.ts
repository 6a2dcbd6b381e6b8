import { providerTitles } from '@/lib/contract/auth/provider-titles';
import { providerSchema, type Provider } from '@/lib/contract/user/user';
import { providers } from '@/platform/kernel/external-providers';
import type { ProviderType } from '@/platform/sso/schema';

/** What a provider is to the product. */
type ExternalProvider = {
  type: ProviderType;
  /** Registered: a school has put the person there. */
  status: 'new' | 'registered';
};

export const externalProviders: Record<Provider, ExternalProvider> = {
  dnevnik: { type: 'dnevnik', status: 'registered' },
  eljur: { type: 'eljur', status: 'registered' },
  mo: { type: 'mos_oblast', status: 'registered' },
  eis: { type: 'eis', status: 'registered' },
  vk: { type: 'vk', status: 'new' },
  vs: { type: 'vs', status: 'new' },
};

/** How people know the provider behind a type. */
export function titleOf(type: ProviderType): string {
  const found = providers.find((provider) => externalProviders[provider].type === type);
  return found ? providerTitles[found] : '';
}

/** The provider that a request names, in any case; null when none that is switched on is meant. */
export function providerIn(
  switchedOn: { has(provider: Provider): boolean },
  asked: unknown,
): Provider | null {
  const parsed = providerSchema.safeParse(typeof asked === 'string' ? asked.toLowerCase() : asked);
  return parsed.success && switchedOn.has(parsed.data) ? parsed.data : null;
}
