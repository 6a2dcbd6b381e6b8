import { clientNetwork } from './client-network';
import { shortNetwork } from './short-network';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  [undefined, ''],
])('of %s a log has %j', (peer, shown) => {
  expect(shortNetwork(clientNetwork(peer, undefined, []))).toBe(shown);
});

test('what is no network is not shown', () => {
  for (const text of ['anna@example.ru', '203.0.113.7 anna', 'anna'])
    expect(shortNetwork(text)).toBe('');
});
