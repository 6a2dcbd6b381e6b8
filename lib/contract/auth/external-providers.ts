/** Six-digit colours: of buttons, and a deeper one for links and for what the pointer is on. */
export type Accent = { main: string; deep: string };

/** What the product does otherwise for the people of a provider. */
type ProviderRules = {
  /** It knows what its teachers teach, so they are not asked. [ROUTE-05] */
  knowsTeaching?: true;
  /** A school diary that is told of the visit of a teacher who is signed in. [AUTH-08] */
  isNotified?: true;
  /** A link that names it signs the teacher in again. [AUTH-08] */
  signsInAgain?: true;
  /** A school has told it who its students are: they do not rename themselves here. [TRUST-04] */
  vouchesForNames?: true;
  /** Sessions live on the platform that embeds the product, which ends them itself. [AUTH-15] */
  endsSessions?: true;
};

type ExternalProvider = ProviderRules & {
  /** As people know it. */
  title: string;
  /** The title after «через», where the title alone does not read there. */
  through?: string;
  /** `providerType` in the tokens of the people who come from it. */
  type: string;
  /** Registered: a school has put the person there. */
  status: 'new' | 'registered';
  /** What its demo says of a person: social networks know nothing of the school. */
  knowledge: 'school' | 'person';
  /** Colours of its demo's pages. */
  accent: Accent;
  /** The service that stands in for it in a demo; on `partners` it has a path of its own name. */
  demo: 'diary' | 'partners';
};

/**
 * The external providers behind the SSO, in the order in which they are offered. A row is all that
 * a provider needs: from its key follow its environment variables, callback and demo. [AUTH-01]
 */
export const externalProviders = {
  dnevnik: {
    title: 'Дневник.ру',
    type: 'dnevnik',
    status: 'registered',
    knowledge: 'school',
    accent: { main: '#2e6f40', deep: '#225432' },
    demo: 'diary',
    knowsTeaching: true,
    isNotified: true,
    vouchesForNames: true,
  },
  eljur: {
    title: 'ЭлЖур',
    type: 'eljur',
    status: 'registered',
    knowledge: 'school',
    accent: { main: '#0f766e', deep: '#0b5a54' },
    demo: 'partners',
    knowsTeaching: true,
    isNotified: true,
    vouchesForNames: true,
  },
  mo: {
    title: 'Школьный портал Подмосковья',
    type: 'mos_oblast',
    status: 'registered',
    knowledge: 'school',
    accent: { main: '#b0305c', deep: '#8a2348' },
    demo: 'partners',
    knowsTeaching: true,
    endsSessions: true,
    vouchesForNames: true,
  },
  eis: {
    title: 'ЕИС',
    through: 'систему ЕИС',
    type: 'eis',
    status: 'registered',
    knowledge: 'school',
    accent: { main: '#3f5f8a', deep: '#2f4869' },
    demo: 'partners',
    vouchesForNames: true,
  },
  vk: {
    title: 'VK\u00a0ID',
    type: 'vk',
    status: 'new',
    knowledge: 'person',
    accent: { main: '#1f6feb', deep: '#1856bb' },
    demo: 'partners',
    signsInAgain: true,
  },
  vs: {
    title: 'Виртуальная школа',
    through: 'Виртуальную школу',
    type: 'vs',
    status: 'new',
    knowledge: 'school',
    accent: { main: '#8a5a00', deep: '#6b4600' },
    demo: 'partners',
    vouchesForNames: true,
  },
} as const satisfies Record<string, ExternalProvider>;

export type Provider = keyof typeof externalProviders;
export type ProviderType = (typeof externalProviders)[Provider]['type'];

/** The keys in the order of the table. */
export const providers = Object.keys(externalProviders) as Provider[];

/** The provider after «через». */
export function throughProvider(provider: Provider): string {
  const row: ExternalProvider = externalProviders[provider];
  return row.through ?? row.title;
}

/** People of these come with a partner's token, so no provider behind the SSO has their type. */
const partnerRules = new Map<string, ProviderRules>([
  ['mediateka', { knowsTeaching: true, endsSessions: true }],
]);

/** The rules for the people of a provider. */
export function rulesOf(provider: Provider): ProviderRules {
  const row: ExternalProvider = externalProviders[provider];
  return row;
}

/** The rules for people whose token says this `providerType`; none for an unknown one. */
export function rulesOfType(type: string): ProviderRules {
  const provider = providers.find((key) => externalProviders[key].type === type);
  return (provider && rulesOf(provider)) ?? partnerRules.get(type) ?? {};
}
