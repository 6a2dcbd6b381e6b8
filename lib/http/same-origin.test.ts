/** @jest-environment node */
import { isCrossSite, isLedByAnotherSite, isSameOrigin } from './same-origin';

const OURS = 'https://edu.example';

describe('a request that changes something', () => {
  it.each([
    { site: 'same-origin', origin: OURS, allowed: true },
    { site: 'same-origin', origin: undefined, allowed: true },
    // Reached under another name of the same machine; the browser knows that the page is from there.
    { site: 'same-origin', origin: 'https://127.0.0.1', allowed: true },
    { site: undefined, origin: OURS, allowed: true },
    { site: undefined, origin: undefined, allowed: false },
    { site: undefined, origin: 'null', allowed: false },
    { site: undefined, origin: 'http://edu.example', allowed: false },
    { site: undefined, origin: 'https://edu.example.evil.example', allowed: false },
    { site: undefined, origin: 'https://edu.example:8443', allowed: false },
    { site: undefined, origin: 'https://evil.example', allowed: false },
    { site: 'same-site', origin: OURS, allowed: false },
    { site: 'cross-site', origin: OURS, allowed: false },
    { site: 'none', origin: OURS, allowed: false },
    { site: '', origin: OURS, allowed: false },
    { site: 'same-origin, cross-site', origin: OURS, allowed: false },
  ])(
    '[NET-07] with site $site and origin $origin is allowed: $allowed',
    ({ site, origin, allowed }) => {
      const headers = new Headers();
      if (site !== undefined) headers.set('Sec-Fetch-Site', site);
      if (origin !== undefined) headers.set('Origin', origin);
      expect(isSameOrigin(headers, OURS)).toBe(allowed);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[NET-07] is a %s', (method) => {
    expect(isCrossSite({ method, headers: new Headers() }, OURS)).toBe(true);
    expect(isCrossSite({ method, headers: new Headers({ Origin: OURS }) }, OURS)).toBe(false);
  });
});

describe.each(['GET', 'HEAD'])('a %s', (method) => {
  it.each([
    { site: undefined, refused: false },
    { site: 'same-origin', refused: false },
    { site: 'none', refused: false },
    { site: 'same-site', refused: true },
    { site: 'cross-site', refused: true },
    { site: '', refused: true },
  ])('[NET-07] with site $site is refused: $refused', ({ site, refused }) => {
    const headers = new Headers({ Origin: 'https://evil.example' });
    if (site !== undefined) headers.set('Sec-Fetch-Site', site);
    expect(isCrossSite({ method, headers }, OURS)).toBe(refused);
  });
});

describe('whether another site led a visitor here', () => {
  const trusted = ['https://edu.example', 'https://sso.example'];
  const led = (headers: Record<string, string>) =>
    isLedByAnotherSite(new Headers(headers), trusted);

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/?https://sso.example/' }],
    [{ referer: 'https://evil.example/' }],
    [{ referer: 'https://edu.example.evil.example/' }],
    [{ referer: 'http://edu.example/' }],
  ])('[HTTP-03] %j: it did', (headers) => {
    expect(led(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-site', referer: 'https://help.example/' }],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://sso.example/profile' }],
    [{ referer: 'https://edu.example/teacher' }],
    [{ referer: 'about:client' }],
    [{ referer: '%' }],
  ])('[HTTP-03] %j: it did not, or nobody can tell', (headers) => {
    expect(led(headers as Record<string, string>)).toBe(false);
  });
});
