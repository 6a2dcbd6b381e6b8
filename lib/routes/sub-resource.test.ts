/** @jest-environment node */
import { isEmbedded, isSubResource } from './sub-resource';

const asked = (dest?: string, site?: string, more: Record<string, string> = {}) =>
  new Headers({
    ...(dest && { 'sec-fetch-dest': dest }),
    ...(site && { 'sec-fetch-site': site }),
    ...more,
  });

describe('who asks for a page', () => {
  test.each([
    ['a browser that does not tell', asked()],
    ['a person, from the address bar', asked('document', 'none')],
    ['a person, from a link in a message', asked('document', 'cross-site')],
    ['the page before it', asked('empty', 'same-origin')],
    ['the browser for its reader', asked('empty', 'none')],
  ])('%s is no sub-resource', (_, headers) => {
    expect([isEmbedded(headers), isSubResource(headers)]).toEqual([false, false]);
  });

  test.each([
    ['an image', asked('image', 'cross-site')],
    ['an image of a neighbouring host', asked('image', 'same-site')],
    ['a frame of our own', asked('iframe', 'same-origin')],
    ['a script of another site', asked('script', 'cross-site')],
    ['a fetch of another site', asked('empty', 'cross-site')],
    ['a fetch of a neighbouring host', asked('empty', 'same-site')],
    ['a fetch that does not tell its site', asked('empty')],
  ])('%s is embedded', (_, headers) => {
    expect([isEmbedded(headers), isSubResource(headers)]).toEqual([true, true]);
  });

  test('what is fetched ahead is a sub-resource, and gets its page', () => {
    const headers = asked('empty', 'same-origin', { 'next-router-prefetch': '1' });
    expect([isEmbedded(headers), isSubResource(headers)]).toEqual([false, true]);
  });
});
