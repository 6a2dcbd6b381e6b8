/** @jest-environment jsdom */
import { loadScript } from './load-script';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const setState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

afterEach(() => setState('complete'));

test('[TRK-04] a script of others waits until the page is complete, and is loaded once', () => {
  const src = 'https://others.example/one.js';
  for (const state of ['loading', 'interactive'] as const) {
    setState(state);
    loadScript(src);
    expect(scripts()).toEqual([]);
  }
  setState('complete');
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  loadScript(src);
  expect(scripts()).toEqual([src]);
});

test('[TRK-04] on a page that is complete it is loaded at once', () => {
  loadScript('https://others.example/two.js');
  expect(scripts()).toContain('https://others.example/two.js');
});

test('[TRK-04] nothing is loaded where the router has moved to a place of work meanwhile', () => {
  setState('loading');
  loadScript('https://others.example/three.js');
  history.pushState(null, '', '/homework/new');
  window.dispatchEvent(new Event('load'));
  expect(scripts()).not.toContain('https://others.example/three.js');
});
