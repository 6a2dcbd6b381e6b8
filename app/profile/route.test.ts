import { roles } from '@/lib/contract/roles';
import { readSession } from '@/lib/session/server';
import { GET } from './route';

jest.mock('@/lib/session/server');

test.each([
  [roles.teacher, '/teacher/profile'],
  [roles.student, '/student/profile'],
  [roles.schoolAdmin, '/school'],
  [null, '/login?returnUrl=%2Fprofile'],
])('[ROUTE-24] [STATUS-12] /profile leads %s to %s', async (role, path) => {
  jest.mocked(readSession).mockResolvedValue(role && ({ current: { role } } as never));
  const response = await GET();
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
});
