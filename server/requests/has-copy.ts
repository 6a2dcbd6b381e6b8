/** Whether a client has what this entity tag names, by its If-None-Match (RFC 9110, weak comparison). [DOC-05] */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
