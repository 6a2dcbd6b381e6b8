/** @jest-environment node */
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { findEndpoint, rawPathOf } from './find-endpoint';

const ORIGIN = 'http://localhost:3000';
const HASH = 'babababababababa';
const rows = Object.entries(endpoints as Record<string, Endpoint>);
const sample = (path: string) => path.replace(/\{\w+\}/g, HASH);

describe('the endpoint of a request', () => {
  it.each(rows.filter(([, row]) => row.browser))('[NET-06] is found: %s', (name, row) => {
    expect(findEndpoint(row.method, sample(row.path))).toMatchObject({ ok: true, value: { name } });
  });

  it.each(rows.filter(([, row]) => !row.browser))(
    '[NET-06] is hidden from browsers: %s',
    (_, row) => {
      const found = findEndpoint(row.method, row.path);
      // What browsers may do at the same address is no secret.
      const allowed = rows
        .filter(([, { browser, path }]) => browser && path === row.path)
        .map(([, { method }]) => method);
      const hidden = { code: 'method_not_allowed', allow: allowed };
      expect(found).toEqual({
        ok: false,
        refusal: allowed.length > 0 ? hidden : { code: 'not_found' },
      });
    },
  );

  it('[NET-06] returns the parameters of the path', () => {
    expect(findEndpoint('GET', `/api/v1/task-preview/${HASH}`)).toMatchObject({
      value: { params: { taskHash: HASH } },
    });
  });

  it('[NET-06] is found without its last slash, which Next.js removes', () => {
    expect(findEndpoint('GET', '/api/v1/product-feature')).toMatchObject({ ok: true });
  });

  it.each([
    '/api/v1/content/../homework',
    '/api/v1/homework/..',
    '/api/v1/./homework',
    '/api/v1/%2e%2e/homework',
    '/api/v1/%2E%2E/homework',
    '/api/v1//homework',
    '//api/v1/homework',
    '/api/v1/homework//',
    '/api/v1/homework/',
    '/api/v1\\homework',
    '/api/v1/\\homework',
    '/api/v1/task-preview%2Fbabababababababa',
    '/api/v1/home%77ork',
    '/api/v1/homework%00',
    '/api/v1/homework;a=b',
    '/api/v1/homework ',
    '/api/v1/Homework',
    '/API/v1/homework',
    '/api/v2/homework',
    '/api/v1/homеwork', // the fifth letter is Cyrillic
    '/api/v1/task-preview/',
    '/api/v1/task-preview/a/b',
    `/api/v1/task-preview/${'a'.repeat(101)}`,
    '/api/v1/auth/prosv/authorize',
    '/openapi.json',
    '/ready',
    '/',
    '',
  ])('[NET-05] is none for %j', (path) => {
    expect(findEndpoint('GET', path)).toEqual({ ok: false, refusal: { code: 'not_found' } });
  });

  it.each([
    ['DELETE', '/api/v1/homework', ['POST', 'GET', 'HEAD']],
    ['OPTIONS', '/api/v1/journal', ['GET', 'HEAD']],
    ['get', '/api/v1/journal', ['GET', 'HEAD']],
    ['GET', '/api/v1/user/config/accept-offer', ['PUT']],
    ['HEAD', '/api/v1/user/add-lead', ['POST']],
  ])('[NET-06] has other methods than %s: %s', (method, path, allow) => {
    expect(findEndpoint(method, path)).toEqual({
      ok: false,
      refusal: { code: 'method_not_allowed', allow },
    });
  });

  it('[NET-06] answers HEAD as GET', () => {
    expect(findEndpoint('HEAD', '/api/v1/journal')).toMatchObject({
      value: { name: 'getJournal' },
    });
  });
});

describe('the path of an address', () => {
  it.each([
    [`${ORIGIN}/api/v1/a?b=/c#d`, '/api/v1/a'],
    [`${ORIGIN}/api/v1/../a`, '/api/v1/../a'],
    [`${ORIGIN}/api/v1/%2e%2e/a`, '/api/v1/%2e%2e/a'],
    [`${ORIGIN}//a`, '//a'],
    [`${ORIGIN}/a\\b`, '/a\\b'],
    [ORIGIN, ''],
    ['/api/v1/a', '/api/v1/a'],
  ])('[NET-05] is taken as it was sent: %s', (url, path) => {
    expect(rawPathOf(url)).toBe(path);
  });
});
