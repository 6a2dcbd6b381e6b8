import {
  externalProviders,
  providers,
  type Provider,
  type ProviderType,
} from '@/lib/contract/auth/external-providers';
import { providerSchema } from '@/lib/contract/user/user';

/** How people know the provider behind a type. */
export function titleOf(type: ProviderType): string {
  const found = providers.find((provider) => externalProviders[provider].type === type);
  return found ? externalProviders[found].title : '';
}

/** The provider that a request names, in any case; null when none that is switched on is meant. */
export function providerIn(
  switchedOn: { has(provider: Provider): boolean },
  asked: unknown,
): Provider | null {
  const parsed = providerSchema.safeParse(typeof asked === 'string' ? asked.toLowerCase() : asked);
  return parsed.success && switchedOn.has(parsed.data) ? parsed.data : null;
}
