import { roles } from '@/lib/contract/auth/roles';
import { routes, type RouteId } from '@/lib/routes/routes';
import type { Route } from '@/lib/routes/route';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { isFirstOfRow, places, type Cell, type Kind } from './guard-matrix';
import { matrixUsers } from './matrix-visitors';
import { ask } from '@/tests/support/http/plain-http';
import { anyHomework } from '@/tests/support/people/visitors';

/** Everything but the content management; signing out, which spoils the session, comes last. */
export const askedIds: readonly RouteId[] = [
  ...(Object.keys(routes) as RouteId[]).filter((id) => !id.startsWith('cms') && id !== 'logout'),
  'logout',
];

/**
 * One route of each row of the table. Who may be where is decided by a function that unit tests ask for
 * every cell: that the built server asks it is shown by all routes for some people, and by these for all.
 */
export const rowIds: readonly RouteId[] = askedIds.filter((id) => isFirstOfRow(id));

/** A path of the route that leads somewhere, as far as that can be had for everybody. */
async function pathFor(id: RouteId): Promise<string> {
  const { taskHash } = await anyHomework();
  const filled: Record<string, string> = {
    taskHash,
    attemptCode: 'babababababababababa',
    stepNumber: '1',
    taskId: 't1',
    workbookId: 'matematika-5',
    classId: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
    stepUuid: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
    listId: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
    joinCode: 'zuzuzuzuzuzuz',
    number: 'babababababababaza',
    subject: 'matematika',
    grade: '5-class',
  };
  return routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? name);
}

const atSso = (path: string) => `303 ${process.env.TEST_SSO}${path}`;

const placeFromDiary = (role: string) =>
  role === roles.teacher ? '/homework/new' : defaultPathOf(role);

/** What awaits people whom `ok` lets through, where that is not the page with the status of its row. */
const exceptions: Partial<Record<RouteId, (kind: Kind) => string>> = {
  // Of nobody, and of no workbook.
  stepPreview: () => '404',
  certificate: () => '404',
  attempt: () => '404',
  teacherAttempt: () => '404',
  teacherHomework: () => '404',
  teacherTask: () => '404',
  teacherClass: () => '404',
  classInvitation: () => '404',
  attemptStep: () => '404',
  attemptResult: () => '404',
  // Handlers: on to the SSO; nobody has begun this sign-in; signed out there too.
  prosv: () => atSso('/auth'),
  prosvAuth: () => '303 /403',
  logout: (kind) => (matrixUsers[kind] ? atSso('/signout') : '303 /'),
  // Nothing is to be asked about.
  confirm: () => '307 /',
  diary: (kind) => `307 ${placeFromDiary(matrixUsers[kind]?.role ?? '')}`,
  activateSchoolStudent: (kind) =>
    matrixUsers[kind]?.role === roles.student ? '303 /activation-error' : '303 /403',
};

/** What the built server has to answer where the table has this cell. */
export function wantedAnswer(id: RouteId, kind: Kind, cell: Cell | undefined): string | undefined {
  const { state }: Route = routes[id];
  if (state === 'coming') return '404';
  return cell === 'ok' ? (exceptions[id]?.(kind) ?? 'ok') : cell;
}

/**
 * How the built server answers somebody with these cookies: `ok` for the page itself, a cell of the
 * table where middleware redirects, else the status, and where it leads to.
 */
export async function answerOf(id: RouteId, cookie: string) {
  const { status, headers } = await ask(await pathFor(id), { headers: { Cookie: cookie } });
  const [path = ''] = (headers.location ?? '').split('?');
  const place = Object.entries(places).find(([, one]) => one === path)?.[0];
  const isShown = path === '' && status === routes[id].status;
  const other = path === '' ? String(status) : `${status} ${path}`;
  const answer = isShown ? 'ok' : status === 302 && place ? place : other;
  return { answer, cache: headers['cache-control'] ?? '' };
}
