import { request, type IncomingHttpHeaders } from 'node:http';

/** The host that the stack of tests lets search engines list (stack.mjs). */
export const LISTED_HOST = 'tetradi.example.ru';

/** Who asks, as they say themselves. */
export const agents = {
  Chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
} as const;

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = {
  method?: string;
  headers?: Record<string, string>;
  origin?: string | undefined;
  body?: string;
};

/**
 * One request as it is written: the path is not made neat, nothing is followed, no script runs. The
 * Host is the listed one unless another is given.
 */
export function ask(path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, origin = process.env.TEST_WEB_ORIGIN, body = '' } = asked;
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { Host: LISTED_HOST, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What the head of a page says; tags outside of it count for nothing. */
export function readHead(body: string) {
  const head = /<head[^>]*>(.*?)<\/head>/s.exec(body)?.[1] ?? '';
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = '']) => found);
  return {
    titles: all(/<title>(.*?)<\/title>/gs),
    description: all(/<meta name="description" content="(.*?)"/g)[0],
    canonical: all(/<link rel="canonical" href="(.*?)"/g),
    robots: all(/<meta name="robots" content="(.*?)"/g),
    prerenderStatus: all(/<meta name="prerender-status-code" content="(.*?)"/g),
    prerenderHeaders: all(/<meta name="prerender-header" content="(.*?)"/g),
    openGraph: Object.fromEntries(
      [...head.matchAll(/<meta property="og:([\w:]+)" content="(.*?)"/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    ),
  };
}
