/**
 * Paths that are no pages: files, what the browser calls, what a machine asks for. middleware.ts has
 * to spell them once more, for Next.js reads its matcher without running it.
 */
export const NOT_PAGES =
  '_next/|api/|og/|images/|health$|ready$|robots\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|icon\\.svg$|icons/|apple-icon\\.png$|favicon\\.ico$|manifest\\.webmanifest$';

const pagePath = new RegExp(`^/(?!${NOT_PAGES})`);

/** Whether a path is that of a page, there or not. */
export function isPagePath(path: string): boolean {
  return pagePath.test(path);
}
