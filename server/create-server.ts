import { createServer, type RequestListener, type Server } from 'node:http';
import { judgeRequest } from './requests/judge-request';
import { refuseConnections } from './requests/refuse-connection';

/** How long a client may take, in milliseconds. */
export const TIME_LIMITS = {
  /** For its headers. */
  headersTimeout: 10_000,
  /** For the whole request: a megabyte takes this long at 270 kbit/s. */
  requestTimeout: 30_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 2_000,
  /** Between two requests on one connection. */
  keepAliveTimeout: 65_000,
};

/** The HTTP server with `listener` behind what never becomes a request. [HTTP-01] */
export function createSiteServer(listener: RequestListener, limits = TIME_LIMITS): Server {
  const server = createServer(limits, listener);
  refuseConnections(server);
  // A body that is refused is not asked for.
  server.on('checkContinue', (request, response) => {
    if (judgeRequest(request) === null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).end();
  });
  return server;
}
