import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { isNginxThere } from '../../../tests/support/http/start-nginx.mjs';
import { serveByNginx, serveByNode, startBareFiles } from './bare-files.mjs';

const home = gzipSync('<h1>Тетради</h1>');
/** A site that compresses its pages and says much in its headers. @type {import('node:http').Server} */
let site;
let origin = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    const isHome = request.url === '/';
    response.setHeader('ETag', '"a"');
    response.setHeader('Content-Type', isHome ? 'text/html; charset=utf-8' : 'image/svg+xml');
    if (isHome) response.setHeader('Content-Encoding', 'gzip');
    response.end(isHome ? home : '<svg/>');
  });
  await new Promise((resolve) => site.listen(0, () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (site.address());
  origin = `http://localhost:${address.port}`;
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
});

const servers = [
  { name: 'node:http', serve: serveByNode },
  ...(isNginxThere() ? [{ name: 'nginx', serve: serveByNginx }] : []),
];

test.each(servers)('$name sends the bytes of a site, not its headers', async ({ serve }) => {
  const bare = await startBareFiles(origin, ['/', '/icons/a.svg'], serve);
  try {
    const page = await fetch(`${bare.origin}/`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('etag')).not.toBe('"a"');
    expect(page.headers.get('content-length')).toBe(String(home.length));
    expect(await page.text()).toBe('<h1>Тетради</h1>');
    const icon = await fetch(`${bare.origin}/icons/a.svg`);
    expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
      'image/svg+xml',
      '<svg/>',
    ]);
    expect((await fetch(`${bare.origin}/nothing`)).status).toBe(404);
  } finally {
    bare.stop();
  }
});
