import type { ReactNode } from 'react';
import { roles, type Role } from '@/lib/contract/auth/roles';
import type { UserConfig } from '@/lib/contract/user/user';
import { classTitle } from '@/lib/format/class-title';
import { providerTitle } from '@/lib/format/provider-title';
import type { OwnPath } from '@/lib/routes/own-path';
import { hasAccount } from '@/lib/session/guards/visitor';
import { GeolocationLine } from './geolocation-line';
import { OfferLine } from './offer-line';

export type ProfileFactsProps = {
  person: { role: Role; surname: string; name: string; patronymic: string; email: string };
  config: UserConfig;
  /** Where the offer is to be read. */
  offerHref: string;
  /** The page itself. */
  returnUrl: OwnPath;
  timeZone: string;
};

const roleTitles: Record<Role, string> = {
  [roles.teacher]: 'Учитель',
  [roles.student]: 'Ученик',
  [roles.schoolAdmin]: 'Администратор школы',
};

/** What the product knows of a person, as far as it is theirs to know and to change. [HW-09] */
export function ProfileFacts({ person, config, ...rest }: ProfileFactsProps) {
  const { role, surname, name, patronymic, email } = person;
  const isKnown = hasAccount(config);
  const { returnUrl } = rest;
  const permission = config.gettingGeolocationWebPermission;
  const fullName = [surname, name, patronymic].filter((part) => part !== '').join(' ');
  const possible: (readonly [string, ReactNode] | false)[] = [
    ['Имя', fullName || 'Не\u00A0указано'],
    ['Роль', roleTitles[role]],
    role === roles.student && [
      'Класс',
      classTitle(config.classNumber, config.classLetter) || 'Не\u00A0указан',
    ],
    ['Вход', providerTitle(config.providerType)],
    isKnown && ['Почта', email || 'Не\u00A0указана'],
    isKnown &&
      config.status === 'registered' && [
        'Условия использования',
        <OfferLine key="offer" config={config} {...rest} />,
      ],
    isKnown && ['Геолокация', <GeolocationLine key="place" {...{ permission, returnUrl }} />],
  ];
  const rows = possible.filter((row) => row !== false);
  return (
    <dl className="rounded-xl border border-line bg-surface px-4 shadow-sheet medium:px-6">
      {rows.map(([title, value]) => (
        <div
          key={title}
          className="flex flex-col gap-x-6 border-line py-3 not-first:border-t medium:flex-row"
        >
          <dt className="text-ink-soft medium:w-56 medium:shrink-0">{title}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
