import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Report = { headers: IncomingHttpHeaders; body: string };

export type BrokenApi = {
  origin: string;
  /** A DSN of this server, which stands where the error-reporting service should be, too. */
  dsn: string;
  /** What came to that service. */
  reports: Report[];
  /** What every call is answered with from now on; 0 is no answer at all. */
  answerWith(status: number): void;
  close(): void;
};

/** Stands where the main API should be, says that it is ready, and fails at everything. */
export async function startBrokenApi(): Promise<BrokenApi> {
  let status = 0;
  const reports: Report[] = [];
  const server: Server = createServer((request, response) => {
    if (request.url === '/ready') return void response.end('{}');
    if (request.url?.startsWith('/api/1/envelope/')) {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      return void request.on('end', () => {
        reports.push({ headers: request.headers, body });
        response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
      });
    }
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    dsn: `http://key@localhost:${port}/1`,
    reports,
    answerWith: (next) => (status = next),
    close: () => server.close(),
  };
}
