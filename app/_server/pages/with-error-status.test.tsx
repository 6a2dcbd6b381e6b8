/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { redirect } from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { serverConfig } from '@/lib/config/server';
import { withErrorStatus } from './with-error-status';
import { PageError } from '@/app/_server/main-api';

jest.mock('next/headers', () => ({}));
serverConfig().LOG_LEVEL = 'silent';

const response = () => {
  const headers: Record<string, string> = {};
  return {
    statusCode: 200,
    headersSent: false,
    headers,
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: (name: string) => void delete headers[name],
  };
};
const responses = new AsyncLocalStorage<ReturnType<typeof response>>();
(globalThis as Record<symbol, unknown>)[Symbol.for('rabochie-tetradi.response')] = responses;

const failing = (thrown: unknown) =>
  withErrorStatus(() =>
    Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown))),
  );
const failure = (status: number) => new PageError({ code: 'unavailable', status, requestId: 'r' });

describe('a page that fails', () => {
  test.each([
    [failure(401), 403, 'Ошибка авторизации'],
    [failure(403), 403, 'Ошибка авторизации'],
    [failure(404), 404, 'Страница не найдена'],
    [failure(0), 500, 'Ошибка сети'],
    [failure(503), 500, 'Неизвестная ошибка'],
    [failure(409), 500, 'Неизвестная ошибка'],
    [new TypeError('a fault of ours'), 500, 'Неизвестная ошибка'],
  ])('[STATUS-14] [PRE-02] with %s answers %i in place: «%s»', async (thrown, status, title) => {
    const given = response();
    const shown = await responses.run(given, () => failing(thrown)({}));
    expect(given).toMatchObject({ statusCode: status, headers: { 'Cache-Control': 'no-store' } });
    const markup = renderToStaticMarkup(shown);
    expect(markup).toContain(`<meta name="prerender-status-code" content="${status}"/>`);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(markup).not.toContain('a fault of ours');
  });

  test('[STATUS-14] has the title of the status page, not its own', async () => {
    const titled = failing(failure(503)).titled('Мои задания');
    const head = await responses.run(response(), () => titled({}));
    expect(head).toEqual({ title: 'Неизвестная ошибка' });
  });

  test('is rendered once for its title and its content', async () => {
    const show = jest.fn(() => Promise.resolve('x'));
    const page = withErrorStatus(show);
    await responses.run(response(), () => Promise.all([page.titled('Журнал')({}), page({})]));
    expect(show).toHaveBeenCalledTimes(1);
    await responses.run(response(), () => page({}));
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('[STATUS-14] a page that is shown, or leads elsewhere, has its own title', async () => {
    for (const show of [() => Promise.resolve('x'), async () => redirect('/login')])
      expect(
        await responses.run(response(), () => withErrorStatus(show).titled('Журнал')({})),
      ).toEqual({ title: 'Журнал' });
  });

  test('after too many tries says when to come back', async () => {
    const given = response();
    const refused = { code: 'rate_limited', status: 429, requestId: 'r', retryAfter: 42 } as const;
    const shown = await responses.run(given, () => failing(new PageError(refused))({}));
    expect(given).toMatchObject({ statusCode: 429, headers: { 'Retry-After': '42' } });
    expect(renderToStaticMarkup(shown)).toContain('Слишком много попыток');
  });

  test('[STATUS-14] that redirects is no failure', async () => {
    const page = withErrorStatus(async () => redirect('/login'));
    const given = response();
    await expect(responses.run(given, () => page({}))).rejects.toThrow('NEXT_REDIRECT');
    expect(given.statusCode).toBe(200);
  });

  test('[PRE-02] too late for a status is left to Next.js, which answers 500', async () => {
    const given = { ...response(), headersSent: true };
    await expect(responses.run(given, () => failing(failure(404))({}))).rejects.toThrow(PageError);
  });

  test('a page that does not fail is shown as it is', async () => {
    const page = withErrorStatus(({ name }: { name: string }) => Promise.resolve(<p>{name}</p>));
    const given = response();
    expect(renderToStaticMarkup(await responses.run(given, () => page({ name: 'a' })))).toBe(
      '<p>a</p>',
    );
    expect(given.statusCode).toBe(200);
  });
});
