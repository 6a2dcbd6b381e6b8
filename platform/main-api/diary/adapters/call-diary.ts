import type { z } from 'zod';
import { readBody } from '@/lib/http/read-body';
import { DiaryError } from './adapter';

/** How long one call may take, in milliseconds, with its whole answer. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  /** A form is sent as one, anything else as JSON. */
  body?: unknown;
};

/**
 * Calls a diary and takes nothing on trust: neither its redirects, nor the size and the shape of its
 * answer, nor that it ends.
 *
 * @param schema of the answer; `null` for one that has no body
 * @throws (rejects) DiaryError
 */
export async function callDiary<Schema extends z.ZodType>(
  { method, url, headers = {}, body }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { status, text, retryAfter } = await answerOf(url, {
    method,
    ...sentAs(body, headers),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const call = `${method} ${url.pathname}: ${status}`;
  if (status < 200 || status > 299) throw new DiaryError(whyOf(status), call, retryAfter);
  return readAs(schema, text === '' ? null : parseJson(text), call);
}

/** A part of an answer. @throws DiaryError `unavailable` when it has another shape */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  call: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new DiaryError('unavailable', `${call}, an answer of another shape`);
  return parsed.data;
}

/** `fetch` itself says of a form what it is. */
function sentAs(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined || body instanceof URLSearchParams) return { headers, body };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function answerOf(url: URL, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const read = await readBody(response, MAX_BYTES);
    if (!read.ok) throw new Error('an answer too large');
    const seconds = Number(response.headers.get('retry-after'));
    const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
    return { status: response.status, text: read.value, retryAfter };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'no answer';
    throw new DiaryError('unavailable', `${init.method ?? ''} ${url.pathname}: ${cause}`);
  }
}

/** A redirect, a wrong key and too many calls are mended by time or by an operator. */
export function whyOf(status: number): DiaryError['why'] {
  if (status === 404) return 'not_found';
  if (status === 410) return 'token';
  if (status === 409) return 'conflict';
  return [400, 403, 422].includes(status) ? 'refused' : 'unavailable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
