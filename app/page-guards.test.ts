import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { roles, type Role } from '@/lib/contract/auth/roles';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import { loginPath } from '@/lib/session/guards/addresses';
import { cmsLoginPath } from '@/lib/session/guards/cms-guard';
import { writeSession } from '@/lib/session/server';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

jest.mock('@/lib/config/server', () => {
  const actual = jest.requireActual<typeof import('@/lib/config/server')>('@/lib/config/server');
  return { ...actual, serverConfig: () => ({ ...actual.serverConfig(), TEST_SIGN_IN: 'on' }) };
});

type Page = (props: object) => Promise<unknown>;
const filled: Record<string, string> = {
  attemptCode: 'babababababababababa',
  stepNumber: '1',
  workbookId: 'matematika-5',
};
const props = { params: Promise.resolve(filled), searchParams: Promise.resolve({}) };
const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');

/** Every file of `app` by the path that it answers, as the route table writes it. */
const filesOfPaths = new Map<string, string>(
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => {
      const parts = dirname(file).split('/');
      const shown = parts.filter((part) => !/^(\(.*\)|\.)$/.test(part));
      return [`/${shown.join('/').replace(/\[(\w+)\]/g, '{$1}')}`, file] as const;
    }),
);

/** Whoever is not meant by the access of a route; null where everybody signed in may come. */
const strangers: Record<Route['access'], Role | null> = {
  public: null,
  guest: null,
  'signed-in': null,
  teacher: roles.student,
  student: roles.teacher,
  'school-admin': roles.teacher,
  editor: roles.teacher,
  ops: roles.teacher,
};

/** Every route that is for somebody, and its file. */
const guarded = Object.entries<Route>(routes)
  .filter(
    ([, { access, state }]) => state !== 'coming' && access !== 'public' && access !== 'guest',
  )
  .map(([id, { path, access }]) => ({
    ...{ id, path: fill(path), access },
    file: filesOfPaths.get(path),
  }));
/** Handlers have tests of their own beside them. */
const pages = guarded.filter(({ file }) => !file?.endsWith('route.ts'));

const open = async (file: string | undefined) =>
  ((await import(`./${file}`)) as { default: Page }).default;

/** Where a page sends its visitor before anything of it is rendered. */
async function destinationOf(page: Page): Promise<string> {
  const shown = page(props).then(() => 'the page itself');
  return shown.catch((thrown: { digest?: string }) => thrown.digest?.split(';')[2] ?? 'an error');
}

beforeEach(() => jar.clear());

const isCmsAccess = (access: Route['access']) => access === 'editor' || access === 'ops';
const signInOf = (access: Route['access'], path: string) =>
  isCmsAccess(access) ? cmsLoginPath(path) : loginPath(path);

test('every route that is for somebody has a page, or a handler with a test of its own', () => {
  expect(guarded.filter(({ file }) => file === undefined)).toEqual([]);
  const handlers = guarded.filter((one) => !pages.includes(one));
  expect(handlers.map(({ path }) => path).sort()).toEqual(['/activate-school-student-account']);
  for (const { file } of handlers)
    expect(existsSync(join(__dirname, dirname(file ?? ''), 'route.test.ts'))).toBe(true);
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)(
  '[ROUTE-10] [STATUS-14] $path is a guarded page of its own row, titled',
  (page) => {
    const { id, file } = page;
    const text = readFileSync(join(__dirname, file ?? ''), 'utf8');
    expect(text).toMatch(new RegExp(`const page = guardedPage\\('${id}', \\w+\\);`));
    expect(text).toMatch(/export const generateMetadata = page\.titled\('.+'\);/);
    expect(text).toMatch(/export default page;/);
  },
);

describe('pages stand as if there were no middleware', () => {
  test.each(pages)(
    '[ROUTE-07] [ROUTE-10] [ROUTE-11] $path asks a guest to sign in',
    async ({ path, access, file }) => {
      given.set('x-path', path);
      expect(await destinationOf(await open(file))).toBe(signInOf(access, path));
    },
  );

  test.each(pages.filter(({ access }) => strangers[access]))(
    '[ROUTE-07] [ROUTE-10] [ROUTE-22] $path is not for another role',
    async ({ path, access, file }) => {
      given.set('x-path', path);
      const { issue } = await createIssuer();
      await writeSession(await issue({ roles: [strangers[access] ?? ''] }));
      // Who is signed in elsewhere is nobody to the content management. [AUTH-20]
      const place = isCmsAccess(access) ? signInOf(access, path) : '/403';
      expect(await destinationOf(await open(file))).toBe(place);
    },
  );
});
