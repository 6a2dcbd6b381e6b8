import type { LoginParams } from '@/lib/contract/auth/endpoints';
import { roles } from '@/lib/contract/auth/roles';
import type { Verb } from '@/platform/main-api/context';
import { beginSignIn } from './login-states';

/** Begins a sign-in. Its secrets stay here; only the address leaves. [AUTH-02] */
export const createLoginState: Verb<'createLoginState'> = (context, { body }) =>
  beginSignIn(context, 'edu', body, hintsFor(body));

/** As what people come, for a provider that does not know what they are at school. */
const roleHints: Partial<Record<string, string>> = {
  [roles.teacher]: 'teacher',
  [roles.student]: 'student',
};

/**
 * What the SSO is told. With a provider it has to go there, also silently; without one it knows
 * by itself whether somebody is signed in. [AUTH-01] [AUTH-07]
 */
function hintsFor({ provider, role, silent }: LoginParams): Record<string, string> {
  const hint = role && roleHints[role];
  return {
    ...(provider && { provider }),
    ...(hint && { role: hint }),
    ...(silent && (provider ? { silent: 'true' } : { prompt: 'none' })),
  };
}
