import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BrokenApi = {
  origin: string;
  /** Bodies that came to `/errors`, the error-reporting service. */
  reports: string[];
  /** What every call is answered with from now on; 0 is no answer at all. */
  answerWith(status: number): void;
  close(): void;
};

/** Stands where the main API should be, says that it is ready, and fails at everything. */
export async function startBrokenApi(): Promise<BrokenApi> {
  let status = 0;
  const reports: string[] = [];
  const server: Server = createServer((request, response) => {
    if (request.url === '/ready') return void response.end('{}');
    if (request.url === '/errors') {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      return void request.on('end', () => {
        reports.push(body);
        response.end();
      });
    }
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    reports,
    answerWith: (next) => (status = next),
    close: () => server.close(),
  };
}
