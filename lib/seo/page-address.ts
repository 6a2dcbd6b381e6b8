/** The one address of a page: origin and path, no query, no slash at the end. [SEO-03] */
export function pageAddress(origin: string, path: string): string {
  return path === '/' ? origin : origin + path;
}
