import { readBoundedText } from '@/lib/http/bounded-text';
import { DeadlineError, withDeadline } from './deadline';
import type { HttpOutcome } from './http-outcome';

export type Message = {
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | FormData | undefined;
};

/** More than any reply of ours needs; a larger one is not read to its end. */
const MAX_REPLY_BYTES = 10_000_000;

/** Failures before a connection stood, so that nothing can have been done. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * One request to one address; the only call of `fetch` on web's server. Redirects are answers like
 * others and are not followed, so what the headers carry reaches no other host. [NET-01]
 *
 * @param address the base address of a service
 * @param path path and query under it
 * @param timeoutMs until the whole body is there; null for no limit
 */
export async function send(
  address: string,
  path: string,
  message: Message,
  timeoutMs: number | null,
): Promise<HttpOutcome> {
  const url = address + path;
  // A header that cannot be sent is a fault of ours: it is thrown here, not taken for no response.
  const init = { ...message, headers: new Headers(message.headers) };
  try {
    return await withDeadline(url.split('?')[0] ?? url, timeoutMs, async (signal) => {
      const response = await fetch(url, {
        ...init,
        signal,
        redirect: 'manual',
        cache: 'no-store',
      });
      const reply = await readBoundedText(response.body, MAX_REPLY_BYTES);
      const answer = {
        kind: 'answer',
        status: response.status,
        ...retryAfterOf(response),
      } as const;
      return reply.kind === 'text'
        ? { ...answer, text: reply.text, bytes: reply.bytes }
        : { ...answer, text: null, bytes: 0 };
    });
  } catch (error) {
    if (error instanceof DeadlineError) return { kind: 'no_response', sent: true, timedOut: true };
    if (isSignalOfNext(error)) throw error;
    return { kind: 'no_response', sent: !NOT_SENT.has(codeOf(error)), timedOut: false };
  }
}

/** When to try again, unless it is told as a date, which no service of ours does. */
function retryAfterOf({ headers }: Response): { retryAfter?: number } {
  const told = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(told) ? { retryAfter: Number(told) } : {};
}

/** Next.js steers its rendering with errors that have a digest; they are not about the network. */
function isSignalOfNext(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'digest' in error;
}

/** The system's code of a failure; fetch hides it in the cause. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? code);
}
