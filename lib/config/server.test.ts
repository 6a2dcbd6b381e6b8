/** @jest-environment node */
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { productFeaturesFrom } from './product-features';
import { readServerConfig, serverConfig } from './server';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { servicesOf } from './services';

const SECRET = 'a secret of the test, long enough to be one';
const OWN = { SESSION_SECRET: SECRET, MAIN_API_SERVICE_TOKEN: SECRET };
const faultOf = (source: Record<string, string>): string => {
  try {
    readServerConfig(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

describe('the environment of web', () => {
  it('[CONF-01] has a default for everything that a demo needs', () => {
    expect(readServerConfig({})).toMatchObject({
      DEPLOYMENT: 'demo',
      PORT: 3000,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      MAIN_API_ENDPOINTS: ['http://localhost:4100'],
      SSO_ORIGIN: 'http://localhost:4200',
      DIARY_ORIGIN: 'http://localhost:4400',
      PAYMENT_MODE: 'dev',
      BUILD_NUMBER: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      SESSION_SECRET: expect.stringMatching(/^demo-.{27,}$/),
      TAG_MANAGER_IDS: [],
    });
  });

  it('[CONF-01] takes an empty value for none', () => {
    expect(readServerConfig({ PORT: '', INDEXABLE_HOST: '' })).toMatchObject({ PORT: 3000 });
  });

  it('[CONF-01] lets an address of ours follow its port unless it is given', () => {
    const moved = { PORT: '8080', MAIN_API_PORT: '8100', SSO_PORT: '8200', DIARY_PORT: '' };
    expect(readServerConfig({ ...moved, SSO_ORIGIN: 'https://sso.example' })).toMatchObject({
      PUBLIC_ORIGIN: 'http://localhost:8080',
      MAIN_API_ENDPOINTS: ['http://localhost:8100'],
      SSO_ORIGIN: 'https://sso.example',
      DIARY_ORIGIN: 'http://localhost:4400',
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', 'web'],
    ['PUBLIC_ORIGIN', 'edu.example'],
    ['PUBLIC_ORIGIN', 'https://edu.example/app'],
    ['PUBLIC_ORIGIN', 'https://me:pw@edu.example'],
    ['PUBLIC_ORIGIN', 'ftp://edu.example'],
    ['INDEXABLE_HOST', 'https://edu.example'],
    ['INDEXABLE_HOST', 'edu.example/'],
    ['INDEXABLE_HOST', 'edu.example:8443'],
    ['SSO_ORIGIN', 'javascript:alert(1)'],
    ['DIARY_ORIGIN', '//diary.example'],
    ['PAYMENT_MODE', 'test'],
    ['SESSION_SECRET', 'short'],
    ['DEPLOYMENT', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['BUILD_NUMBER', 'a\r\nb'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_PHONE', 'call me'],
    ['OFFER_URL', 'javascript:alert(1)'],
    ['ERROR_REPORTING_URL', 'errors'],
    ['ERROR_REPORTING_URL', 'https://errors.example.ru/1'],
    ['ERROR_REPORTING_URL', 'https://key:secret@errors.example.ru/1'],
    ['ERROR_REPORTING_URL', 'https://key@errors.example.ru/'],
    ['ERROR_REPORTING_URL', 'https://key@errors.example.ru:99999/1'],
    ['ERROR_REPORTING_URL', 'javascript://key@errors.example.ru/1'],
    ['TAG_MANAGER_IDS', 'GTM-AAAA,GTM-BBBB,GTM-CCCC'],
    ['METRICS_ID', 'x'],
    ['PARTNER_HOSTS', 'https://a.example'],
    ['STEP_APPROVER_USER_IDS', 'a b'],
    ['OZON_PROMOTION_START', 'soon'],
  ])('[CONF-01] names %s when it is %s, and does not quote it', (name, value) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toMatch(new RegExp(`^Wrong environment — ${name}(\\.\\d+)?: `));
    if (value.length > 5) expect(fault).not.toContain(value);
  });

  it('[CONF-01] names every wrong value in one sentence', () => {
    expect(faultOf({ PORT: 'x', CONTACT_EMAIL: 'y' })).toMatch(/PORT: .*; CONTACT_EMAIL: /);
  });

  it.each([
    '',
    ',',
    'localhost:4100',
    'http://a.example,',
    'http://a.example,b.example',
    'http://a.example;http://b.example',
    'http://a.example/?x=1',
    'http://a.example/#x',
    'http://u:p@a.example',
    'http://a.example\\b',
    'ftp://a.example',
  ])('[NET-02] a bad list of endpoints stops the start: %j', (list) => {
    // An empty value is no value at all, so a list of nothing has to be told by a blank.
    expect(faultOf({ MAIN_API_ENDPOINTS: list === '' ? ' ' : list })).toBe(
      'Wrong environment — MAIN_API_ENDPOINTS: Wrong api endpoints format',
    );
  });

  it('[NET-02] keeps the order of endpoints, their paths, and no last slash', () => {
    const { MAIN_API_ENDPOINTS } = readServerConfig({
      MAIN_API_ENDPOINTS: 'https://b.example/edu/ , http://a.example:80',
    });
    expect(MAIN_API_ENDPOINTS).toEqual(['https://b.example/edu', 'http://a.example']);
  });

  it('[CONF-01] [AUTH-20] refuses one audience for the tokens of users and of editors', () => {
    expect(faultOf({ EDU_TOKEN_AUDIENCE: 'one' })).toBe('none');
    expect(faultOf({ EDU_TOKEN_AUDIENCE: 'one', CMS_TOKEN_AUDIENCE: 'one' })).toMatch(
      'CMS_TOKEN_AUDIENCE',
    );
  });

  it('[CONF-01] needs both ends of a promotion, in order', () => {
    const start = '2025-04-01T00:00:00+03:00';
    const end = '2025-05-01T00:00:00+03:00';
    expect(faultOf({ OZON_PROMOTION_START: start, OZON_PROMOTION_END: end })).toBe('none');
    expect(faultOf({ OZON_PROMOTION_END: end })).toMatch('OZON_PROMOTION_START');
    expect(faultOf({ OZON_PROMOTION_START: end, OZON_PROMOTION_END: start })).toMatch(
      'OZON_PROMOTION_END',
    );
  });

  it('[CONF-01] is read from the process once', () => {
    expect(serverConfig()).toBe(serverConfig());
  });
});

describe('a production start', () => {
  it.each([
    ['missing secrets', {}, 'SESSION_SECRET, MAIN_API_SERVICE_TOKEN'],
    ['the demo secret', { ...OWN, SESSION_SECRET: `demo-${SECRET}` }, 'SESSION_SECRET'],
    [
      'a former demo secret',
      { ...OWN, SESSION_SECRET_PREVIOUS: `demo-${SECRET}` },
      'SESSION_SECRET_PREVIOUS',
    ],
    ['a demo token', { ...OWN, PAYMENT_SERVICE_TOKEN: 'demo-token' }, 'PAYMENT_SERVICE_TOKEN'],
  ])('[CONF-01] is refused with %s', (_, source, name) => {
    expect(faultOf({ DEPLOYMENT: 'production', ...source })).toBe(
      `Demo secrets in production — set ${name}`,
    );
  });

  it('[CONF-01] goes on with a secret of its own', () => {
    expect(faultOf({ DEPLOYMENT: 'production', ...OWN })).toBe('none');
  });
});

test.each([
  ['PAYMENTS_ORIGIN', 'http://pay.example.ru'],
  ['PAYMENTS_STAGE_ORIGIN', 'http://pay.example.ru'],
  ['PAYMENTS_PROD_ORIGIN', 'http://pay.example.ru'],
  ['PAYMENT_PAGE_ORIGINS', 'https://a.example.ru,http://b.example.ru'],
  ['PUBLIC_ORIGIN', 'http://edu.example.ru'],
  ['MAIN_API_ENDPOINTS', 'http://10.0.0.7:4100'],
  ['SSO_ORIGIN', 'http://sso.example.ru'],
  ['STORAGE_ORIGIN', 'http://files.example.ru'],
  ['ERROR_REPORTING_URL', 'http://key@errors.example.ru/1'],
])('[TRUST-11] [API-02] in production %s may not be %s', (name, value) => {
  const sold = { PAYMENT_MODE: 'prod', PAYMENTS_PROD_ORIGIN: 'https://pay.example.ru' };
  const production = { ...sold, DEPLOYMENT: 'production', ...OWN };
  expect(faultOf({ ...production, [name]: value })).toContain(`over https: ${name}`);
  expect(faultOf({ [name]: value })).toBe('none');
  const secure = value.replaceAll('http:', 'https:');
  for (const good of [secure, ...(name.endsWith('_URL') ? [] : ['http://localhost:1'])])
    expect(faultOf({ ...production, [name]: good })).toBe('none');
});

describe('the services', () => {
  const services = (source: Record<string, string>) => servicesOf(readServerConfig(source));

  it.each([
    ['http://a.example', 60_000],
    ['http://a.example,http://b.example', 6_000],
  ])('[NET-03] the endpoints %s have %d ms', (list, ms) => {
    expect(services({ MAIN_API_ENDPOINTS: list }).mainApi.timeoutMs).toBe(ms);
  });

  it.each([
    ['dev', 'http://localhost:4300'],
    ['stage', 'https://stage.example'],
    ['prod', 'https://prod.example'],
  ])('[API-02] payments in mode %s are at %s', (mode, address) => {
    const { payments } = services({
      PAYMENT_MODE: mode,
      PAYMENTS_STAGE_ORIGIN: 'https://stage.example',
      PAYMENTS_PROD_ORIGIN: 'https://prod.example',
    });
    expect(payments.endpoints).toEqual([address]);
  });

  it.each([
    ['stage', 'PAYMENTS_STAGE_ORIGIN'],
    ['prod', 'PAYMENTS_PROD_ORIGIN'],
  ])('[API-02] the payment mode %s needs %s', (mode, name) => {
    expect(faultOf({ PAYMENT_MODE: mode })).toMatch(`${name}: `);
  });

  it('[PAY-02] without a service token there is none but that of the demo', () => {
    const production = { DEPLOYMENT: 'production', ...OWN };
    const tokenOf = (source: Record<string, string>) =>
      paymentServiceToken(readServerConfig(source));
    expect(tokenOf(production)).toBeUndefined();
    expect(tokenOf({ ...production, PAYMENT_SERVICE_TOKEN: 't' })).toBe('t');
    expect(tokenOf({})).toMatch(/^demo-/);
  });
});

describe('product features', () => {
  it('[FEAT-01] are off by default, but mesh is available', () => {
    const on = Object.entries(defaultProductFeatures).filter(([, { enable }]) => enable);
    expect(on.map(([name]) => name)).toEqual(['isMeshAvailable']);
    expect(Object.keys(defaultProductFeatures)).toHaveLength(5);
  });

  it('[FEAT-01] are the defaults when the call fails', () => {
    const error = { code: 'unavailable', status: 0, requestId: 'r' } as const;
    expect(productFeaturesFrom({ ok: false, error })).toBe(defaultProductFeatures);
    const value = { ...defaultProductFeatures, studentContest: { enable: true, details: null } };
    expect(productFeaturesFrom({ ok: true, value })).toBe(value);
  });
});
