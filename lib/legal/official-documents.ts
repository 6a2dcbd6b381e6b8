import type { ServerConfig } from '@/lib/config/server-schema';

export type OfficialDocument = { label: string; href: string };

type Addresses = Pick<
  ServerConfig,
  'OFFER_URL' | 'PERSONAL_DATA_CONSENT_URL' | 'USER_AGREEMENT_URL'
>;

const labels = {
  OFFER_URL: 'Оферта',
  USER_AGREEMENT_URL: 'Пользовательское соглашение издательства',
  PERSONAL_DATA_CONSENT_URL: 'Согласие на обработку персональных данных',
} as const satisfies Record<keyof Addresses, string>;

/** The publisher's own documents, as far as the configuration knows where they are. [CONF-01] */
export function officialDocuments(config: Addresses): OfficialDocument[] {
  return (Object.keys(labels) as (keyof Addresses)[]).flatMap((name) => {
    const href = config[name];
    return href === undefined ? [] : [{ label: labels[name], href }];
  });
}
