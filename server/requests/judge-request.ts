import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { MAX_BODY_BYTES } from '@/lib/http/read-json';
import { isCall, methodsOf, READS } from './methods';

/** Longer addresses than any of ours, with room for the longest code of a sign-in. */
const MAX_TARGET_LENGTH = 8_000;

/** A request that ends before anybody works on it. */
export type Refusal = {
  status: 400 | 404 | 405 | 413 | 414;
  code: ErrorCode;
  /** What is wrong with it, for the log: never what it holds. */
  reason: string;
  allow?: readonly string[];
};

const malformed = (reason: string): Refusal => ({ status: 400, code: 'invalid_request', reason });

/**
 * What is wrong with a request, by its first line and its headers alone; null when nothing is. Nothing
 * of a body has been read by then. [HTTP-01]
 */
export function judgeRequest(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): Refusal | null {
  const { method = '', url = '', headers } = request;
  if (!url.startsWith('/')) return malformed('target');
  if (url.length > MAX_TARGET_LENGTH)
    return { status: 414, code: 'invalid_request', reason: 'target length' };
  const path = url.split('?', 1)[0] ?? '';
  if (!isDecodable(path)) return malformed('percent code');
  if (path.startsWith('/api/') && !isCall(path))
    return { status: 404, code: 'not_found', reason: 'path' };
  const allow = methodsOf(path);
  if (!allow.includes(method))
    return { status: 405, code: 'method_not_allowed', reason: 'method', allow };
  if (READS.some((read) => read === method) && hasBody(headers))
    return malformed('unexpected body');
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return { status: 413, code: 'payload_too_large', reason: 'body length' };
  return null;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a body follows the headers; one of length zero is none. */
export function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
