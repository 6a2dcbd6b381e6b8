import { z } from 'zod';
import { port, secret } from '@/lib/contract/environment/common-variables';
import {
  hostName,
  hostNames,
  httpUrl,
  identifiers,
  origins,
} from '@/lib/contract/environment/values';
import { rotating } from '@/lib/contract/environment/rotating-secret';
import { variable } from '@/lib/contract/environment/variable';

/** Where web is, whom it calls, its secrets and rules. [CONF-01] */
export const serverVariables = {
  PORT: port('PORT', 'The port of web.'),
  PAYMENT_PAGE_ORIGINS: variable(origins('Wrong payment page addresses').optional(), 'addresses', {
    note: 'Where payment pages are, between commas, when not at the payment service itself.',
  }),

  /** [DOC-04] */
  DOCUMENTS_REFRESH: variable(z.enum(['on', 'off']).default('on'), 'deployment', {
    note: 'off: this process shows the documents that another one makes, and makes none.',
  }),

  /** [SEO-01] */
  INDEXABLE_HOST: variable(hostName.optional(), 'deployment', {
    note: 'The one host whose pages search engines may list; without it none may. Example:',
    shown: 'edu.example.ru',
  }),

  /** [HTTP-04] */
  WEB_WORKERS: variable(z.coerce.number().int().min(1).max(64).optional(), 'deployment', {
    note: 'How many processes answer for web; by default one per core, four at most, one on two cores.',
  }),
  /** [HTTP-02] */
  PAGES_AT_ONCE: variable(z.coerce.number().int().min(1).max(1_000).default(8), 'deployment', {
    note: 'How many pages each process of web renders at once; the others wait for their turn.',
  }),

  ...rotating('SESSION_SECRET', secret('session'), {
    note: 'Encrypts the session cookie and the tokens in it (web).',
  }),

  /** Where users of Moscow's and Moscow region's platforms find workbooks. [STATUS-08, STATUS-09] */
  MOSCOW_LIBRARY_URL: variable(httpUrl.default('https://uchebnik.mos.ru/'), 'texts', {
    note: 'The libraries of the Moscow and Moscow region platforms, where their users are sent.',
    effect: 'Where users of the Moscow platform are sent.',
  }),
  MOSCOW_REGION_LIBRARY_URL: variable(httpUrl.default('https://authedu.mosreg.ru/'), 'texts', {
    effect: 'Where users of the Moscow region’s platform are sent.',
  }),

  /** [ROUTE-25] */
  TEST_SIGN_IN: variable(z.enum(['on', 'off']).default('off'), 'rules', {
    note: 'on: /auth-test-login is there, where testers mark their browser.',
  }),
  /** [AUTH-18] */
  PARTNER_HOSTS: variable(hostNames(2), 'rules', {
    note: 'Two hosts at most; whoever comes from them is a multibook user, and may pass tokens on.',
  }),
  SELECTED_CONTENT_USER_IDS: variable(identifiers(/^[\w-]{1,64}$/, 1_000), 'rules', {
    note: 'User ids between commas.',
    effect: 'User ids between commas: for whom content is selected.',
  }),
  STEP_APPROVER_USER_IDS: variable(identifiers(/^[\w-]{1,64}$/, 1_000), 'rules', {
    effect: 'User ids between commas: who checks steps.',
  }),
};
