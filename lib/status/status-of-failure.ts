import type { StatusId } from './status-texts';

/**
 * What an error thrown on the server carries to the browser, where Next leaves nothing of it but its
 * `digest`: the HTTP status of the call that failed.
 */
export function failureDigest(status: number): string {
  return `http ${status}`;
}

/** The status page for an error that reached the error boundary of a page. [STATUS-14] */
export function statusIdOfDigest(digest: string | undefined): StatusId {
  const status = /^http (\d{1,3})$/.exec(digest ?? '')?.[1];
  if (status === undefined) return 'unknownError';
  if (status === '401' || status === '403') return 'forbidden';
  if (status === '404') return 'notFound';
  return status === '0' ? 'networkError' : 'unknownServerError';
}
