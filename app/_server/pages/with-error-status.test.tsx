/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { redirect } from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { serverConfig } from '@/lib/config/server';
import { followResponse, RESPONSE_HEADER } from '@/lib/status/response-status';
import { given } from '@/tests/support/unit/request-cookies';
import { withErrorStatus } from './with-error-status';
import { PageError } from '@/app/_server/main-api';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
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
/** Renders as an answer to a request, which this is the response of. */
async function run<Value>(
  answer: ReturnType<typeof response>,
  render: () => Promise<Value>,
): Promise<Value> {
  const req: { headers: Record<string, string> } = { headers: {} };
  followResponse(Object.assign(answer, { req, once: () => undefined }) as never as ServerResponse);
  given.set(RESPONSE_HEADER, String(req.headers[RESPONSE_HEADER]));
  return render();
}

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
    const answer = response();
    const shown = await run(answer, () => failing(thrown)({}));
    expect(answer).toMatchObject({ statusCode: status, headers: { 'Cache-Control': 'no-store' } });
    const markup = renderToStaticMarkup(shown);
    expect(markup).toContain(`<meta name="prerender-status-code" content="${status}"/>`);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(markup).not.toContain('a fault of ours');
  });

  test('[STATUS-14] has the title of the status page, not its own', async () => {
    const titled = failing(failure(503)).titled('Мои задания');
    const head = await run(response(), () => titled({}));
    expect(head).toEqual({ title: 'Неизвестная ошибка' });
  });

  test('is rendered once for its title and its content', async () => {
    const show = jest.fn(() => Promise.resolve('x'));
    const page = withErrorStatus(show);
    await run(response(), () => Promise.all([page.titled('Журнал')({}), page({})]));
    expect(show).toHaveBeenCalledTimes(1);
    await run(response(), () => page({}));
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('[STATUS-14] a page that is shown, or leads elsewhere, has its own title', async () => {
    for (const show of [() => Promise.resolve('x'), async () => redirect('/login')])
      expect(await run(response(), () => withErrorStatus(show).titled('Журнал')({}))).toEqual({
        title: 'Журнал',
      });
  });

  test('after too many tries says when to come back', async () => {
    const answer = response();
    const refused = { code: 'rate_limited', status: 429, requestId: 'r', retryAfter: 42 } as const;
    const shown = await run(answer, () => failing(new PageError(refused))({}));
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'Retry-After': '42' } });
    expect(renderToStaticMarkup(shown)).toContain('Слишком много попыток');
  });

  test('[STATUS-14] that redirects is no failure', async () => {
    const page = withErrorStatus(async () => redirect('/login'));
    const answer = response();
    await expect(run(answer, () => page({}))).rejects.toThrow('NEXT_REDIRECT');
    expect(answer.statusCode).toBe(200);
  });

  test('[PRE-02] too late for a status is left to Next.js, which answers 500', async () => {
    const answer = { ...response(), headersSent: true };
    await expect(run(answer, () => failing(failure(404))({}))).rejects.toThrow(PageError);
  });

  test('a page that does not fail is shown as it is', async () => {
    const page = withErrorStatus(({ name }: { name: string }) => Promise.resolve(<p>{name}</p>));
    const answer = response();
    expect(renderToStaticMarkup(await run(answer, () => page({ name: 'a' })))).toBe('<p>a</p>');
    expect(answer.statusCode).toBe(200);
  });
});
