/** Whether a client says that it has what this entity tag names (RFC 9110, weak comparison). [SEO-03] [DOC-05] */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  return ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
