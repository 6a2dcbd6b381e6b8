/** @jest-environment node */
import { clientNetwork, siteOf, toldNetwork } from './client-network';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const OWN = [...LOOPBACK, '10.1.0.0/16', '192.168.7.7', 'fd00::/8'];

describe('clientNetwork', () => {
  it.each<[string | undefined, string | undefined, string, string]>([
    ['203.0.113.7', undefined, '203.0.113.7', 'a direct visitor'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7', 'IPv4 written as IPv6'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a visitor who invents the header'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy beside'],
    ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy beside, in the other spelling'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1', 'an invented beginning'],
    ['127.0.0.1', '1.1.1.1, 127.0.0.1', '1.1.1.1', 'a proxy in front of the proxy beside'],
    ['127.0.0.1', '198.51.100.1:5678', '198.51.100.1', 'a proxy that adds the port'],
    ['127.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2', 'the same with IPv6'],
    ['127.0.0.1', '[2001:db8:1:2::9]', '2001:db8:1:2', 'IPv6 in brackets'],
    ['127.0.0.1', '1.1.1.1, 127.0.0.2:80', '1.1.1.1', 'a proxy with its port'],
    ['127.0.0.1', '198.51.100.1:x', '127.0.0.1', 'a port that is none'],
    ['127.0.0.1', '[198.51.100.1]:999999', '127.0.0.1', 'a port that cannot be'],
    ['127.0.0.1', ', , ', '127.0.0.1', 'a header without addresses'],
    ['::1', 'nonsense', '0:0:0:0', 'a header that is no address'],
    ['2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2', 'an IPv6 visitor'],
    ['2001:0db8:0001:0002::9', undefined, '2001:db8:1:2', 'the same household'],
    [undefined, undefined, '', 'a socket that is gone'],
  ])('of %p with %p is %p: %s', (peer, forwarded, network) => {
    expect(clientNetwork(peer, forwarded, LOOPBACK)).toBe(network);
  });

  it.each(['10.1.0.3', '192.168.0.1', '172.16.0.1', 'fd12::1', 'fe80::1', '100.64.0.1'])(
    '[TRUST-11] a neighbour at %s is believed when its network is listed alone',
    (peer) => {
      const own = clientNetwork(peer, undefined, []);
      expect(clientNetwork(peer, '198.51.100.1', LOOPBACK)).toBe(own);
      expect(clientNetwork(peer, '198.51.100.1', [`${peer}/16`])).toBe('198.51.100.1');
      expect(clientNetwork(peer, '198.51.100.1', [peer])).toBe('198.51.100.1');
    },
  );

  it.each([
    ['10.1.2.3', '198.51.100.1, 192.168.7.7', '198.51.100.1'],
    ['10.1.2.3', '198.51.100.1, 10.2.0.1', '10.2.0.1'],
    ['fd12::1', '2001:db8:9:9::1, 10.1.0.1, 192.168.7.7', '2001:db8:9:9'],
    ['10.2.0.1', '198.51.100.1, 192.168.7.7', '10.2.0.1'],
  ])(
    '[TRUST-11] from %s by %s comes %s: the first who is no proxy of ours',
    (peer, told, network) => {
      expect(clientNetwork(peer, told, OWN)).toBe(network);
    },
  );
});

test('[TRUST-08] networks of one customer are one site', () => {
  expect(siteOf('2001:db8:1:2')).toBe(siteOf('2001:db8:1:ffff'));
  expect(siteOf('2001:db8:1:2')).not.toBe(siteOf('2001:db8:2:2'));
  expect(siteOf('203.0.113.7')).toBe('203.0.113.7');
});

describe('toldNetwork', () => {
  it.each<[string | undefined, string | undefined, string, string]>([
    ['127.0.0.1', '203.0.113.7', '203.0.113.7', 'a visitor of web'],
    ['203.0.113.1', '2001:db8:1:2', '2001:db8:1:2', 'a visitor of web elsewhere'],
    ['127.0.0.1', undefined, '127.0.0.1', 'web that says nothing'],
    ['127.0.0.1', 'anna@example.ru\n', '127.0.0.1', 'web that says nonsense'],
    [undefined, undefined, '', 'a socket that is gone'],
  ])('of %p with %p is %p: %s', (peer, told, network) => {
    expect(toldNetwork(peer, told)).toBe(network);
  });
});
