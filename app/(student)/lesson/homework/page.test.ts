import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { summaryOf } from '@/components/student/start/start.fixture';
import type { AttemptSummary } from '@/lib/contract/attempt/attempt';
import { roles } from '@/lib/contract/auth/roles';
import { writeSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';
import Page from './page';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/lesson/homework',
}));
jest.mock('@/lib/upstream/call-main-api');
const call = jest.mocked(callMainApi) as unknown as jest.Mock;

/** Where a student with these attempts is led, or the page. */
async function open(...attempts: AttemptSummary[]): Promise<string> {
  call.mockImplementation((name: string) =>
    Promise.resolve(
      name === 'getUserConfig'
        ? { ok: false, error: { code: 'unavailable', status: 503, requestId: '' } }
        : { ok: true, value: { attempts, retired: [] } },
    ),
  );
  jar.clear();
  given.set('x-path', '/lesson/homework');
  const { issue } = await createIssuer();
  await writeSession(await issue({ roles: [roles.student], status: 'registered' }));
  return Page({}).then(
    (page) => renderToStaticMarkup(page as ReactElement).replace(/\s|&nbsp;/g, ' '),
    (thrown: { digest?: string }) => thrown.digest?.split(';')[2] ?? 'an error',
  );
}

const begun = (attemptCode: string) => summaryOf({ attemptCode, finishedAt: null });
const done = summaryOf({ attemptCode: 'done', finishedAt: '2026-03-05T10:00:00Z' });

test('[ROUTE-11] the work that is not finished is gone on with', async () => {
  expect(await open(done, begun('second'))).toBe('/lesson/homework/second');
});

test('[ROUTE-11] of several a student chooses', async () => {
  const page = await open(begun('second'), done, begun('first'));
  expect(page.match(/\/lesson\/homework\/\w+(?=")/g)).toEqual([
    '/lesson/homework/second',
    '/lesson/homework/first',
  ]);
});

test('[ROUTE-11] without any it says so, and leads to the cabinet', async () => {
  const page = await open(done);
  expect(page).toContain('Заданий пока нет');
  expect(page).toContain('/student/profile');
});
