import { z } from 'zod';

/**
 * What middleware has decided about the page that is being rendered. It travels in a request header,
 * so that headers of the answer and tags in its head say the same. [PRE-01]
 */
const pageStateSchema = z.object({
  /** Without query. */
  path: z.string(),
  httpStatus: z.number().int(),
  robots: z.enum(['index,follow', 'noindex,nofollow']),
  /** When the content last changed, as an ISO date. */
  lastModified: z.iso.date().optional(),
  /** A path of our own, with query, for 301 and 302. */
  redirectLocation: z.string().startsWith('/').optional(),
});
export type PageState = z.infer<typeof pageStateSchema>;

/** The name of the request header. Middleware replaces whatever a visitor sends under it. */
export const PAGE_STATE_HEADER = 'x-page-state';

export function writePageState(state: PageState): string {
  return encodeURIComponent(JSON.stringify(state));
}

/** The state of a page, or null where middleware has not been. */
export function readPageState(header: string | null): PageState | null {
  if (header === null) return null;
  try {
    return pageStateSchema.parse(JSON.parse(decodeURIComponent(header)));
  } catch {
    return null;
  }
}
