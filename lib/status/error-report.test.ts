import { routes } from '@/lib/routes/routes';
import { errorReportOf, pathPattern } from './error-report';

const page = { pathname: '/student/bafedikogupamite', build: '1.2.3' };
const reportOf = (message: string, stack = '') =>
  errorReportOf(Object.assign(new TypeError(message), { stack }), page);

describe('the report of an error', () => {
  test('[STATUS-15] says what, where, on what kind of page and in which build', () => {
    const stack = [
      'TypeError: a is not a function',
      '    at Part (https://own.example/_next/static/chunks/a.js?dpl=1:2:34567)',
      '    at https://own.example/_next/static/chunks/b.js:1:2',
    ].join('\n');
    expect(reportOf('a is not a function', stack)).toEqual({
      message: 'TypeError: a is not a function',
      stack:
        'at Part (https://own.example/_next/static/chunks/a.js)\nat https://own.example/_next/static/chunks/b.js:1:2',
      path: '/student/{…}',
      build: '1.2.3',
    });
  });

  test('[STATUS-15] reads the stacks of other browsers', () => {
    const stack = 'part@https://own.example/a.js:1:2\n@https://own.example/b.js:3:4\n';
    expect(reportOf('x', stack)?.stack.split('\n')).toHaveLength(2);
  });

  test('[STATUS-15] names the digest, all that is left of an error of the server', () => {
    const error = Object.assign(new Error('hidden'), { digest: '12345' });
    expect(errorReportOf(error, page)?.message).toBe('Error: hidden 12345');
  });

  test.each([
    ['Unexpected token И, "Иванова Вера, 5А" is not valid JSON', /Иванова|Вера/],
    ['no user vera@example.ru', /vera|example\.ru/],
    ['GET https://own.example/a?token=secret&x=1#frag failed', /secret|frag/],
    ['bad token eyJhbGciOi.eyJzdWIi.c2ln', /eyJ|c2ln/],
    ['no attempt bafedikogupamitebaba', /bafedi/],
    ['call 8 (800) 000-00-00', /800/],
    ['no row 3fa85f64-5717-4562-b3fc-2c963f66afa6', /3fa85f64/],
  ])('[STATUS-15] holds nothing personal of «%s»', (message, secret) => {
    const report = reportOf(
      message,
      `TypeError: ${message}\n    at f (https://own.example/a.js:1:2)`,
    );
    expect(JSON.stringify(report)).not.toMatch(secret);
    expect(report?.stack).toBe('at f (https://own.example/a.js:1:2)');
  });

  test('[STATUS-15] is short however long the error is', () => {
    const stack = '    at f (https://own.example/a.js:1:2)\n'.repeat(1_000);
    const report = reportOf('x'.repeat(100_000), stack);
    expect(JSON.stringify(report).length).toBeLessThan(3_000);
  });

  test.each(['text', null, undefined, 12, { message: 'x' }])(
    '[STATUS-15] there is none of what is no error: %j',
    (thrown) => {
      expect(errorReportOf(thrown, page)).toBeNull();
    },
  );

  test('[STATUS-15] there is none of the extensions of a browser', () => {
    expect(reportOf('x', 'Error: x\n    at f (chrome-extension://abc/a.js:1:2)')).toBeNull();
    expect(reportOf('x', 'f@moz-extension://abc/a.js:1:2')).toBeNull();
  });
});

describe('the pattern of a path', () => {
  const fixed = Object.values(routes).flatMap(({ path }) => (/[{]|_kit/.test(path) ? [] : [path]));

  test.each([...fixed, '/anglijskij-yazyk_5-class'])('[STATUS-15] %s is told as it is', (path) => {
    expect(pathPattern(path)).toBe(path);
  });

  test.each([
    ['/lesson/homework/bafedikogupamitebaba/12', '/lesson/homework/{…}/{…}'],
    ['/share/bafedikogupamite', '/share/{…}'],
    [
      '/homework/workbook/fizika-7/step/3fa85f64-5717/preview',
      '/homework/workbook/{…}/step/{…}/preview',
    ],
    ['/%D0%92%D0%B5%D1%80%D0%B0', '/{…}'],
    ['/vera@example.ru', '/{…}'],
  ])('[STATUS-15] %s is told as %s', (path, pattern) => {
    expect(pathPattern(path)).toBe(pattern);
  });
});
