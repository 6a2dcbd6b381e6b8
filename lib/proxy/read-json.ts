import { readBoundedText } from '@/lib/format/bounded-text';
import { pass, refuse, type Verdict } from './refusal';

/** The most that a browser may send, in bytes. [NET-06] */
export const MAX_BODY_BYTES = 1_000_000;

const tooLarge = refuse({ code: 'payload_too_large' });
const notJson = refuse({ code: 'invalid_request', field: 'body' });

/**
 * The JSON body of a request; undefined when there is none. The announced length is looked at
 * first, the real one while reading: a body that is too large is never held. [NET-06]
 */
export async function readJson(
  request: Pick<Request, 'method' | 'headers' | 'body'>,
): Promise<Verdict<unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return pass(undefined);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge;
  const body = await readBoundedText(request.body, MAX_BODY_BYTES);
  if (body.kind === 'too_large') return tooLarge;
  if (body.kind === 'not_text') return notJson;
  if (body.text === '') return pass(undefined);
  if (!isJson(request.headers.get('content-type')))
    return refuse({ code: 'unsupported_media_type' });
  try {
    return pass(JSON.parse(body.text) as unknown);
  } catch {
    return notJson;
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
