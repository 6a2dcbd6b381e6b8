import type { Provider } from './user';

/** The external identity providers as people know them, to be read after «через». [AUTH-01] */
export const providerTitles: Record<Provider, string> = {
  dnevnik: 'Дневник.ру',
  eljur: 'ЭлЖур',
  vk: 'VK\u00A0ID',
  mo: 'Школьный портал Подмосковья',
  eis: 'систему ЕИС',
  vs: 'систему ВС',
};
