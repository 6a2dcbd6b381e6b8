import { subjects } from '@/lib/contract/subjects/subjects';
import type { OwnPath } from './own-path';
import type { Route } from './route';
import { routes, type RouteId } from './routes';

export type RouteMatch = { id: RouteId; route: Route; params: Record<string, string> };

const subjectNames = subjects.map(({ name }) => name).join('|');

/** What a part of a path may look like; a part that is not listed may be any plain segment. */
const parts: Record<string, string> = { subject: subjectNames, grade: '[^_/]+' };

const rows = (Object.keys(routes) as RouteId[]).map((id) => ({
  id,
  route: routes[id] as Route,
  pattern: new RegExp(
    `^${routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${parts[name] ?? '[^/]+'})`)}$`,
  ),
}));

/** The row for a path without query, or null: then the answer is 404. [ROUTE-23, ROUTE-27] */
export function matchRoute(path: string): RouteMatch | null {
  for (const { id, route, pattern } of rows) {
    const found = pattern.exec(path);
    if (found && isReadable(path)) return { id, route, params: { ...found.groups } };
  }
  return null;
}

/** The row for a path that may have a query and a fragment. */
export const matchUrl = (url: string) => matchRoute(url.split(/[?#]/)[0] ?? '');

/** Whether nothing in a path hides behind percent codes: a sign that no code is needed for, or none at all. */
function isReadable(path: string): boolean {
  try {
    return !/[\w.~/\\-]|\p{Cc}/u.test(
      [...path.matchAll(/(?:%[^/]{0,2})+/g)].map(([codes]) => decodeURIComponent(codes)).join(''),
    );
  } catch {
    return false;
  }
}

type PartsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsOf<Rest>
  : never;
type Params<Id extends RouteId> = Record<PartsOf<(typeof routes)[Id]['path']>, string | number>;

/** The path of a route, with its varying parts filled in. */
export function pathOf<Id extends RouteId>(
  id: Id,
  ...[params]: [PartsOf<(typeof routes)[Id]['path']>] extends [never] ? [] : [Params<Id>]
): OwnPath {
  const given = (params ?? {}) as Record<string, string | number>;
  return routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  ) as OwnPath;
}
