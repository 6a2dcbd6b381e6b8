import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { routes, type RouteId } from '@/lib/routes/routes';
import type { Route } from '@/lib/routes/route';
import { expected, kinds, places, type Cell } from '@/tests/support/guard-matrix';
import { ask } from '@/tests/support/plain-http';
import { anyHomework, cookiesOf, openTestDatabase } from '@/tests/support/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** Where handlers answer with a redirect of their own; that they were reached is what counts. */
const handlers: readonly RouteId[] = [
  'prosv',
  'prosvAuth',
  'logout',
  'profile',
  'activateSchoolStudent',
];
const ids = (Object.keys(routes) as RouteId[]).filter((id) => !id.startsWith('cms'));

/** A path of the route that leads somewhere, as far as that can be had for everybody. */
async function pathFor(id: RouteId): Promise<string> {
  const { taskHash } = await anyHomework();
  const filled: Record<string, string> = {
    taskHash,
    attemptCode: 'babababababababababa',
    stepNumber: '1',
    workbookId: 'matematika-5',
    stepUuid: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
    subject: 'matematika',
    grade: '5-class',
  };
  return routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? name);
}

/** Which cell of the table an answer stands for. */
function cellOf(id: RouteId, status: number, location: string | undefined): Cell | string {
  if (status === 403 && routes[id].status !== 403) return '403';
  const [path] = (location ?? '').split('?');
  const place = Object.entries(places).find(([, one]) => one === path)?.[0];
  if (status === 302) return place ?? path ?? '';
  // Only middleware answers 302; a handler's own verdict is 303 to where its guard sends people.
  if (status === 303 && !handlers.includes(id)) return place ?? path ?? '';
  return 'ok';
}

test.describe('[ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-14] [ROUTE-17] [ROUTE-18] [AUTH-17] [AUTH-18] who may be where, asked of the built server', () => {
  for (const kind of kinds)
    test(kind, async () => {
      const cookie = await cookiesOf(database, kind);
      const seen: Record<string, string> = {};
      const wanted: Record<string, string | undefined> = {};
      for (const id of ids) {
        const { state, status: own }: Route = routes[id];
        const path = await pathFor(id);
        const { status, headers } = await ask(path, { headers: { Cookie: cookie } });
        const isThere = state !== 'coming';
        seen[id] = isThere ? cellOf(id, status, headers.location) : String(status);
        wanted[id] = isThere ? expected(id, kind) : '404';
        if (seen[id] === 'ok' && !handlers.includes(id) && own !== 200)
          expect([id, status]).toEqual([id, own]);
        expect(headers['cache-control'] ?? '', id).not.toContain('public');
      }
      expect(seen).toEqual(wanted);
    });
});
