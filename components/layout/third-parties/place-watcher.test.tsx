/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { showThirdParties } from '@/lib/third-parties/show-third-parties';
import { PlaceWatcher } from './place-watcher';

let path = '/teacher';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
jest.mock('@/lib/third-parties/show-third-parties');
const shown = jest.mocked(showThirdParties);

const open = (address: string, width: number) => {
  path = address;
  window.innerWidth = width;
  const view = render(<PlaceWatcher />);
  expect(shown).not.toHaveBeenCalled();
  act(() => jest.runAllTimers());
  return view;
};

beforeEach(() => {
  jest.useFakeTimers();
  shown.mockReset();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/teacher', 375, { path: '/teacher', isChatWanted: true, isOpen: true }],
  ['/teacher/profile', 375, { path: '/teacher/profile', isChatWanted: false, isOpen: true }],
  ['/homework/new', 1400, { path: '/homework/new', isChatWanted: false, isOpen: false }],
  [
    '/student/bafedikogupamite',
    1400,
    { path: '/student/{taskHash}', isChatWanted: false, isOpen: false },
  ],
])('[SEO-07] [TRK-04] at %s in %i px the place is %j', (address, width, place) => {
  open(address, width);
  expect(shown.mock.lastCall).toEqual([place]);
});

test.each(['/cms', '/cms/workbooks/fizika-7', '/nothing'])(
  '[TRK-04] at %s nothing is shown of others',
  (address) => {
    open(address, 1400);
    expect(shown).not.toHaveBeenCalled();
  },
);

test('[SEO-07] the next page and another width are told', () => {
  const view = open('/teacher', 1400);
  path = '/homework/new';
  view.rerender(<PlaceWatcher />);
  expect(shown.mock.lastCall?.[0]).toMatchObject({ path: '/homework/new' });
  path = '/teacher/profile';
  window.innerWidth = 375;
  view.rerender(<PlaceWatcher />);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(shown.mock.lastCall?.[0]).toMatchObject({ isChatWanted: false });
});
