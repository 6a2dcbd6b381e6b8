/** The headers with which the router of Next.js asks for a part of a page. */
export const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

/** What the answer of a page depends on, as Next.js says it. */
export const PAGE_VARY = [...routerHeaders, 'Accept-Encoding'].join(', ');
