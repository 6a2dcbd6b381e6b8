import { readEnv } from './env';
import { providerSettings } from '@/platform/kernel/provider-env';
import { productionSecrets } from '@/tests/support/unit/production-secrets';

const base = { DATABASE_URL: 'postgres://localhost/x' };
const secret = (letter: string) => letter.repeat(32);

describe('the environment of the platform', () => {
  test('[CONF-01] a demo needs nothing but a database', () => {
    expect(readEnv(base)).toMatchObject({
      MAIN_API_PORT: 4100,
      SSO_ORIGIN: 'http://localhost:4200',
    });
  });

  test.each([
    ['MAIN_API_PORT', 'many'],
    ['SSO_PORT', '70000'],
    ['PUBLIC_ORIGIN', 'ftp://x'],
    ['PARTNERS_PORT', '0'],
    ['VK_ISSUER', 'id.vk.example'],
    ['ELJUR_CLIENT_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['PLATFORM_SECRET', 'short'],
    ['PLATFORM_SECRET_PREVIOUS', 'x'],
    ['SSO_CLIENT_SECRET_PREVIOUS', 'short'],
    ['MAIN_API_SERVICE_TOKEN_PREVIOUS', 'x'.repeat(31)],
    ['LOG_LEVEL', 'loud'],
    ['LISTEN_HOST', 'localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['LIMITED_ACCESS_RELEASE_DATE', '23.03.2022'],
  ])('[CONF-01] a wrong %s stops the start and is named', (name, value) => {
    expect(() => readEnv({ ...base, [name]: value })).toThrow(name);
  });

  test('[CONF-01] [AUTH-20] one audience for the tokens of users and of editors stops the start', () => {
    const one = { ...base, EDU_TOKEN_AUDIENCE: 'one' };
    expect(() => readEnv(one)).not.toThrow();
    expect(() => readEnv({ ...one, CMS_TOKEN_AUDIENCE: 'one' })).toThrow('CMS_TOKEN_AUDIENCE');
  });

  test('[CONF-01] production refuses demo secrets and names them', () => {
    const production = { ...base, DEPLOYMENT: 'production' };
    expect(() => readEnv(production)).toThrow(
      /MAIN_API_SERVICE_TOKEN.*SSO_CLIENT_SECRET.*PLATFORM_SECRET.*PAYMENT_NOTIFICATION_SECRET.*PAYMENT_OPERATOR_TOKEN.*DIARY_API_KEY.*DIARY_WEBHOOK_SECRET/,
    );
    expect(() => readEnv({ ...production, ...productionSecrets })).not.toThrow();
  });

  test('[CONF-01] an S3 is configured as a whole', () => {
    const whole = { ...base, S3_ENDPOINT: 'https://s3.example.ru', S3_BUCKET: 'files' };
    expect(() => readEnv({ ...base, S3_BUCKET: 'files' })).not.toThrow();
    expect(() => readEnv({ ...whole, S3_ACCESS_KEY_ID: 'a' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => readEnv({ ...whole, S3_SECRET_ACCESS_KEY: 'b' })).toThrow('S3_ACCESS_KEY_ID');
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readEnv({ ...whole, ...keys })).toMatchObject({ S3_REGION: 'us-east-1' });
  });

  test.each([
    ['SSO_ORIGIN', 'http://sso.example.ru'],
    ['VK_ISSUER', 'http://id.vk.example'],
    ['ELJUR_ISSUER', 'http://localhost.evil.example'],
    ['MO_ISSUER', 'http://10.0.0.7:4700/mo'],
    ['EIS_ISSUER', 'http://127.example.ru'],
  ])('[AUTH-03] in production %s may not be %s', (name, value) => {
    const client = { [name.replace('_ISSUER', '_CLIENT_SECRET')]: secret('c') };
    const production = { ...base, DEPLOYMENT: 'production', ...client, ...productionSecrets };
    expect(() => readEnv({ ...production, [name]: value })).toThrow(`over https: ${name}`);
    expect(() => readEnv({ ...base, [name]: value })).not.toThrow();
    const secure = value.replace('http:', 'https:');
    for (const good of [secure, 'http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])
      expect(() => readEnv({ ...production, [name]: good })).not.toThrow();
  });

  test.each(['PAYMENTS_ORIGIN', 'PAYMENTS_STAGE_ORIGIN', 'PAYMENTS_PROD_ORIGIN'])(
    '[API-02] in production the payment service at %s is reached by https',
    (name) => {
      const PAYMENTS_PROD_ORIGIN = 'https://pay.example.ru';
      const sold = { ...base, PAYMENT_MODE: 'prod', PAYMENTS_PROD_ORIGIN };
      const production = { ...sold, DEPLOYMENT: 'production', ...productionSecrets };
      const plain = { [name]: 'http://pay.example.ru' };
      expect(() => readEnv({ ...production, ...plain })).toThrow(`over https: ${name}`);
      expect(() => readEnv({ ...sold, ...plain })).not.toThrow();
      expect(() => readEnv({ ...production, [name]: 'http://localhost:1' })).not.toThrow();
    },
  );

  test('[API-02] in production a payment service elsewhere is not taken for our own', () => {
    const PAYMENTS_ORIGIN = 'https://pay.example.ru';
    const production = { ...base, DEPLOYMENT: 'production', ...productionSecrets };
    expect(() => readEnv({ ...production, PAYMENTS_ORIGIN })).toThrow('PAYMENT_MODE: ');
    expect(() => readEnv({ ...base, PAYMENTS_ORIGIN })).not.toThrow();
    expect(() => readEnv({ ...production, PAYMENT_MODE: 'prod' })).toThrow(
      'PAYMENTS_PROD_ORIGIN: ',
    );
  });

  test.each([
    ['PUBLIC_ORIGIN', 'http://edu.example.ru'],
    ['MAIN_API_ENDPOINTS', 'https://a.example.ru,http://b.example.ru'],
    ['DIARY_ORIGIN', 'http://diary.example.ru'],
  ])('[TRUST-11] in production %s may not be %s', (name, value) => {
    const production = { ...base, DEPLOYMENT: 'production', ...productionSecrets };
    expect(() => readEnv({ ...production, [name]: value })).toThrow(`over https: ${name}`);
    expect(() => readEnv({ ...base, [name]: value })).not.toThrow();
  });

  describe('a database in production', () => {
    const production = { ...base, DEPLOYMENT: 'production', ...productionSecrets };
    const start = (url: string) => readEnv({ ...production, DATABASE_URL: url });

    test.each([
      '',
      '?sslmode=disable',
      '?sslmode=no-verify',
      '?ssl=false',
      '?uselibpqcompat=true&sslmode=require',
      '?host=10.0.0.7',
    ])('[TRUST-11] is not on another machine with %j', (query) => {
      const url = `postgres://tetradi:hidden@db.example.ru/x${query}`;
      expect(() => start(url)).toThrow(/^Wrong environment — DATABASE_URL: [^]*verify-full$/);
      expect(() => readEnv({ ...base, DATABASE_URL: url })).not.toThrow();
    });

    test.each([
      'postgres://tetradi@db.example.ru/x?sslmode=verify-full',
      'postgres://tetradi@db.example.ru/x?ssl=true',
      'postgres://tetradi@127.0.0.1/x',
      'postgres://tetradi@[::1]/x',
      'postgres:///x?host=/run/postgresql',
    ])('[TRUST-11] is %s', (url) => {
      expect(() => start(url)).not.toThrow();
    });

    test('[TRUST-11] that is no database is refused without being quoted', () => {
      expect(() => start('postgres://me:hidden@a:b/')).toThrow(/^(?!.*hidden).*DATABASE_URL/);
    });
  });

  test.each(['0.0.0.0', '::', '10.0.0.5'])(
    '[TRUST-11] %s is not listened on in a demo by LISTEN_HOST alone',
    (LISTEN_HOST) => {
      expect(() => readEnv({ ...base, LISTEN_HOST })).toThrow('LISTEN_HOST: needs DEPLOYMENT');
      expect(readEnv({ ...base, LISTEN_HOST, DEPLOYMENT: 'demo' })).toMatchObject({ LISTEN_HOST });
    },
  );

  test('[CONF-01] in production ЭлЖур needs a key of its own and https, once it has an address', () => {
    const production = { ...base, DEPLOYMENT: 'production', ...productionSecrets };
    const ELJUR_ORIGIN = 'https://school.eljur.example';
    expect(() => readEnv({ ...production, ELJUR_ORIGIN })).toThrow(/set ELJUR_API_KEY$/);
    const whole = { ...production, ELJUR_ORIGIN, ELJUR_API_KEY: secret('g') };
    expect(readEnv(whole)).toMatchObject({ ELJUR_ORIGIN });
    const plain = { ...whole, ELJUR_ORIGIN: 'http://school.eljur.example' };
    expect(() => readEnv(plain)).toThrow('over https: ELJUR_ORIGIN');
  });

  test('[AUTH-01] in a demo our own services are the external providers', () => {
    const moved = { ...base, DIARY_PORT: '5400', PARTNERS_ORIGIN: 'https://partners.example.ru' };
    expect(readEnv(moved)).toMatchObject({
      DNEVNIK_ISSUER: 'http://localhost:5400',
      VK_ISSUER: 'https://partners.example.ru/vk',
    });
    const own = readEnv({ ...base, VK_ISSUER: 'https://id.vk.example' });
    expect(own.VK_ISSUER).toBe('https://id.vk.example');
  });

  test('[AUTH-01] in production a provider is off until it has an issuer and a secret', () => {
    const production = {
      ...base,
      DEPLOYMENT: 'production',
      ...productionSecrets,
    };
    expect(providerSettings(readEnv(production), 'vk')).toBeNull();
    const issuer = 'https://id.vk.example';
    expect(() => readEnv({ ...production, VK_ISSUER: issuer })).toThrow(/set VK_CLIENT_SECRET$/);
    const env = readEnv({ ...production, VK_ISSUER: issuer, VK_CLIENT_SECRET: secret('c') });
    expect(providerSettings(env, 'vk')).toMatchObject({ issuer, clientSecret: secret('c') });
    expect(providerSettings(env, 'eljur')).toBeNull();
  });
});
