import { accept, refuse, type Checked } from './checked';
import { mediaTypeOf, readBody } from './read-body';

/**
 * The fields of a form that a page without scripts sent. Only for handlers that a native form may
 * call; all others take JSON. [NET-06]
 *
 * @param maxBytes of the whole body
 */
export async function readForm(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Checked<URLSearchParams>> {
  if (mediaTypeOf(request.headers) !== 'application/x-www-form-urlencoded')
    return refuse({ code: 'unsupported_media_type' });
  const body = await readBody(request, maxBytes);
  return body.ok ? accept(new URLSearchParams(body.value)) : body;
}
