/** @jest-environment node */
import { isForeignPost, isNavigation } from './request-source';

const OWN = 'https://sso.example.ru';
const headers = (given: Record<string, string>) => (name: string) => given[name];

describe('isForeignPost', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.example.ru' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, true],
    [{ origin: OWN }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: `${OWN}.evil.example` }, true],
    [{ origin: 'http://sso.example.ru' }, true],
    [{}, false],
  ])('of %j is %p', (given, foreign) => {
    expect(isForeignPost(headers(given), OWN)).toBe(foreign);
  });
});

describe('isNavigation', () => {
  it.each([
    [{ 'sec-fetch-dest': 'document' }, true],
    [{}, true],
    [{ 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-dest': 'iframe' }, false],
    [{ 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
  ])('of %j is %p [AUTH-07]', (given, navigation) => {
    expect(isNavigation(headers(given))).toBe(navigation);
  });
});
