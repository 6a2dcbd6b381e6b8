import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import type { ErrorBody, ErrorCode } from '@/lib/contract/call/errors';
import { errorText } from '@/lib/format/error-text';
import { log } from '@/lib/log/logger';
import { fileHeaders } from '@/lib/security/file-headers';
import { hasBody } from './judge-request';

/** How much of a body that nobody wants is let in while the answer goes out, and for how long. */
const LINGER_BYTES = 256_000;
const LINGER_MS = 1_000;

type Early = {
  status: number;
  code: ErrorCode;
  reason: string;
  headers?: Record<string, string>;
};

/**
 * Ends a request in front of Next.js, with one sentence: in JSON below `/api/`, where scripts ask, as
 * plain text elsewhere. [HTTP-01]
 */
export function endEarly(request: IncomingMessage, response: ServerResponse, early: Early): void {
  const { status, code, reason, headers } = early;
  const requestId = randomUUID();
  const message = errorText(code);
  const url = request.url ?? '';
  const json: ErrorBody = { code, message, requestId };
  const isCall = url.startsWith('/api/');
  const body = Buffer.from(isCall ? JSON.stringify(json) : `${message}\n`);
  log().info({ requestId, status, reason, method: request.method }, 'request refused');
  response.writeHead(status, {
    ...fileHeaders(url, serverConfig().PUBLIC_ORIGIN),
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex,nofollow',
    'X-Request-Id': requestId,
    ...headers,
    ...(hasBody(request.headers) && { Connection: 'close' }),
  });
  if (hasBody(request.headers)) endAfterBody(request, response, body);
  else response.end(body);
}

/**
 * A connection that is closed while its client still sends is reset, and the answer is lost with it: a
 * little of the body is let in and thrown away first.
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.write(body);
  let taken = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.on('data', (part: Buffer) => {
    taken += part.length;
    if (taken > LINGER_BYTES) end();
  });
  request.once('end', end).once('error', end);
}
