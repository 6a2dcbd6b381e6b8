import { readBoundedText } from '@/lib/format/bounded-text';
import { pass, refuse, type Verdict } from './refusal';

const tooLarge = refuse({ code: 'payload_too_large' });

/**
 * The fields of a form that a page without scripts sent. Only for doors that a native form may
 * knock at; everything else takes JSON. [NET-06]
 *
 * @param maxBytes of the whole body
 */
export async function readForm(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Verdict<URLSearchParams>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return refuse({ code: 'unsupported_media_type' });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge;
  const body = await readBoundedText(request.body, maxBytes);
  if (body.kind === 'too_large') return tooLarge;
  if (body.kind === 'not_text') return refuse({ code: 'invalid_request', field: 'body' });
  return pass(new URLSearchParams(body.text));
}
