import { setImmediate as nextTurn } from 'node:timers/promises';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { writeSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';
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
  expect(events).toEqual(['page loads', 'createLoginState answered']);
});

test('[AUTH-08] a page is shown whatever the diary says', async () => {
  const error = { code: 'unavailable', status: 503, requestId: 'r' } as const;
  called.mockResolvedValue({ ok: false, error });
  expect(await guardedPage('newHomework', async () => 'shown')({})).toBe('shown');
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
