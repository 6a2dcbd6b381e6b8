/** @jest-environment node */
import { clientNetwork, toldNetwork } from './client-network';

describe('clientNetwork', () => {
  it.each<[string | undefined, string | undefined, string, string]>([
    ['203.0.113.7', undefined, '203.0.113.7', 'a direct visitor'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7', 'IPv4 written as IPv6'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a visitor who invents the header'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy beside'],
    ['10.0.0.3', '1.1.1.1, 198.51.100.1', '198.51.100.1', 'a header with an invented beginning'],
    ['::1', 'nonsense', '0:0:0:0', 'a header that is no address'],
    ['2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2', 'an IPv6 visitor'],
    ['2001:0db8:0001:0002::9', undefined, '2001:db8:1:2', 'the same household'],
    [undefined, undefined, '', 'a socket that is gone'],
  ])('of %p with %p is %p: %s', (peer, forwarded, network) => {
    expect(clientNetwork(peer, forwarded)).toBe(network);
  });
});

describe('toldNetwork', () => {
  it.each<[string | undefined, string | undefined, string, string]>([
    ['127.0.0.1', '203.0.113.7', '203.0.113.7', 'a visitor of web beside'],
    ['::ffff:10.0.0.3', '2001:db8:1:2', '2001:db8:1:2', 'a visitor of web next door'],
    ['127.0.0.1', undefined, '127.0.0.1', 'a neighbour who says nothing'],
    ['127.0.0.1', 'anna@example.ru\n', '127.0.0.1', 'a neighbour who says nonsense'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a stranger who invents a network'],
    [undefined, '198.51.100.1', '', 'a socket that is gone'],
  ])('of %p with %p is %p: %s', (peer, told, network) => {
    expect(toldNetwork(peer, told)).toBe(network);
  });
});
