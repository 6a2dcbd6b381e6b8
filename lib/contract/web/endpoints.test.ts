import { webEndpoints } from './endpoints';
import { webPaths } from './paths';

const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();

test.each(['getSession', 'beginHomework', 'changeFeature'] as const)(
  '[AUTH-10] the fields by which %s is known are those of its reply',
  (name) => {
    expect([...webPaths[name].fields].sort()).toEqual(keysOf(webEndpoints[name].reply));
  },
);

test('[AUTH-10] what is told of a session never holds a token, whatever an entry has', () => {
  const jwtData = { id: 'u1', roles: ['x'], exp: 2, iat: 1, token: 'secret' };
  const entry = {
    ...{ role: 'ROLE_EDU_SKYSMART_TEACHER_USAGE', userId: 'u1', updatedAt: 1, token: 'secret' },
    jwtData,
  };
  const user = { ...entry, name: '', surname: '', expiresAt: 2, homePath: '/teacher/profile' };
  const told = webEndpoints.getSession.reply.parse({ user, entries: [entry], token: 'secret' });
  expect(JSON.stringify(told)).not.toContain('secret');
});
