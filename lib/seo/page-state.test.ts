import { readPageState, writePageState, type PageState } from './page-state';

const state: PageState = {
  path: '/теория',
  httpStatus: 200,
  robots: 'index,follow',
  lastModified: '2026-11-01',
};

test('[PRE-01] the state of a page travels in a header', () => {
  const header = writePageState(state);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(readPageState(header)).toEqual(state);
});

test.each([null, '', '{', '%', 'null', '[]', encodeURIComponent('{"path":1}'), 'x'.repeat(9_000)])(
  'what is no state (%j) is none',
  (header) => {
    expect(readPageState(header)).toBeNull();
  },
);
