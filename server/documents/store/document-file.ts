import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hostClasses, type KeptDocument } from '@/server/documents/document';
import { encodings } from '@/server/requests/accept-encoding';

const factsSchema = z.object({
  path: z.string(),
  hosts: z.enum(hostClasses),
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  content: z.string(),
  lengths: z.object({ br: z.number(), gzip: z.number(), identity: z.number() }),
});

/** The length of a SHA-256 in hexadecimal, and of the line that it stands in. */
const DIGEST_LENGTH = 64;

/** A document as one file, so that it is there as a whole or not at all: digest, facts, bodies. */
export function encodeDocument({ bodies, ...facts }: KeptDocument): Buffer {
  const lengths = Object.fromEntries(encodings.map((name) => [name, bodies[name].length]));
  const line = Buffer.from(`${JSON.stringify({ ...facts, lengths })}\n`);
  const content = Buffer.concat([line, ...encodings.map((name) => bodies[name])]);
  return Buffer.concat([Buffer.from(`${digestOf(content)}\n`), content]);
}

/** The document in a file; null when the file is broken, cut or not ours. [DOC-04] */
export function decodeDocument(file: Buffer): KeptDocument | null {
  const content = file.subarray(DIGEST_LENGTH + 1);
  if (file.toString('latin1', 0, DIGEST_LENGTH + 1) !== `${digestOf(content)}\n`) return null;
  const end = content.indexOf('\n');
  const read = factsSchema.safeParse(parsed(content.toString('utf8', 0, end)));
  if (!read.success) return null;
  const { lengths, ...facts } = read.data;
  let at = end + 1;
  const part = (length: number) => content.subarray(at, (at += length));
  const bodies = {
    br: part(lengths.br),
    gzip: part(lengths.gzip),
    identity: part(lengths.identity),
  };
  return at === content.length ? { ...facts, bodies } : null;
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
