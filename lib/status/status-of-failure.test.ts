import { failureDigest, statusIdOfDigest, statusIdOfFailure } from './status-of-failure';

const mapping = [
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [429, 'tooManyRequests'],
  [0, 'networkError'],
  [200, 'unknownServerError'],
  [409, 'unknownServerError'],
  [500, 'unknownServerError'],
  [503, 'unknownServerError'],
] as const;

test.each(mapping)('[STATUS-14] a call that failed with %i leads to %s', (status, id) => {
  expect(statusIdOfFailure(status)).toBe(id);
  expect(statusIdOfDigest(failureDigest(status))).toBe(id);
});

test('[STATUS-14] what was no call leads to the unknown error', () => {
  expect(statusIdOfFailure(null)).toBe('unknownError');
});

test.each([undefined, '', '1234567890', 'http x', 'http 4040', 'http 404 '])(
  '[STATUS-14] an error that is not of HTTP (%j) is an unknown one',
  (digest) => {
    expect(statusIdOfDigest(digest)).toBe('unknownError');
  },
);
