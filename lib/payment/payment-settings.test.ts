/** @jest-environment node */
import { readServerConfig } from '@/lib/config/server';
import { paymentSettings } from './payment-settings';

const settingsOf = (source: Record<string, string>) => paymentSettings(readServerConfig(source));

it.each([
  ['dev', 'http://localhost:4300'],
  ['stage', 'https://stage.example'],
  ['prod', 'https://prod.example'],
])('[API-02] in mode %s the payment service and its pages are at %s', (mode, origin) => {
  const settings = settingsOf({
    PAYMENT_MODE: mode,
    PAYMENTS_STAGE_ORIGIN: 'https://stage.example',
    PAYMENTS_PROD_ORIGIN: 'https://prod.example',
  });
  expect(settings).toMatchObject({ origin, pageOrigins: [origin] });
});

it('[PAY-01] payment pages may be elsewhere, when they are named', () => {
  const { pageOrigins } = settingsOf({
    PAYMENT_PAGE_ORIGINS: 'https://bank.example/pay,https://other.example',
  });
  expect(pageOrigins).toEqual(['https://bank.example', 'https://other.example']);
});

it('[PAY-02] the token is that of the environment', () => {
  expect(settingsOf({ PAYMENT_SERVICE_TOKEN: 't' }).token).toBe('t');
});
