import fc from 'fast-check';
import { safeReturnUrl } from './safe-return-url';

const RUNS = 100_000;

/** What tricks are made of: slashes in every spelling, schemes, dots, control characters, hosts. */
const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '%252f',
    '%25252f',
    '%e3%80%82',
    '．',
    '。',
    '／',
    '＼',
  ],
  ...['http:', 'https:', 'HTTPS:', 'javascript:', 'data:', ':', '@', '?', '#', '&', ';', '..', '.'],
  ...['evil.ru', 'own.invalid', 'a', 'login', 'prosv', 'logout', '%00', '%0d%0a', '%09', '%20'],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\u00ad',
    '[::1]',
    '127.1',
    '%',
    '%u002f',
  ],
];
const trick = fc
  .array(fc.constantFrom(...pieces), { maxLength: 10 })
  .map((parts) => parts.join(''));
const candidates = fc.oneof(
  { weight: 5, arbitrary: trick },
  { weight: 3, arbitrary: trick.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Where a browser at this page would go when it is given this target. */
const destination = (target: string, page: string) => new URL(target, page);

describe('safeReturnUrl', () => {
  test('[ROUTE-02] of a hundred thousand targets none leaves the own origin', () => {
    let kept = 0;
    fc.assert(
      fc.property(candidates, (text) => {
        const result = safeReturnUrl(text);
        if (result === null) return;
        kept += 1;
        for (const page of ['https://own.example/login', 'http://localhost:3000/a/b/'])
          expect(destination(result, page).origin).toBe(new URL(page).origin);
        // As a browser reads it, and as a program that decodes once more would.
        expect(result).toMatch(/^\/(?![/\\])/);
        expect(decodedPath(result)).toMatch(/^\/(?![/\\])/);
        // Judged again where it is used, it stays what it was.
        expect(safeReturnUrl(result)).toBe(result);
        // A header can carry it.
        expect(() => new Headers({ Location: result })).not.toThrow();
      }),
      { numRuns: RUNS },
    );
    // Or the property would hold for a function that refuses everything.
    expect(kept).toBeGreaterThan(RUNS / 100);
  }, 120_000);
});

function decodedPath(target: string): string {
  try {
    return decodeURIComponent(target.split(/[?#]/)[0] ?? '');
  } catch {
    return target;
  }
}
