import type { Provider } from '@/lib/contract/user/user';

/** The external providers as people know them, in the order in which they are offered. [AUTH-01] */
export const providerTitles: Record<Provider, string> = {
  dnevnik: 'Дневник.ру',
  eljur: 'ЭлЖур',
  mo: 'Школьный портал Подмосковья',
  eis: 'ЕИС',
  vk: 'VK\u00a0ID',
  vs: 'Виртуальная школа',
};

/** Where the title alone does not read after «через». */
const accusative: Partial<Record<Provider, string>> = {
  eis: 'систему ЕИС',
  vs: 'Виртуальную школу',
};

/** The provider after «через». */
export const throughProvider = (provider: Provider): string =>
  accusative[provider] ?? providerTitles[provider];
