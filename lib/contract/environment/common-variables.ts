import { z } from 'zod';
import ports from './ports.json' with { type: 'json' };
import { address, identifiers, networks, origin, origins } from './values';
import { rotating } from './rotating-secret';
import { variable } from './variable';

/** Secrets that come with the demo begin with this word; a production start refuses them. */
export const DEMO = 'demo-';

/** A secret of ours, with a value that only a demo accepts. */
export const secret = (name: string) =>
  z.string().min(32).default(`${DEMO}${name}-not-for-production-0123456789`);

export type PortVariable = keyof typeof ports;

/** The port of a program of ours. */
export const port = (name: PortVariable, note?: string) =>
  variable(z.coerce.number().int().min(1).max(65_535).default(ports[name].standard), 'addresses', {
    effect: `The port of ${ports[name].owner}.`,
    ...(note !== undefined && { note }),
  });

/** Where a program of ours is unless its port is moved. */
export const standardAddress = (name: PortVariable) => `http://localhost:${ports[name].standard}`;

/** The variables that web and the platform both read; each reads them in the same way. */
export const commonVariables = {
  PUBLIC_ORIGIN: variable(origin.default(standardAddress('PORT')), 'addresses', {
    note: 'The address under which browsers reach web; it follows PORT.',
  }),
  /** In the order in which they are tried. [NET-02] */
  MAIN_API_ENDPOINTS: variable(
    origins('Wrong api endpoints format').default([standardAddress('MAIN_API_PORT')]),
    'addresses',
    { note: 'The main API; several addresses stand between commas and are tried in this order.' },
  ),
  /** Which of the payment service's addresses is called; see `paymentsOriginOf`. [API-02] */
  PAYMENT_MODE: variable(z.enum(['dev', 'stage', 'prod']).default('dev'), 'addresses', {
    note: 'The payment service, by mode: dev, stage or prod. In production dev means that nothing is sold.',
  }),
  PAYMENTS_ORIGIN: variable(origin.default(standardAddress('PAYMENTS_PORT')), 'addresses', {
    note: 'Our own payment service with its payment pages, which is called in the mode dev; it follows PAYMENTS_PORT.',
  }),
  PAYMENTS_STAGE_ORIGIN: variable(origin.optional(), 'addresses', {
    effect: 'The payment service in the mode stage, which does not start without it.',
  }),
  PAYMENTS_PROD_ORIGIN: variable(origin.optional(), 'addresses', {
    effect: 'The payment service in the mode prod, which does not start without it.',
  }),
  /** Without one a demo uses its own; see `paymentServiceToken`. [PAY-02] */
  ...rotating('PAYMENT_SERVICE_TOKEN', z.string().min(1).max(1_000).optional(), {
    note: 'With this web is known to the payment service.',
  }),
  /** [TRUST-11] */
  ...rotating('MAIN_API_SERVICE_TOKEN', secret('main-api-service'), {
    note: "With this web is known to the main API, which answers nobody else; a publisher's own main API may do without.",
  }),
  ...rotating('READY_DETAILS_TOKEN', z.string().min(32).max(1_000).optional(), {
    note: "Who sends it as a bearer token to web's /ready?details is told of features, services and documents, and to the main API's /metrics of its numbers; without one nobody is.",
  }),
  SSO_ORIGIN: variable(origin.default(standardAddress('SSO_PORT')), 'addresses', {
    note: 'The sign-on, ours or any OpenID provider: where browsers reach it, and the issuer of its tokens.',
  }),
  DIARY_ORIGIN: variable(origin.default(standardAddress('DIARY_PORT')), 'addresses', {
    note: 'The school diary Дневник.ру.',
  }),
  PARTNERS_ORIGIN: variable(origin.default(standardAddress('PARTNERS_PORT')), 'addresses', {
    note: "The demo's external providers.",
  }),
  ELJUR_ORIGIN: variable(origin.optional(), 'addresses', {
    note: 'The school diary ЭлЖур, its lesson pages and its API; a demo has one at PARTNERS_ORIGIN.',
    shown: 'https://school.eljur.example',
  }),
  /** The scripts read it too, before anything is installed. */
  DATA_DIR: variable(z.string().min(1).default('.data'), 'data', {
    note: 'The data folder: our own database, uploaded files, and the documents of public pages.',
  }),
  DEPLOYMENT: variable(z.enum(['demo', 'production']).default('demo'), 'deployment', {
    note: 'production: no demo people, and none of the demo secrets below is accepted.',
  }),
  /** [TRUST-11] */
  LISTEN_HOST: variable(address.optional(), 'deployment', {
    note: 'The one address that programs listen on. Without it a demo listens on this machine alone and a production on every address; a demo that is to be reached from elsewhere needs DEPLOYMENT=demo as well. Example:',
    shown: '10.0.0.5',
  }),
  /** [TRUST-11] */
  TRUSTED_PROXIES: variable(networks.default(['127.0.0.0/8', '::1/128']), 'deployment', {
    note: 'The networks of the proxies in front of web and of the sign-on, between commas: from nobody else an X-Forwarded-For is believed.',
  }),
  LOG_LEVEL: variable(
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'deployment',
    { note: 'debug, info, warn, error or silent' },
  ),
  EDU_TOKEN_ISSUER: variable(z.string().min(1).default('rabochie-tetradi-main-api'), 'identity', {
    note: 'Whom the edu tokens are from and for; the same for web and the platform.',
  }),
  EDU_TOKEN_AUDIENCE: variable(z.string().min(1).default('rabochie-tetradi'), 'identity', {
    effect: 'For whom edu tokens are; tokens for another are refused.',
  }),
  CMS_TOKEN_AUDIENCE: variable(z.string().min(1).default('rabochie-tetradi-cms'), 'identity', {
    note: 'For whom the tokens of content editors are; never the same as the one above.',
  }),
  /** [AUTH-18] */
  SELECTED_CONTENT_USER_IDS: variable(identifiers(/^[\w-]{1,64}$/, 1_000), 'rules', {
    note: 'User ids between commas.',
    effect:
      'User ids between commas: who works with workbooks that are not released, the same for web and the platform.',
  }),
  STEP_APPROVER_USER_IDS: variable(identifiers(/^[\w-]{1,64}$/, 1_000), 'rules', {
    effect: 'The same: who checks steps, released or not.',
  }),
  /** [FEAT-02] */
  OZON_PROMOTION_START: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    note: 'When the Ozon promotion begins and ends, the same for web and the platform; without both there is none. Example:',
    shown: '2025-04-01T00:00:00+03:00',
  }),
  OZON_PROMOTION_END: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    effect:
      'From when on nobody takes part in it any more, and finished tasks are no longer counted.',
    shown: '2025-05-01T00:00:00+03:00',
  }),
};

const DEMO_SERVICE_TOKEN = `${DEMO}payment-service-not-for-production-0123456789`;

/** The token with which web is known to the payment service; undefined when there is none. [PAY-02] */
export function paymentServiceToken(values: {
  DEPLOYMENT: 'demo' | 'production';
  PAYMENT_SERVICE_TOKEN?: string | undefined;
}): string | undefined {
  if (values.PAYMENT_SERVICE_TOKEN !== undefined) return values.PAYMENT_SERVICE_TOKEN;
  return values.DEPLOYMENT === 'demo' ? DEMO_SERVICE_TOKEN : undefined;
}
