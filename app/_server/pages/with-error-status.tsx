import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { StatusInPlace } from '@/components/status/status-in-place';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { routes } from '@/lib/routes/routes';
import { answerWithStatus } from '@/lib/status/response-status';
import { statusIdOfFailure } from '@/lib/status/status-of-failure';
import { PageError } from '@/app/_server/main-api';

/**
 * A page whose failures are answered in place: the status page under the address that was asked for,
 * with its status, to be read without scripts. Next.js itself would answer 500 to everything that is
 * thrown, with an empty body. [STATUS-14] [PRE-02]
 */
export function withErrorStatus<Props>(page: (props: Props) => Promise<ReactNode>) {
  return async function PageWithStatus(props: Props): Promise<ReactNode> {
    try {
      return await page(props);
    } catch (thrown) {
      // Redirects are no failures.
      unstable_rethrow(thrown);
      const failure = thrown instanceof PageError ? thrown.failure : null;
      const id = statusIdOfFailure(failure?.status ?? null);
      const { status } = routes[id];
      const headers: Record<string, string> =
        status === 429 ? { 'Retry-After': String(failure?.retryAfter ?? 60) } : {};
      if (!answerWithStatus(status, headers)) throw thrown;
      // Failed calls are in the log already.
      if (!(thrown instanceof PageError))
        log().error({ error: describeError(thrown) }, 'page failed');
      return (
        <>
          <meta name="prerender-status-code" content={String(status)} />
          <meta name="robots" content="noindex,nofollow" />
          <StatusInPlace id={id} />
        </>
      );
    }
  };
}
