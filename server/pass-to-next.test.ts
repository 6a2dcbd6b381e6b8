import { readServerConfig } from '@/lib/config/server';
import { startFront } from './front.fixture';
import { passToNext } from './pass-to-next';

/** What is answered when Next.js answers with this status and these headers. */
async function answered(status: number, given: Record<string, string>) {
  const next = passToNext((_, response) => {
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    response.writeHead(status).end();
    return Promise.resolve();
  }, readServerConfig({}));
  const front = await startFront(next);
  const { headers } = await front.send(
    'GET /teacher HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  front.close();
  return headers;
}

describe('the offer to connect to the site itself is left out', () => {
  const font = '</a.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
  test.each([
    ['</>; rel=preconnect', undefined],
    ['</>; rel=preconnect; crossorigin=""', undefined],
    [`</>; rel=preconnect; crossorigin="", ${font}`, font],
    [`${font}, </>; rel=preconnect`, font],
    [font, font],
  ])('%s → %s', async (Link, left) => {
    expect((await answered(200, { Link })).link).toBe(left);
  });
});

describe('[PRE-04] «not modified» says what the page says', () => {
  test('when Next.js leaves it out', async () => {
    expect(await answered(304, {})).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      vary: expect.stringMatching(/^rsc, .*, Accept-Encoding$/),
    });
  });

  test('as Next.js says it, when it does', async () => {
    const own = { 'Cache-Control': 'no-cache', Vary: 'x' };
    expect(await answered(304, own)).toMatchObject({ 'cache-control': 'no-cache', vary: 'x' });
  });

  test('and nothing else does', async () => {
    expect(await answered(200, {})).not.toHaveProperty('vary');
  });
});
