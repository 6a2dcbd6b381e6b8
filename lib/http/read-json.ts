import { accept, refuse, type Checked } from './checked';
import { mediaTypeOf, readBody, type BodyRequest } from './read-body';

/** The most that a browser may send, in bytes. [NET-06] */
export const MAX_BODY_BYTES = 1_000_000;

/**
 * The JSON body of a request; undefined when there is none. [NET-06]
 *
 * @param maxBytes of the whole body
 */
export async function readJson(
  request: BodyRequest & { method: string },
  maxBytes = MAX_BODY_BYTES,
): Promise<Checked<unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return accept(undefined);
  const body = await readBody(request, maxBytes);
  if (!body.ok) return body;
  if (body.value === '') return accept(undefined);
  if (mediaTypeOf(request.headers) !== 'application/json')
    return refuse({ code: 'unsupported_media_type' });
  try {
    return accept(JSON.parse(body.value) as unknown);
  } catch {
    return refuse({ code: 'invalid_request', field: 'body' });
  }
}
