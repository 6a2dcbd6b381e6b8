import { roles } from '@/lib/contract/roles';
import { readSession } from '@/lib/session/server';
import { GET } from './route';

jest.mock('@/lib/session/server');

test('[AUTH-10] scripts learn who is signed in, and no token', async () => {
  const jwtData = { name: 'Миша', surname: 'Белов', email: 'student@example.ru' };
  const current = { userId: 'u1', role: roles.student, token: 'secret', updatedAt: 1, jwtData };
  jest.mocked(readSession).mockResolvedValue({ current, entries: [current] } as never);
  const response = await GET();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    user: {
      userId: 'u1',
      role: roles.student,
      name: 'Миша',
      surname: 'Белов',
      homePath: '/student/profile',
    },
  });
});

test('[AUTH-10] nobody is signed in', async () => {
  jest.mocked(readSession).mockResolvedValue(null);
  expect(await (await GET()).json()).toEqual({ user: null });
});
