import { brotliDecompressSync } from 'node:zlib';
import { bytesOf, Connection, type Reply, type Shot } from '@/tests/support/http/connection';
import { underLoad, type Load } from '@/tests/bench/load/under-load';
import { isNginxThere } from '@/tests/support/http/start-nginx.mjs';
import { measureBareHttp } from '@/tests/bench/yardsticks/bare-http';
import { measureNginx } from './nginx';

const get = (path: string): Shot => ({
  method: 'GET',
  path,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' },
});

async function ask(web: string, path: string): Promise<Reply> {
  const connection = new Connection(web);
  try {
    return await connection.ask(bytesOf(web, get(path)));
  } finally {
    connection.close();
  }
}

const isBrotli = ({ head }: Reply) => /^content-encoding: br\r$/im.test(head);

type Pair = { ours: Load; bare: Load };

/**
 * Home under load, and the same bytes sent by bare `node:http`; both once more through nginx, null where
 * there is none.
 */
export async function measureDocuments(web: string): Promise<Pair & { nginx: Pair | null }> {
  const reply = await ask(web, '/');
  const ours = await underLoad(web, () => get('/'));
  const bare = await measureBareHttp(reply, get('/'));
  return { ours, bare, nginx: isNginxThere() ? await measureNginx(web, reply, get('/')) : null };
}

/** The bytes of all scripts that home names, as they are sent. */
export async function weighScripts(web: string): Promise<number> {
  const home = await ask(web, '/');
  const html = (isBrotli(home) ? brotliDecompressSync(home.body) : home.body).toString();
  const paths = [...html.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, path]) => String(path));
  const replies = await Promise.all([...new Set(paths)].map((path) => ask(web, path)));
  return replies.reduce((sum, { body }) => sum + body.length, 0);
}
