import { readEnv } from './env';

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
    ['DATABASE_URL', 'mysql://x'],
    ['PLATFORM_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['FREE_ATTEMPTS', '0'],
  ])('[CONF-01] a wrong %s stops the start and is named', (name, value) => {
    expect(() => readEnv({ ...base, [name]: value })).toThrow(name);
  });

  test('[CONF-01] production refuses demo secrets and names them', () => {
    const production = { ...base, DEPLOYMENT: 'production' };
    expect(() => readEnv(production)).toThrow(/SSO_CLIENT_SECRET.*PLATFORM_SECRET/);
    const own = { SSO_CLIENT_SECRET: secret('a'), PLATFORM_SECRET: secret('b') };
    expect(() => readEnv({ ...production, ...own })).not.toThrow();
  });
});
