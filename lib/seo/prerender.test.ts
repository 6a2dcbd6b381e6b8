import { prerenderTags, redirectBody } from './prerender';

describe('the tags of a prerender state', () => {
  test('[PRE-01] an ordinary page tells only when its content changed', () => {
    expect(prerenderTags({ httpStatus: 200, lastModified: '2026-11-01' })).toEqual({
      'prerender-header': ['Last-Modified: Sun, 01 Nov 2026 00:00:00 GMT'],
    });
  });

  test.each([403, 404, 500, 503])('[PRE-01] [PRE-02] %i is said in a tag', (httpStatus) => {
    expect(prerenderTags({ httpStatus })).toEqual({ 'prerender-status-code': String(httpStatus) });
  });

  test.each([301, 302])('[PRE-01] [PRE-02] %i tells where to', (httpStatus) => {
    expect(prerenderTags({ httpStatus, redirectLocation: '/teacher' })).toEqual({
      'prerender-status-code': String(httpStatus),
      'prerender-header': ['Location: /teacher'],
    });
  });

  test('a page with nothing to tell has no tags', () => {
    expect(prerenderTags({ httpStatus: 200 })).toEqual({});
  });

  test('[PRE-01] the body of a redirect has the same tags and a link, and no way out of them', () => {
    const body = redirectBody({ httpStatus: 302, redirectLocation: '/login?a="><script>&b' });
    expect(body).toContain('<meta name="prerender-status-code" content="302">');
    expect(body).toContain(
      '<meta name="prerender-header" content="Location: /login?a=&quot;&gt;&lt;script&gt;&amp;b">',
    );
    expect(body).toContain('<a href="/login?a=&quot;&gt;&lt;script&gt;&amp;b">');
    expect(body).not.toContain('<script>');
  });
});
