import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { serverConfig } from '@/lib/config/server';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { errorText } from '@/lib/format/error-text';
import { log } from '@/lib/log/logger';
import { fileHeaders } from '@/lib/security/file-headers';

/** A first line that is longer is what made the head of a request too long. */
const MAX_LINE_LENGTH = 8_000;
/** How long a client may go on sending after it was refused, in milliseconds. */
const LEAVE_MS = 1_000;

type ParserError = Error & { code?: string; rawPacket?: Buffer };

/**
 * Answers on connections where no request could be read: what is no HTTP, headers without an end, a
 * body that comes too slowly, an offer to become a tunnel. [HTTP-01]
 */
export function refuseConnections(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.prependListener('request', (request, response) => {
    answers.set(request.socket, response);
  });
  server.on('clientError', (error: ParserError, socket) => {
    // Told already: whatever else comes is the rest of the same.
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = answers.get(socket);
    const isInAnswer = answer?.headersSent && !(answer.writableFinished && answer.req.complete);
    if (error.code === 'ECONNRESET' || !socket.writable || isInAnswer) socket.destroy();
    else refuse(socket, ...refusalOf(error));
  });
  server.on('connect', (_, socket) => refuse(socket, 405, 'method_not_allowed', 'connect'));
}

type Reason = [status: number, code: ErrorCode, reason: string];

function refusalOf({ code, rawPacket }: ParserError): Reason {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'invalid_request', 'too slow'];
  if (code !== 'HPE_HEADER_OVERFLOW') return [400, 'invalid_request', 'not HTTP'];
  const [line = ''] = rawPacket?.toString('latin1').split('\n', 1) ?? [];
  if (/^[A-Z]+ \//.test(line) && line.length > MAX_LINE_LENGTH)
    return [414, 'invalid_request', 'target length'];
  return [431, 'payload_too_large', 'headers length'];
}

function refuse(socket: Duplex, ...[status, code, reason]: Reason): void {
  log().info({ status, reason }, 'request refused');
  const body = `${errorText(code)}\n`;
  const headers = {
    ...fileHeaders('', serverConfig().PUBLIC_ORIGIN),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex,nofollow',
    Connection: 'close',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  // Read to the end: closed with data on the way, the connection would be reset before the answer is read.
  socket.on('data', () => undefined);
  setTimeout(() => socket.destroy(), LEAVE_MS).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
