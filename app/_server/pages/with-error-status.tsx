import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { Metadata } from 'next';
import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { StatusInPlace } from '@/components/status/status-in-place';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { routes } from '@/lib/routes/routes';
import { answerWithStatus, responseTo } from '@/lib/status/response-status';
import { statusTexts, type StatusId } from '@/lib/status/status-texts';
import { statusIdOfFailure } from '@/lib/status/status-of-failure';
import { PageError } from '@/app/_server/main-api';

/** What came of rendering a page: it, or the status page in its place. */
type Rendering = { shown: ReactNode; failedAs: StatusId | null };

/**
 * A page whose failures are answered in place: the status page under the address that was asked for,
 * with its status, to be read without scripts. Next.js itself would answer 500 to everything that is
 * thrown, with an empty body. [STATUS-14] [PRE-02]
 *
 * @param head what the metadata of the page says besides its title
 */
export function withErrorStatus<Props>(
  show: (props: Props) => Promise<ReactNode>,
  head: Metadata = {},
) {
  // Next.js asks for the title and for the page, in either order; the page is rendered once.
  const renderings = new WeakMap<object, Promise<Rendering>>();
  const render = async (props: Props) => {
    const response = responseTo(await headers());
    const key = response ?? {};
    const rendering = renderings.get(key) ?? renderOrFail(show, props, response);
    renderings.set(key, rendering);
    return rendering;
  };

  async function PageWithStatus(props: Props): Promise<ReactNode> {
    return (await render(props)).shown;
  }

  /** The metadata of the page: its title, or that of the status page in its place. */
  function titled(title: string) {
    return async (props: Props): Promise<Metadata> => {
      // One that redirects or is not found has the title of where it leads.
      const failedAs = await render(props).then(
        (rendering) => rendering.failedAs,
        () => null,
      );
      return { ...head, title: failedAs === null ? title : statusTexts[failedAs].title };
    };
  }

  return Object.assign(PageWithStatus, { titled });
}

async function renderOrFail<Props>(
  show: (props: Props) => Promise<ReactNode>,
  props: Props,
  response: ServerResponse | undefined,
): Promise<Rendering> {
  try {
    return { shown: await show(props), failedAs: null };
  } catch (thrown) {
    // Redirects are no failures.
    unstable_rethrow(thrown);
    const failure = thrown instanceof PageError ? thrown.failure : null;
    const id = statusIdOfFailure(failure?.status ?? null);
    const { status } = routes[id];
    const passes: Record<string, string> =
      status === 429 ? { 'Retry-After': String(failure?.retryAfter ?? 60) } : {};
    if (!answerWithStatus(response, status, passes)) throw thrown;
    // Failed calls are in the log already.
    if (!(thrown instanceof PageError))
      log().error({ error: describeError(thrown) }, 'page failed');
    return { shown: <StatusShown id={id} status={status} />, failedAs: id };
  }
}

function StatusShown({ id, status }: { id: StatusId; status: number }) {
  return (
    <>
      <meta name="prerender-status-code" content={String(status)} />
      <meta name="robots" content="noindex,nofollow" />
      <StatusInPlace id={id} />
    </>
  );
}
