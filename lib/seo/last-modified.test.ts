import { httpDate, isNotModified } from './last-modified';

const changed = '2026-11-01';
const asked = (headers: Record<string, string>) => isNotModified(new Headers(headers), changed);

test('[PRE-04] a date is written as HTTP has it', () => {
  expect(httpDate(changed)).toBe('Sun, 01 Nov 2026 00:00:00 GMT');
});

test.each(['Sun, 01 Nov 2026 00:00:00 GMT', 'Mon, 02 Nov 2026 10:00:00 GMT'])(
  '[PRE-04] who has it from %s has the newest',
  (date) => {
    expect(asked({ 'If-Modified-Since': date })).toBe(true);
  },
);

test.each(['Sat, 31 Oct 2026 23:59:59 GMT', 'yesterday', '', '9'.repeat(2_000)])(
  '[PRE-04] who has it from «%s» gets it',
  (date) => {
    expect(asked({ 'If-Modified-Since': date })).toBe(false);
  },
);

test('[PRE-04] who asks for nothing in particular gets it, and an entity tag goes before the date', () => {
  expect(asked({})).toBe(false);
  expect(
    asked({ 'If-Modified-Since': 'Mon, 02 Nov 2026 00:00:00 GMT', 'If-None-Match': '"x"' }),
  ).toBe(false);
});
