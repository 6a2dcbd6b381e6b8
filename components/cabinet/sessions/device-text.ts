import type { PersonSession } from '@/lib/contract/auth/session-endpoints';

/** Names that people know otherwise. */
const known: Readonly<Record<string, string>> = {
  'Yandex Browser': 'Яндекс Браузер',
  'Samsung Internet for Android': 'Samsung Internet',
  'Microsoft Edge': 'Edge',
};

type Told = Pick<PersonSession, 'browser' | 'system' | 'network'>;

/** «Chrome, Windows»; what is not known is left out. [TRUST-06] */
export function deviceText({ browser, system }: Told): string {
  const names = [known[browser] ?? browser, system].filter((name) => name !== '');
  return names.length === 0 ? 'Неизвестное устройство' : names.join(', ');
}

/** Networks that say nothing of a place: of this computer, of a home or a school. */
const NEAR =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0:0:0$|::|f[cd]|fe[89ab])/;

/** The network from which somebody signed in, as far as it is kept; null for none. [TRUST-06] */
export function networkText({ network }: Told): string | null {
  if (network === '') return null;
  if (NEAR.test(network)) return 'местная сеть';
  return `сеть\u00A0${network}${network.includes(':') ? '::' : '.…'}`;
}
