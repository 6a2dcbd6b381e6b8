/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { LiveChat } from './live-chat';

let path = '/teacher';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const open = (address: string, width: number) => {
  path = address;
  window.innerWidth = width;
  const view = render(<LiveChat id="abc" />);
  act(() => jest.runAllTimers());
  return view;
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('[SEO-07] [TRK-04] a page that wants the chat loads it, once', () => {
  const view = open('/teacher', 1400);
  path = '/';
  view.rerender(<LiveChat id="abc" />);
  expect(scripts()).toEqual(['https://code.jivo.ru/widget/abc']);
  expect(document.documentElement.dataset.chat).toBe('shown');
});

test('[SEO-07] it is hidden on the next page when that one does not want it', () => {
  const view = open('/teacher', 1400);
  path = '/homework/new';
  view.rerender(<LiveChat id="abc" />);
  expect(document.documentElement.dataset.chat).toBe('hidden');
});

test.each([
  ['/homework/new', 1400],
  ['/cms', 1400],
  ['/teacher/profile', 375],
])('[SEO-07] [TRK-04] %s at %i px does not even load it', (address, width) => {
  open(address, width);
  expect(scripts()).toEqual([]);
});
