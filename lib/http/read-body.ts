import { accept, refuse, type Checked } from './checked';
import { readBoundedText, type BodyStream } from './bounded-text';

/** A request as far as its body is concerned. */
export type BodyRequest = { headers: Pick<Headers, 'get'>; body: BodyStream | null };

const tooLarge = refuse({ code: 'payload_too_large' });

/**
 * The body of a request as text. The announced length is checked first, the real one while reading:
 * a body that is too large is never held. A client that closes the connection while it sends is a
 * refusal, not a failure of the server: nobody reads the reply. [NET-06]
 *
 * @param maxBytes of the whole body
 */
export async function readBody(
  { headers, body }: BodyRequest,
  maxBytes: number,
): Promise<Checked<string>> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return tooLarge;
  const read = await readBoundedText(body, maxBytes).catch(() => null);
  if (read?.kind === 'too_large') return tooLarge;
  if (read?.kind !== 'text') return refuse({ code: 'invalid_request', field: 'body' });
  return accept(read.text);
}

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf(headers: Pick<Headers, 'get'>): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}
