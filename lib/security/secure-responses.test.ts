/** @jest-environment node */
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readServerConfig } from '@/lib/config/server';
import { secureResponses } from './secure-responses';

const options = { config: readServerConfig({ PUBLIC_ORIGIN: 'https://edu.example.ru' }) };
const NONCE = /'nonce-([\w+/]{22}==)'/;

/** What is answered to requests, one after another; `asked` runs as soon as a request is sent. */
async function answersOf(
  listener: RequestListener,
  paths: readonly string[],
  asked: { headers?: Record<string, string>; method?: string } = {},
): Promise<IncomingMessage[]> {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  const answers: IncomingMessage[] = [];
  for (const path of paths)
    answers.push(
      await new Promise((resolve, reject) => {
        const sent = request({ port, path, agent: false, ...asked }, (answer) => {
          answer.resume().on('end', () => resolve(answer));
        });
        sent.on('error', reject).end();
      }),
    );
  server.close();
  return answers;
}

const nonceOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  NONCE.exec(String(headers['content-security-policy']))?.[1];

const answerWith: RequestListener = ({ url }, response) => {
  response.writeHead(Number(url?.split('/').pop()), { 'Content-Type': 'text/plain' }).end();
};

let end: (() => void) | undefined;
afterEach(() => end?.());

test('every status has all headers', async () => {
  end = secureResponses(options);
  const statuses = [200, 204, 301, 302, 400, 403, 404, 405, 429, 500, 503];
  for (const { statusCode, headers } of await answersOf(
    answerWith,
    statuses.map((status) => `/${status}`),
  ))
    expect([statusCode, headers]).toEqual([
      statusCode,
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(NONCE),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
      }),
    ]);
});

test('an answer that nobody writes a head for has them too', async () => {
  end = secureResponses(options);
  const [answer] = await answersOf((_, response) => response.end('{}'), ['/prosv']);
  expect(answer?.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(nonceOf(answer!)).toBeDefined();
});

test('«not modified» leaves the policy to the copy that the browser has', async () => {
  end = secureResponses(options);
  const [written, set] = await answersOf(
    ({ url }, response) => {
      if (url === '/set') response.statusCode = 304;
      else response.writeHead(304);
      response.end();
    },
    ['/written', '/set'],
  );
  for (const answer of [written, set]) {
    expect(answer?.statusCode).toBe(304);
    expect(answer?.headers).not.toHaveProperty('content-security-policy');
    expect(answer?.headers).toHaveProperty('x-content-type-options', 'nosniff');
  }
});

test('each request has a nonce of its own, which who renders finds, whatever the visitor sent', async () => {
  end = secureResponses(options);
  const found: (string | undefined)[] = [];
  const answers = await answersOf(
    (asked, response) => {
      found.push(nonceOf(asked));
      response.end();
    },
    ['/', '/'],
    { headers: { 'Content-Security-Policy': "script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='" } },
  );
  expect(answers.map(nonceOf)).toEqual(found);
  expect(new Set(found).size).toBe(2);
  expect(found).not.toContain('AAAAAAAAAAAAAAAAAAAAAA==');
});

test('a request that came earlier is answered with them', async () => {
  const [answer] = await answersOf(
    (_, response) => {
      end = secureResponses(options);
      response.end();
    },
    ['/'],
  );
  expect(answer?.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(nonceOf(answer!)).toBeDefined();
});

test('when it is ended nothing is added any more', async () => {
  secureResponses(options)();
  const [answer] = await answersOf(answerWith, ['/200']);
  expect(Object.keys(answer?.headers ?? {}).sort()).toEqual([
    'connection',
    'content-type',
    'date',
    'transfer-encoding',
  ]);
});
