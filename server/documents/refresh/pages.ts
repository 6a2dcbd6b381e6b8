import type { ServerConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import type { DocumentPage } from '@/server/documents/page/make-document';
import { NO_CONTENT } from '@/server/documents/serve/shelf';
import type { Content } from './content';

/** Pages about no subject that show workbooks all the same. */
const ABOUT_WORKBOOKS: readonly string[] = [pathOf('home'), pathOf('teacher')];

/**
 * Every document that there should be, those that most people ask for first. The route table says which
 * pages have one. [DOC-01]
 *
 * @param content null while the platform is away: then only the pages that show none of it
 * @param signIn what was last known of the ways to sign in
 */
export function listDocumentPages(
  content: Omit<Content, 'signIn'> | null,
  signIn: string,
  { INDEXABLE_HOST }: Pick<ServerConfig, 'INDEXABLE_HOST'>,
): readonly DocumentPage[] {
  const rows: readonly Route[] = Object.values(routes);
  return rows
    .filter(({ document, state }) => document && state === 'ready')
    .flatMap((row) => {
      const classes = row.indexable && INDEXABLE_HOST !== undefined ? bothClasses : oneClass;
      return shownAt(row.path, content, signIn).flatMap(([path, print]) =>
        classes.map((hosts) => ({ path, hosts, status: row.status, content: print })),
      );
    });
}

/** Robots are told another thing on the listed host of pages that may be listed. [SEO-01] */
const bothClasses = ['listed', 'other'] as const;
const oneClass = ['every'] as const;

/** The paths of a row, with the fingerprint of the content that is shown there. */
function shownAt(
  path: string,
  content: Omit<Content, 'signIn'> | null,
  signIn: string,
): [path: string, content: string][] {
  if (path === routes.login.path) return [[path, signIn]];
  if (path === routes.subject.path) return [...(content?.landings ?? [])];
  if (!ABOUT_WORKBOOKS.includes(path)) return [[path, NO_CONTENT]];
  return content ? [[path, content.whole]] : [];
}
