import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';

/** A render that takes longer has failed, in milliseconds. */
const TIME_LIMIT = 20_000;
/** More than this is no page of ours, in bytes. */
const MOST = 8_000_000;

export type Render = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks for pages as a visitor without cookies does. */
export type Renderer = {
  render: (path: string, host: string) => Promise<Render>;
  close: () => Promise<void>;
};

/**
 * A way to Next.js inside of this process: over a socket in a folder that nobody else can open, for Next.js
 * answers real requests only, and past the front, so that a render never gets a document.
 *
 * @param listener what answers every page
 */
export async function createRenderer(listener: RequestListener): Promise<Renderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rabochie-tetradi-'));
  const socketPath = path.join(folder, 'web');
  const server = createServer(listener);
  server.listen(socketPath);
  await once(server, 'listening');
  server.unref();
  return {
    render: (asked, host) => render(socketPath, asked, host),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function render(socketPath: string, asked: string, host: string): Promise<Render> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ socketPath, path: asked, headers: { host }, agent: false },
      signal: AbortSignal.timeout(TIME_LIMIT),
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length > MOST) response.destroy(new Error('The page is too long'));
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts).toString() });
      });
    });
    sent.on('error', reject).end();
  });
}
