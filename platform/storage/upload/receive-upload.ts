import { Busboy } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@/lib/contract/files/files';
import { ServiceError } from '@/platform/kernel/errors';

/** What of a form is not the file. */
const MAX_FORM_BYTES = 20_000;
const LIMITS = {
  ...{ fieldNameSize: 100, fieldSize: 8_000, fields: 20, files: 1, parts: 21, headerPairs: 20 },
  fileSize: MAX_UPLOAD_BYTES + 1,
};

/** Takes the file of a form whose fields have come before it. */
export type TakeFile = (fields: ReadonlyMap<string, string>, file: Readable) => Promise<void>;

/**
 * Reads a form as it comes, never the whole of it: fields first, the file last, as S3 wants it.
 *
 * @throws (rejects) ServiceError `payload_too_large`, `invalid_request` for what is no such form or breaks
 *   off, `unsupported_media_type`; whatever `take` throws
 */
export async function receiveUpload(incoming: IncomingMessage, take: TakeFile): Promise<void> {
  const length = Number(incoming.headers['content-length'] ?? Number.NaN);
  if (length > MAX_UPLOAD_BYTES + MAX_FORM_BYTES) throw new ServiceError('payload_too_large');
  if (!Number.isSafeInteger(length)) throw new ServiceError('invalid_request');
  const parser = parserOf(incoming);
  const fields = new Map<string, string>();
  let [file, taken]: [Readable | null, Promise<unknown> | null] = [null, null];
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (_, stream) => {
    file = stream;
    taken = take(fields, stream)
      .then(() => null)
      .catch((error: unknown) => {
        // Read to its end all the same: who is still sending would not hear the answer.
        stream.resume();
        return error;
      });
  });
  const cut = await pipeline(incoming, parser).then(
    () => null,
    (error: unknown) => new ServiceError('invalid_request', { cause: error }),
  );
  if (cut) (file as Readable | null)?.destroy(cut);
  const refusal = await (taken as Promise<unknown> | null);
  if (refusal !== null && refusal !== undefined) throw refusal;
  if (cut || taken === null) throw cut ?? new ServiceError('invalid_request');
}

function parserOf({ headers }: IncomingMessage): InstanceType<typeof Busboy> {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data;/i.test(type)) throw new ServiceError('unsupported_media_type');
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch (cause) {
    throw new ServiceError('invalid_request', { cause });
  }
}
