import type { StatusId } from './status-texts';

/** The status pages that a failure can lead to. */
export type FailureId = Extract<
  StatusId,
  | 'forbidden'
  | 'notFound'
  | 'tooManyRequests'
  | 'networkError'
  | 'unknownServerError'
  | 'unknownError'
>;

/**
 * The one mapping from a failure to its status page. [STATUS-14]
 *
 * @param status the HTTP status that came, 0 when no answer came, null when it was no call at all
 */
export function statusIdOfFailure(status: number | null): FailureId {
  if (status === null) return 'unknownError';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  return status === 0 ? 'networkError' : 'unknownServerError';
}

/**
 * What an error thrown on the server carries to the browser, where Next leaves nothing of it but its
 * `digest`: the HTTP status of the call that failed.
 */
export function failureDigest(status: number): string {
  return `http ${status}`;
}

/** The status page for an error that reached the error boundary of a page. [STATUS-14] */
export function statusIdOfDigest(digest: string | undefined): FailureId {
  const status = /^http (\d{1,3})$/.exec(digest ?? '')?.[1];
  return statusIdOfFailure(status === undefined ? null : Number(status));
}
