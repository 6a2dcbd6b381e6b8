import { matchUrl } from '@/lib/routes/match';

/**
 * Whether nobody is signed in by itself on this page: public pages, status pages, ways in and out,
 * and what is no page of ours. Of the public ones the link to a homework alone allows it. [AUTH-15]
 *
 * @param path with or without a query
 */
export function isStopUri(path: string): boolean {
  const match = matchUrl(path);
  if (match === null) return true;
  if (match.id === 'studentStart') return false;
  const { access, status } = match.route;
  return (
    access === 'public' ||
    access === 'guest' ||
    access === 'editor' ||
    access === 'ops' ||
    status !== 200
  );
}
