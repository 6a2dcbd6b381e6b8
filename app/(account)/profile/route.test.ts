import { NextRequest } from 'next/server';
import { roles } from '@/lib/contract/auth/roles';
import { writeSession } from '@/lib/session/server';
import { createIssuer } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

test.each([
  [roles.teacher, '/teacher/profile'],
  [roles.student, '/student/profile'],
  [roles.schoolAdmin, '/school'],
  [null, '/login?returnUrl=%2Fprofile'],
])('[ROUTE-24] [STATUS-12] /profile leads %s to %s', async (role, path) => {
  jar.clear();
  const { issue } = await createIssuer();
  if (role) await writeSession(await issue({ roles: [role] }));
  const response = await GET(new NextRequest('http://localhost:3000/profile'));
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
});
