import { createHash } from 'node:crypto';
import type { KeptDocument } from '@/server/documents/document';
import { encodings, type Encoding } from '@/server/requests/accept-encoding';

/** One encoding of a document, with the heads of its answers as Node.js writes them. */
type Sent = {
  etag: string;
  /** Names and values in turn: no object is made, sorted or copied for a request. */
  whole: readonly string[];
  notModified: readonly string[];
  body: Buffer;
};

/** A document that is ready to be sent. */
export type Served = {
  status: number;
  /** In milliseconds since 1970; null when the page has no date. */
  lastModified: number | null;
  sent: Readonly<Record<Encoding, Sent>>;
};

/** What «not modified» leaves to the copy that the browser has. */
const OF_THE_BODY = new Set(['content-type', 'content-language', 'content-security-policy']);

/** Prepares all that can be prepared of the answers. */
export function prepare(document: KeptDocument): Served {
  const date = document.headers.find(([name]) => name === 'last-modified')?.[1];
  const digest = createHash('sha256')
    .update(JSON.stringify(document.headers))
    .update(document.bodies.identity)
    .digest('base64url')
    .slice(0, 22);
  const sent = Object.fromEntries(
    encodings.map((name) => [name, prepareEncoding(document, name, `"${digest}-${name}"`)]),
  ) as Record<Encoding, Sent>;
  return {
    status: document.status,
    lastModified: date === undefined ? null : Date.parse(date),
    sent,
  };
}

function prepareEncoding(document: KeptDocument, encoding: Encoding, etag: string): Sent {
  const body = document.bodies[encoding];
  const common = document.headers.flat();
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const left = document.headers.filter(([name]) => !OF_THE_BODY.has(name)).flat();
  return {
    etag,
    whole: [...common, 'etag', etag, ...coding, 'content-length', String(body.length)],
    notModified: [...left, 'etag', etag],
    body,
  };
}
