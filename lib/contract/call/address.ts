/** A value that may stand in a path: what createMatcher takes for one, so that no value adds a part. */
const PLAIN = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * The path of a call with its parameters filled in, and its query.
 *
 * @param pattern with `{name}` for each parameter
 * @throws Error that names the parameter, when it is missing or could change the path
 */
export function addressOf(pattern: string, params: unknown, query: unknown): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fieldsOf(params)[name] ?? '');
    if (!PLAIN.test(value)) throw new Error(`Wrong parameter ${name} of ${pattern}`);
    return value;
  });
  const search = searchOf(query);
  return search === '' ? path : `${path}?${search}`;
}

function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fieldsOf(query)))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  return search.toString();
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return { ...(value as Record<string, unknown> | undefined) };
}
