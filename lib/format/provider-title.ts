import { externalProviders, providers } from '@/lib/contract/auth/external-providers';

/** Those that are not behind the sign-on: itself, a partner's token, a name without an account. */
const others: Record<string, string> = {
  prosv_id: 'Учётная запись «Просвещения»',
  mediateka: 'Медиатека «Просвещения»',
  mash: 'Московская электронная школа',
  link: 'Без учётной записи, по\u00A0имени',
};

/** Through what somebody has come, by the `providerType` of their account; an unknown one as it is. */
export function providerTitle(type: string): string {
  const provider = providers.find((key) => externalProviders[key].type === type);
  return provider
    ? externalProviders[provider].title
    : ((Object.hasOwn(others, type) ? others[type] : undefined) ?? type);
}
