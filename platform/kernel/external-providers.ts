import type { Provider } from '@/lib/contract/user';

/** How people know the external providers. [AUTH-01] */
export const providerTitles: Record<Provider, string> = {
  dnevnik: 'Дневник.ру',
  eljur: 'ЭлЖур',
  mo: 'Школьный портал',
  eis: 'ЕИС',
  vk: 'VK\u00a0ID',
  vs: 'Виртуальная школа',
};

/** In the order in which they are offered. */
export const providers = Object.keys(providerTitles) as Provider[];
