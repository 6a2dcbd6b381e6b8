/** @jest-environment jsdom */
import { removePrerenderTags } from './prerender-tags';

const names = () => [...document.querySelectorAll('meta')].map(({ name }) => name);

beforeEach(() => {
  document.head.innerHTML = [
    '<meta name="description" content="Тетради">',
    '<meta name="prerender-status-code" content="404">',
    '<meta name="prerender-header" content="Last-Modified: Wed, 04 Mar 2026 09:00:00 GMT">',
    '<meta name="prerender-header" content="Location: /login">',
    '<meta name="robots" content="noindex">',
  ].join('');
});

describe('the prerender tags', () => {
  test('[PRE-03] are gone, all of them and nothing else', () => {
    removePrerenderTags();
    expect(names()).toEqual(['description', 'robots']);
    removePrerenderTags();
    expect(names()).toEqual(['description', 'robots']);
  });

  test('[PRE-03] can still be removed by who made them', () => {
    const tag = document.querySelector('meta[name="prerender-status-code"]');
    removePrerenderTags();
    expect(tag?.isConnected).toBe(false);
    // As React does it, without asking whether there is a parent.
    expect(tag?.parentNode).not.toBeNull();
  });
});
