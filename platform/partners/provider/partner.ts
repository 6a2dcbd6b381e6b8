import type { Provider as OpenIdProvider } from 'oidc-provider';
import type { Provider } from '@/lib/contract/auth/external-providers';
import type { PageTemplate } from '@/platform/openid/pages/page-template';
import type { Counts } from '@/platform/kernel/limits/counts';
import type { Accounts } from './people';

/** What is particular to one of the demo's external providers. */
export type PartnerConfig = {
  key: Provider;
  /** May have a path: then everything of the provider lies under it. */
  issuer: string;
  /** The one client: the SSO. */
  client: { id: string; secret: string; redirectUri: string };
  /** The product, from where people come and to where they get back. */
  publicOrigin: string;
  accounts: Accounts;
  /** Signs cookies and tokens. */
  secret: string;
};

/** What the pages of a provider work with. */
export type Partner = PartnerConfig & {
  /** The path of the issuer, '' when it has none. */
  base: string;
  provider: OpenIdProvider;
  template: PageTemplate;
  /** Of wrong passwords. */
  counts: Counts;
};
