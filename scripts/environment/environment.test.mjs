import { completeEnvironment } from './environment.mjs';

test('the addresses follow the ports that were moved', () => {
  const given = { PORT: '8080', MAIN_API_PORT: '8100', SSO_PORT: '8200', DIARY_PORT: '8400' };
  expect(completeEnvironment(given)).toMatchObject({
    PORT: '8080',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    MAIN_API_ENDPOINTS: 'http://localhost:8100',
    SSO_ORIGIN: 'http://localhost:8200',
    PAYMENTS_ORIGIN: 'http://localhost:4300',
    DIARY_ORIGIN: 'http://localhost:8400',
    DATABASE_PORT: '4600',
  });
});

test('an address that was given stays', () => {
  const given = { PORT: '8080', PUBLIC_ORIGIN: 'https://edu.example', SSO_ORIGIN: 'https://sso' };
  expect(completeEnvironment(given)).toMatchObject(given);
});

test('an empty value counts as not given', () => {
  expect(completeEnvironment({ PORT: '', PUBLIC_ORIGIN: '', INDEXABLE_HOST: '' })).toMatchObject({
    PORT: '3000',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
  expect(completeEnvironment({ INDEXABLE_HOST: '' })).not.toHaveProperty('INDEXABLE_HOST');
});

test('the host name of the machine is not taken for the address to listen on', () => {
  expect(completeEnvironment({ HOSTNAME: 'school-pc' })).not.toHaveProperty('HOSTNAME');
});

test.each(['0', '65536', 'web', '30 00', '3000.5', '-1', '0x10'])(
  '[CONF-01] a port of %s is refused by the name of its variable',
  (value) => {
    expect(() => completeEnvironment({ SSO_PORT: value })).toThrow(/SSO_PORT.*от 1 до 65535/);
  },
);

test('[CONF-01] two programs on one port are refused by the names of both variables', () => {
  expect(() => completeEnvironment({ PORT: '4100' })).toThrow(/PORT и MAIN_API_PORT.*4100/);
  expect(() => completeEnvironment({ PORT: '4600' })).toThrow(/PORT и DATABASE_PORT/);
});

test('the port of our own database plays no part beside a given one', () => {
  const given = { PORT: '4600', DATABASE_URL: 'postgres://db.example/x' };
  expect(completeEnvironment(given)).toMatchObject(given);
});
