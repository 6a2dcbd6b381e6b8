/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { KEEPS_SCROLL, ScrollPosition } from './scroll-position';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  path = '/';
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, '', '/');
});

/** Shows the first page, then another as a navigation leaves it in the history. */
function navigate(address: string, state: unknown = null) {
  const view = render(<ScrollPosition />);
  window.history.pushState(state, '', address);
  path = window.location.pathname;
  view.rerender(<ScrollPosition />);
}

test('[SEO-08] the browser does not restore where one was', () => {
  window.history.scrollRestoration = 'auto';
  render(<ScrollPosition />);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('[SEO-08] another page begins at its top', () => {
  navigate('/teacher');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('[SEO-08] the first page and a change of the query scroll nothing', () => {
  navigate('/?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('[SEO-08] a history entry can say to stay', () => {
  navigate('/teacher', { [KEEPS_SCROLL]: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('[SEO-08] an anchor is scrolled to', () => {
  const anchor = document.createElement('h2');
  anchor.id = 'вопросы';
  document.body.append(anchor);
  navigate('/teacher#%D0%B2%D0%BE%D0%BF%D1%80%D0%BE%D1%81%D1%8B');
  expect(scrollIntoView.mock.contexts).toEqual([anchor]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['#nothing', '#%', '#%E0%A4%A'])(
  '[SEO-08] an anchor that is not there (%s) is the top',
  (hash) => {
    navigate(`/teacher${hash}`);
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  },
);
