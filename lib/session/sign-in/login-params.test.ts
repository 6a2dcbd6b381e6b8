import { roles } from '@/lib/contract/auth/roles';
import { loginParamsOf } from './login-params';

const of = (query: string) => loginParamsOf(new URLSearchParams(query));

describe('the parameters of a sign-in', () => {
  test('[AUTH-01] all of them', () => {
    expect(
      of('provider=vk&homeworkHash=bafedikogupamite&redirectUrl=/a?b=1&role=teacher&silent=true'),
    ).toEqual({
      provider: 'vk',
      homeworkHash: 'bafedikogupamite',
      redirectUrl: '/a?b=1',
      role: roles.teacher,
      silent: true,
    });
  });

  test.each(['mo', 'EIS', 'Dnevnik', 'vk', 'vs', 'ElJur'])(
    '[AUTH-01] the provider %s is known in any case of letters',
    (name) => {
      expect(of(`provider=${name}`)).toEqual({ provider: name.toLowerCase() });
    },
  );

  test.each([
    ['teacher', roles.teacher],
    ['STUDENT', roles.student],
    ['ROLE_EDU_SKYSMART_TEACHER_USAGE', roles.teacher],
    ['ROLE_EDU_SKYSMART_STUDENT_USAGE', roles.student],
    ['role_edu_skysmart_school_admin_usage', roles.schoolAdmin],
  ])('[AUTH-01] [AUTH-11] the role %s is known by its short and its full name', (name, role) => {
    expect(of(`role=${name}`)).toEqual({ role });
  });

  test.each([
    '',
    'provider=google',
    'provider=',
    'provider=vk%00',
    `provider=${'vk'.repeat(50_000)}`,
    'provider=vk&provider=mo',
    'homeworkHash=BAFEDIKOGUPAMITE',
    'homeworkHash=../../x',
    `homeworkHash=${'ba'.repeat(50_000)}`,
    'redirectUrl=//evil.ru',
    'redirectUrl=/%5Cevil.ru',
    'redirectUrl=/a&redirectUrl=/b',
    `redirectUrl=/${'a'.repeat(100_000)}`,
    'role=admin',
    'role=ROLE_EDU_SKYSMART_APPROVER_USAGE',
    'role=teacher,student',
    'role=teacher&role=student',
    'silent=1',
    'silent=',
    'token=x&scope=y',
    '__proto__=x&constructor=y',
  ])('[AUTH-01] %.60s says nothing', (query) => {
    expect(of(query)).toEqual({});
  });

  test('[ROUTE-02] returnUrl goes before redirectUrl', () => {
    expect(of('returnUrl=/a&redirectUrl=/b')).toEqual({ redirectUrl: '/a' });
    expect(of('returnUrl=//evil&redirectUrl=/b')).toEqual({});
  });
});
