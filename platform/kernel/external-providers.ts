import { providerTitles } from '@/lib/contract/auth/provider-titles';
import type { Provider } from '@/lib/contract/user/user';

/** The external providers, in the order in which they are offered. [AUTH-01] */
export const providers = Object.keys(providerTitles) as Provider[];
