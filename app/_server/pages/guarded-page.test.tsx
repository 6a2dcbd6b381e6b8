import { setImmediate as nextTurn } from 'node:timers/promises';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { writeSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { seal } from '@/lib/http/cookies/seal';
import { diaryBindCookie } from '@/lib/session/diary/diary-bind-cookie';
import { GoToBind } from '@/components/diary/go-to-bind';
import { guardedPage } from './guarded-page';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');

const called = jest.mocked(callMainApi);
const features = [userFeatures.teachingChosen];

beforeEach(async () => {
  jar.clear();
  given.set('x-path', '/homework/new?provider=dnevnik');
  called.mockReset();
  await writeSession(await (await createIssuer()).issue({ roles: [roles.teacher], features }));
});

test('[AUTH-08] a page is loaded while the diary that somebody comes from is told', async () => {
  const events: string[] = [];
  called.mockImplementation(async (name) => {
    await nextTurn();
    events.push(`${name} answered`);
    return { ok: true, value: { url: '' } } as never;
  });
  const page = guardedPage('newHomework', async () => {
    events.push('page loads');
    return 'shown';
  });
  expect(await page({})).toBe('shown');
  expect(events).toEqual([
    ...['page loads', 'createLoginState answered'],
    // The page has asked for nothing in the person's name.
    'checkSession answered',
  ]);
});

test('[AUTH-08] a page is shown whatever the diary says', async () => {
  const error = { code: 'unavailable', status: 503, requestId: 'r' } as const;
  called.mockImplementation((name) =>
    Promise.resolve(
      (name === 'checkSession'
        ? { ok: true, value: { done: true } }
        : { ok: false, error }) as never,
    ),
  );
  expect(await guardedPage('newHomework', async () => 'shown')({})).toBe('shown');
});

test('[AUTH-14] [TRUST-05] a page without calls is not shown to who brings a session that has ended', async () => {
  const error = { code: 'token_invalid', status: 401, requestId: 'r' } as const;
  called.mockResolvedValue({ ok: false, error });
  await expect(guardedPage('newHomework', async () => 'shown')({})).rejects.toMatchObject({
    digest: expect.stringContaining('/logout?expired=') as string,
  });
});

test('a page whose guard refuses loads nothing and tells nobody', async () => {
  jar.clear();
  const show = jest.fn();
  await expect(guardedPage('newHomework', show)({})).rejects.toMatchObject({
    digest: expect.stringContaining('/login') as string,
  });
  expect(show).not.toHaveBeenCalled();
  expect(called).not.toHaveBeenCalled();
});

describe('[DIARY-02] who came from a diary', () => {
  const params = {
    provider: 'dnevnik' as const,
    dnevnikRuToken: 'single-use',
    dnevnikRuState: 'random',
  };
  const keep = async (isTried: boolean) =>
    jar.set(
      diaryBindCookie.name,
      await seal(diaryBindCookie, { params, isTried, signedInAs: null }),
    );
  const comeAs = async (role: Role, email: string) => {
    jar.clear();
    const { issue } = await createIssuer();
    await writeSession(await issue({ roles: [role], features, email, status: 'registered' }));
  };
  const show = (id: 'newHomework' | 'profile' | 'teachingSelection') =>
    guardedPage(id, async () => 'shown')({});

  beforeEach(() => {
    given.set('x-path', '/homework/new');
    called.mockResolvedValue({ ok: true, value: {} } as never);
  });

  test.each([
    ['newHomework', roles.teacher, '/dnevnikru/teacher/bind'],
    ['profile', roles.student, '/dnevnikru/student/bind'],
    ['profile', roles.schoolAdmin, '/dnevnikru/student/bind'],
  ] as const)('is led from %s as %s to %s', async (id, role, href) => {
    await comeAs(role, 'a@example.ru');
    await keep(false);
    const { props } = (await show(id)) as { props: { children: unknown } };
    expect(props.children).toEqual(['shown', <GoToBind key="x" href={href} />].map(sameElement));
  });

  test('chooses subjects first: the page that binds would lead back there', async () => {
    await comeAs(roles.teacher, 'a@example.ru');
    await keep(false);
    expect(await show('teachingSelection')).toBe('shown');
  });

  test('stays without an e-mail, without parameters, and where it was tried', async () => {
    await comeAs(roles.teacher, '');
    await keep(false);
    expect(await show('newHomework')).toBe('shown');
    await comeAs(roles.teacher, 'a@example.ru');
    expect(await show('newHomework')).toBe('shown');
    await keep(true);
    expect(await show('newHomework')).toBe('shown');
    jar.set(diaryBindCookie.name, 'forged');
    expect(await show('newHomework')).toBe('shown');
  });
});

/** Keys play no part. */
const sameElement = (shown: unknown): unknown =>
  typeof shown === 'string' ? shown : expect.objectContaining({ props: (shown as JSX).props });
type JSX = { props: object };
