import { deviceOf, shortNetwork } from './device';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} YaBrowser/24.1.0.0 Safari/537.36`,
    'Yandex Browser',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox', 'Linux'],
  ['', '', ''],
  ['x', '', ''],
  ['(((/', '', ''],
])('[TRUST-06] %s is a device without versions', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test('[TRUST-06] of a made-up browser a short name is kept', () => {
  const { browser, system } = deviceOf(`${'x'.repeat(200)}/1.0 (y)`);
  expect(browser.length).toBeLessThanOrEqual(40);
  expect(system).toBe('');
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['2a02:6b8:c00:1', '2a02:6b8:c00'],
  ['', ''],
])('[TRUST-06] the network %s is kept as %s', (network, kept) => {
  expect(shortNetwork(network)).toBe(kept);
});
