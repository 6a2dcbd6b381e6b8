import { isIndexableHost, robotsFor } from './indexability';

describe('[SEO-01] the one host that may be listed', () => {
  test.each(['tetradi.example.ru', 'TETRADI.example.ru', 'tetradi.example.ru:443'])(
    '%s is it',
    (host) => {
      expect(isIndexableHost(host, 'tetradi.example.ru')).toBe(true);
    },
  );

  test.each([
    'www.tetradi.example.ru',
    'tetradi.example.ru.evil.example',
    'eviltetradi.example.ru',
    'tetradi.example.ru:x',
    'tetradi.example.ru, evil.example',
    'localhost:3000',
    '',
    null,
    undefined,
  ])('%j is not', (host) => {
    expect(isIndexableHost(host, 'tetradi.example.ru')).toBe(false);
  });

  test('without a configured host none is', () => {
    expect(isIndexableHost('tetradi.example.ru', undefined)).toBe(false);
  });
});

describe('[SEO-01] [SEO-02] what robots are told', () => {
  const listed = { isIndexableHost: true, status: 200 };

  test('an indexable route on the one host may be listed', () => {
    expect(robotsFor({ indexable: true }, listed)).toBe('index,follow');
  });

  test.each([
    ['the route is not indexable', { indexable: false }, listed],
    ['the host is another', { indexable: true }, { ...listed, isIndexableHost: false }],
    ['the page failed', { indexable: true }, { ...listed, status: 503 }],
  ])('not when %s', (_, route, page) => {
    expect(robotsFor(route, page)).toBe('noindex,nofollow');
  });
});
