/** @jest-environment node */
import type { SsoRole } from '@/platform/openid/sso-role';
import type { Account } from '@/platform/sso/context';
import { stateOf } from './state-script';

const sub = '00000000-0000-4000-8000-000000000001';
const accountWith = (role: SsoRole) => ({ sub, role }) as Account;

describe('what pages receive about who is signed in', () => {
  it.each(['teacher', 'student', 'school_admin', 'approver'] as const)(
    'is the subject of a %s [AUTH-15]',
    (role) => {
      expect(stateOf(accountWith(role))).toEqual({ isSignedIn: true, uuid: sub });
    },
  );

  it.each(['editor', 'parent'] as const)('is nothing at all for a %s [AUTH-15]', (role) => {
    expect(stateOf(accountWith(role))).toBeNull();
  });

  it('is nobody when nobody is there [AUTH-15]', () => {
    expect(stateOf(null)).toEqual({ isSignedIn: false });
  });
});
