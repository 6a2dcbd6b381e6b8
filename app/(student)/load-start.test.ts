import {
  attemptOf,
  previewOf,
  summaryOf,
  TASK_HASH,
} from '@/components/student/start/start.fixture';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { roles } from '@/lib/contract/auth/roles';
import type { HomeworkState } from '@/lib/contract/homework/homework';
import { writeSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { loadStart } from './load-start';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');

type Claims = Parameters<Awaited<typeof issuer>['issue']>[0];

const issuer = createIssuer();
const called = jest.mocked(callMainApi);
const namesCalled = () => called.mock.calls.map(([name]) => name);
const signIn = async (claims: Claims) => writeSession(await (await issuer).issue(claims));
const asStudent = { roles: [roles.student], name: 'Миша', surname: 'Белов' };

/** The main API knows the homework in this state, with an attempt of each student. */
function homeworkIs(state: HomeworkState): void {
  const preview = previewOf({ state });
  const isGone = state === 'withdrawn';
  const own = isGone
    ? { attempts: [], newest: null }
    : { attempts: [summaryOf()], newest: attemptOf() };
  const replies: Record<string, object> = {
    getTaskPreview: preview,
    getTaskStart: { preview, ...own, retired: null, needsAccount: false },
  };
  called.mockImplementation(async (name) => ({ ok: true, value: replies[name] }) as never);
}

const failWith = (code: ErrorCode, status: number) =>
  called.mockResolvedValue({ ok: false, error: { code, status, requestId: 'r' } });
const placeOf = (loading: Promise<unknown>) =>
  loading.catch((thrown: { digest?: string }) => thrown.digest?.split(';')[2] ?? 'an error');

beforeEach(() => {
  jar.clear();
  given.set('x-path', `/student/${TASK_HASH}`);
  called.mockReset();
});

describe('the start page of a homework', () => {
  test('[ROUTE-15] asks once for the homework and what a student has done at it', async () => {
    await signIn(asStudent);
    homeworkIs('open');
    expect(await loadStart(TASK_HASH)).toEqual({
      preview: previewOf(),
      start: { kind: 'goOn', name: 'Миша Белов', attempt: attemptOf() },
      student: { userId: 'u1', hasAccount: true },
      code: null,
    });
    expect(namesCalled()).toEqual(['getTaskStart']);
  });

  test('[ROUTE-15] knows a student without an account, who could not sign in again', async () => {
    await signIn({ ...asStudent, providerType: 'link' });
    homeworkIs('open');
    expect((await loadStart(TASK_HASH)).student).toEqual({ userId: 'u1', hasAccount: false });
  });

  test.each<[string, Claims | null, object]>([
    ['a guest', null, { kind: 'guest', accountsOnly: false }],
    [
      'a teacher',
      { roles: [roles.teacher], name: 'Анна', surname: 'Морозова' },
      { kind: 'other', role: roles.teacher, name: 'Анна Морозова' },
    ],
  ])('[ROUTE-15] asks once for %s, who has no work at it', async (_, claims, start) => {
    if (claims) await signIn(claims);
    homeworkIs('open');
    expect(await loadStart(TASK_HASH)).toEqual({
      ...{ preview: previewOf(), start, student: null, code: null },
    });
    expect(namesCalled()).toEqual(['getTaskPreview']);
  });

  test('[ROUTE-15] asks as the student for a teacher who is signed in as both', async () => {
    await signIn(asStudent);
    await signIn({ userId: 'u2', roles: [roles.teacher] });
    homeworkIs('open');
    expect((await loadStart(TASK_HASH)).student).toMatchObject({ userId: 'u1' });
    expect(namesCalled()).toEqual(['getTaskStart']);
  });

  test.each<[HomeworkState, string]>([
    ['closed', 'goOn'],
    ['withdrawn', 'unavailable'],
  ])('[ROUTE-15] of a %s homework offers a student who began it: %s', async (state, kind) => {
    await signIn(asStudent);
    homeworkIs(state);
    expect((await loadStart(TASK_HASH)).start.kind).toBe(kind);
  });

  test.each([null, asStudent])('[ROUTE-15] of an unknown link says so, to %j', async (claims) => {
    if (claims) await signIn(claims);
    failWith('homework_not_found', 404);
    expect(await placeOf(loadStart(TASK_HASH))).toBe('/link-error');
    expect(called).toHaveBeenCalledTimes(1);
  });

  test.each(['x', 'BABABABABABABABA', ''])(
    '[ROUTE-15] of the code %j says that the link is wrong, and asks nobody',
    async (code) => {
      expect(await placeOf(loadStart(code))).toBe('/link-error');
      expect(called).not.toHaveBeenCalled();
    },
  );

  test('[AUTH-12] of a student whom the main API no longer knows leads to signing in', async () => {
    await signIn(asStudent);
    failWith('token_invalid', 401);
    expect(await placeOf(loadStart(TASK_HASH))).toMatch(`returnUrl=%2Fstudent%2F${TASK_HASH}`);
  });

  test.each([null, asStudent])('[STATUS-14] that fails is a failure, to %j', async (claims) => {
    if (claims) await signIn(claims);
    failWith('rate_limited', 429);
    await expect(loadStart(TASK_HASH)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
