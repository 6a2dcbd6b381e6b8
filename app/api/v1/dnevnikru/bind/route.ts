import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { serverConfig } from '@/lib/config/server';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Failure } from '@/lib/contract/call/result';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { forgetBind, keptBind, markBindTried, placeFromDiary } from '@/lib/session/diary/kept-link';
import type { SessionEntry } from '@/lib/session/session';

/**
 * Binds the visitor to their account in the diary, with what its link has brought. The browser sends
 * nothing: what it is bound with, no script sees. [DIARY-03]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
      return respondRefused({ code: 'cross_site' }, requestId);
    const session = await readOrClearSession();
    if (!session) return respondRefused({ code: 'unauthorized' }, requestId);
    const failure = await bind(session.current, requestId);
    return failure
      ? respondRefused(failure, requestId)
      : respondWith({ to: await placeFromDiary(session.current.role) }, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

/** The visitor is not whom the diary means, or wants no diary. [DIARY-02] */
export async function DELETE(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  await forgetBind();
  return respondWith({ done: true }, requestId);
}

/** Null when the visitor is bound. */
async function bind(
  entry: SessionEntry,
  requestId: string,
): Promise<Pick<Failure, 'code' | 'retryAfter'> | null> {
  const kept = await keptBind();
  // Another tab may have done it a moment ago.
  if (!kept) return (await isBound(entry, null, requestId)) ? null : { code: 'diary_not_bound' };
  const bound = await callAs(entry, 'bindDiary', { body: kept.params }, requestId);
  if (bound.ok) {
    await forgetBind();
    return null;
  }
  const { code, status } = bound.error;
  if (code === 'unauthorized') return bound.error;
  // What is refused is refused the next time as well; what failed may be tried again by hand.
  const isRefused = status >= 400 && status < 500 && status !== 429;
  await (isRefused ? forgetBind() : markBindTried(kept));
  // Two tabs had the same: the diary takes it once.
  if (code === 'diary_token_expired' && (await isBound(entry, kept.params.provider, requestId)))
    return null;
  return bound.error;
}

/** To this diary, or to any. */
async function isBound(
  entry: SessionEntry,
  wanted: DiaryProvider | null,
  requestId: string,
): Promise<boolean> {
  const listed = await callAs(entry, 'listBindings', {}, requestId);
  if (!listed.ok) return false;
  return listed.value.bindings.some(({ provider }) => wanted === null || provider === wanted);
}
