import { roles } from '@/lib/contract/roles';
import { writeSession } from '@/lib/session/server';
import { createIssuer } from '@/tests/support/edu-token';
import { given, jar } from '@/tests/support/request-cookies';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/request-cookies'));

type Page = (props: object) => Promise<unknown>;
const params = Promise.resolve({
  attemptCode: 'babababababababababa',
  stepNumber: '1',
  workbookId: 'matematika-5',
});
const props = { params, searchParams: Promise.resolve({}) };

/** Every page that is for somebody, and whom it is not for. */
const pages: readonly [string, () => Promise<{ default: Page }>, string | null][] = [
  ['/teacher/profile', () => load(import('./(teacher)/teacher/profile/page')), roles.student],
  ['/teacher/journal', () => load(import('./(teacher)/teacher/journal/page')), roles.student],
  ['/homework/new', () => load(import('./(teacher)/homework/new/page')), roles.student],
  ['/prosv/subjects', () => load(import('./(teacher)/prosv/subjects/page')), roles.student],
  ['/student/profile', () => load(import('./(student)/student/profile/page')), roles.teacher],
  [
    '/lesson/homework/babababababababababa',
    () => load(import('./(student)/lesson/homework/[attemptCode]/page')),
    roles.teacher,
  ],
  [
    '/lesson/homework/babababababababababa/1',
    () => load(import('./(student)/lesson/homework/[attemptCode]/[stepNumber]/page')),
    roles.teacher,
  ],
  [
    '/lesson/homework/babababababababababa/result',
    () => load(import('./(student)/lesson/homework/[attemptCode]/result/page')),
    roles.teacher,
  ],
  ['/school', () => load(import('./(school)/school/page')), roles.teacher],
  ['/student', () => load(import('./(student)/student/page')), null],
];
const load = (module: Promise<unknown>) => module as Promise<{ default: Page }>;

/** Where a page sends its visitor before anything of it is rendered. */
async function destinationOf(page: Page): Promise<string> {
  const shown = page(props).then(() => 'the page itself');
  return shown.catch((thrown: { digest?: string }) => thrown.digest?.split(';')[2] ?? 'an error');
}

beforeEach(() => jar.clear());

describe('pages stand as if there were no middleware', () => {
  test.each(pages)('[ROUTE-10] [ROUTE-11] %s asks a guest to sign in', async (path, open) => {
    given.set('x-path', path);
    const { default: page } = await open();
    expect(await destinationOf(page)).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
  });

  const guarded = pages.flatMap(([path, open, role]) =>
    role ? [[path, open, role] as const] : [],
  );
  test.each(guarded)(
    '[ROUTE-10] [ROUTE-22] %s is not for another role',
    async (path, open, role) => {
      given.set('x-path', path);
      const { issue } = await createIssuer();
      await writeSession(await issue({ roles: [role] }));
      const { default: page } = await open();
      expect(await destinationOf(page)).toBe('/403');
    },
  );
});
