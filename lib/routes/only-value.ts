/** What comes twice is understood differently by different programs: it counts as not given. [AUTH-01] */
export function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const [value, second] = query.getAll(name);
  return second === undefined ? value : undefined;
}
