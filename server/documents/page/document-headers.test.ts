import { readServerConfig } from '@/lib/config/server';
import { documentHeaders } from './document-headers';

const config = readServerConfig({ LIVE_CHAT_ID: 'abc', ERROR_REPORTING_URL: 'https://key@e.ru/1' });
const rendered = {
  ...{ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'index,follow' },
  ...{ 'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT', vary: 'rsc, Accept-Encoding' },
  ...{ 'x-content-type-options': 'nosniff', 'retry-after': '60', 'content-language': 'ru' },
  ...{ 'content-security-policy': "script-src 'nonce-AAAA'", 'cache-control': 'private, no-store' },
  ...{ etag: '"x"', date: 'now', connection: 'keep-alive', 'keep-alive': 'timeout=5' },
  ...{ 'transfer-encoding': 'chunked', link: '</>; rel=preconnect', 'x-nextjs-cache': 'HIT' },
};

test('[DOC-02] [DOC-05] what the page says stays, what was of one answer goes', () => {
  const headers = Object.fromEntries(documentHeaders(200, rendered, config));
  expect(headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'index,follow',
    'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
    'x-content-type-options': 'nosniff',
    'retry-after': '60',
    'content-language': 'ru',
    vary: 'rsc, Accept-Encoding',
    'cache-control': 'no-cache',
    'content-security-policy': expect.any(String),
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' https:\/\/\*\.jivo\.ru https:\/\/\*\.jivosite\.com;/);
  expect(policy).toContain("connect-src 'self' https://e.ru ");
  expect(policy).not.toMatch(/nonce|strict-dynamic|script-src[^;]*unsafe/);
});

test('[DOC-02] a failure is kept by nobody, as the page says it', () => {
  const headers = Object.fromEntries(documentHeaders(503, rendered, config));
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
});

test('[DOC-05] a document varies by its encoding', () => {
  const varying = (vary?: string) =>
    Object.fromEntries(documentHeaders(200, { vary }, config)).vary;
  expect(varying()).toBe('Accept-Encoding');
  expect(varying('rsc')).toBe('rsc, Accept-Encoding');
  expect(varying('accept-encoding')).toBe('accept-encoding');
});

test('[DOC-03] a render that sets a cookie is for one browser alone', () => {
  expect(() => documentHeaders(200, { 'set-cookie': ['a=b'] }, config)).toThrow(/cookie/);
});
