import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '@/server/requests/accept-encoding';
import { hasCopy } from '@/server/requests/has-copy';
import type { Served } from './served';

/** Answers with a document, or with the news that the client has it already. [DOC-05] [PRE-04] */
export function sendDocument(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, lastModified, sent }: Served,
): void {
  const { etag, whole, notModified, body } = sent[chooseEncoding(headers['accept-encoding'])];
  if (status === 200 && hasIt(headers, etag, lastModified))
    response.writeHead(304, notModified as string[]).end();
  else if (method === 'HEAD') response.writeHead(status, whole as string[]).end();
  else response.writeHead(status, whole as string[]).end(body);
}

/** An entity tag goes before the date (RFC 9110). */
function hasIt(
  headers: IncomingMessage['headers'],
  etag: string,
  lastModified: number | null,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return hasCopy(tags, etag);
  const since = headers['if-modified-since'];
  // A date that cannot be read is no number, and less than none.
  return since !== undefined && lastModified !== null && Date.parse(since) >= lastModified;
}
