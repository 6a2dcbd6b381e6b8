import type { Endpoint, Method } from './endpoint';

const pattern = (path: string) =>
  new RegExp(
    `^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9_-]{1,100})')}$`,
  );

export type Match<Name extends string> =
  | { kind: 'found'; name: Name; params: Record<string, string> }
  | { kind: 'wrong_method'; allowed: Method[] }
  | { kind: 'none' };

/**
 * Finds rows of an endpoint table by method and path. A path that is not plainly written (`..`, `//`,
 * a percent sign, a backslash) matches nothing, so no spelling gets round the table. [NET-05]
 */
export function createMatcher<Name extends string>(
  table: Record<Name, Pick<Endpoint, 'method'> & { path: string }>,
) {
  const rows = (Object.keys(table) as Name[]).map((name) => ({
    name,
    method: table[name].method,
    pattern: pattern(table[name].path),
  }));
  return function match(method: string, path: string): Match<Name> {
    if (!/^\/[A-Za-z0-9_/-]*$/.test(path) || path.includes('//')) return { kind: 'none' };
    const samePath = rows.flatMap((row) => {
      const found = row.pattern.exec(path);
      return found ? [{ ...row, params: { ...found.groups } }] : [];
    });
    const row = samePath.find((candidate) => candidate.method === method);
    if (row) return { kind: 'found', name: row.name, params: row.params };
    if (samePath.length > 0)
      return { kind: 'wrong_method', allowed: samePath.map((candidate) => candidate.method) };
    return { kind: 'none' };
  };
}
