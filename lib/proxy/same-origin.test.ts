/** @jest-environment node */
import { isSameOrigin, onlyReads } from './same-origin';

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
    expect(onlyReads(method)).toBe(false);
  });

  it.each(['GET', 'HEAD'])('[NET-07] is no %s', (method) => {
    expect(onlyReads(method)).toBe(true);
  });
});
