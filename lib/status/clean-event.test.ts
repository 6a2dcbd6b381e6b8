import { BrowserClient, defaultStackParser, type ErrorEvent } from '@sentry/browser';
import { routes } from '@/lib/routes/routes';
import { cleanEvent, pathPattern } from './clean-event';

const page = {
  origin: 'https://own.example',
  pathname: '/student/bafedikogupamite',
  digest: undefined as unknown,
};

/** What is left of the event that Sentry's own client makes of an error. */
async function reportOf(message: string, stack = '', digest?: unknown) {
  const client = new BrowserClient({
    dsn: 'https://key@errors.example/1',
    integrations: [],
    stackParser: defaultStackParser,
    transport: () => ({ send: () => Promise.resolve({}), flush: () => Promise.resolve(true) }),
  });
  const error = Object.assign(new TypeError(message), { stack });
  const event = await client.eventFromException(error);
  return cleanEvent({ ...event, release: '1.2.3' } as ErrorEvent, { ...page, digest });
}
const thrownIn = (report: ErrorEvent | null) => report?.exception?.values?.[0];
const filesOf = (report: ErrorEvent | null) =>
  thrownIn(report)?.stacktrace?.frames?.map(({ filename }) => filename);

describe('the report of an error', () => {
  test('[STATUS-15] says what, where, on what kind of page and in which build', async () => {
    const stack = [
      'TypeError: a is not a function',
      '    at Part (https://own.example/_next/static/chunks/a.js?dpl=1:2:34567)',
      '    at https://own.example/_next/static/chunks/b.js:1:2',
    ].join('\n');
    const report = await reportOf('a is not a function', stack);
    expect(report).toMatchObject({
      release: '1.2.3',
      request: { url: 'https://own.example/student/{…}' },
    });
    expect(thrownIn(report)).toMatchObject({ type: 'TypeError', value: 'a is not a function' });
    expect(thrownIn(report)?.stacktrace?.frames).toMatchObject([
      { filename: 'https://own.example/_next/static/chunks/b.js', lineno: 1, colno: 2 },
      {
        filename: 'https://own.example/_next/static/chunks/a.js',
        function: 'Part',
        lineno: 2,
        colno: 34_567,
      },
    ]);
  });

  test('[STATUS-15] reads the stacks of other browsers', async () => {
    const stack = 'part@https://own.example/a.js:1:2\n@https://own.example/b.js:3:4\n';
    expect(filesOf(await reportOf('x', stack))).toEqual([
      'https://own.example/b.js',
      'https://own.example/a.js',
    ]);
  });

  test('[STATUS-15] names the digest, all that is left of an error of the server', async () => {
    expect((await reportOf('hidden', '', '12345'))?.tags).toEqual({ digest: '12345' });
  });

  test.each([
    ['Unexpected token И, "Иванова Вера, 5А" is not valid JSON', /Иванова|Вера/],
    ['no user vera@example.ru', /vera|example\.ru/],
    ['GET https://own.example/a?token=secret&x=1#frag failed', /secret|frag/],
    ['bad token eyJhbGciOi.eyJzdWIi.c2ln', /eyJ|c2ln/],
    ['no attempt bafedikogupamitebaba', /bafedi/],
    ['call 8 (800) 000-00-00', /800/],
    ['no row 3fa85f64-5717-4562-b3fc-2c963f66afa6', /3fa85f64/],
  ])('[STATUS-15] holds nothing personal of «%s»', async (message, secret) => {
    const place = 'at f (https://own.example/a/bafedikogupamitebaba.js?token=secret#frag:1:2)';
    const report = await reportOf(message, `TypeError: ${message}\n    ${place}`, message);
    expect(JSON.stringify(report)).not.toMatch(secret);
    expect(filesOf(report)).toEqual(['https://own.example/a/{code}.js']);
  });

  test('[STATUS-15] [CONF-01] holds nothing of a user, a cookie or a session, whoever adds it', () => {
    const secret = 'secret';
    const event: ErrorEvent = {
      type: undefined,
      user: { id: secret, ip_address: secret },
      request: { url: secret, query_string: secret, cookies: { secret }, headers: { secret } },
      breadcrumbs: [{ message: secret }],
      contexts: { secret: { secret } },
      extra: { secret },
      tags: { secret },
      message: secret,
      server_name: secret,
      transaction: secret,
      exception: {
        values: [
          {
            type: 'Error',
            value: 'x',
            mechanism: { type: 'generic', handled: false, data: { secret } },
            stacktrace: { frames: [{ filename: 'a.js', vars: { secret }, context_line: secret }] },
          },
        ],
      },
    };
    expect(JSON.stringify(cleanEvent(event, page))).not.toContain(secret);
  });

  test('[STATUS-15] is short however long the error is', async () => {
    const stack = `    at f (https://own.example/${'a'.repeat(900)}.js:1:2)\n`.repeat(1_000);
    const report = await reportOf('x'.repeat(100_000), stack, 'x'.repeat(100_000));
    expect(JSON.stringify(report).length).toBeLessThan(15_000);
  });

  test('[STATUS-15] there is none of the extensions of a browser', async () => {
    expect(await reportOf('x', 'Error: x\n    at f (chrome-extension://abc/a.js:1:2)')).toBeNull();
    expect(await reportOf('x', 'f@moz-extension://abc/a.js:1:2')).toBeNull();
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
