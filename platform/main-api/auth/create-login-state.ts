import type { LoginParams } from '@/lib/contract/auth/endpoints';
import { roles } from '@/lib/contract/auth/roles';
import { unavailableProviders } from '@/lib/contract/user/feature-details';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { beginSignIn } from './login-states';

/**
 * Begins a sign-in. Its secrets stay here; only the address leaves. [AUTH-02]
 *
 * @throws ServiceError `provider_unavailable` for one that operators have taken off [FEAT-01]
 */
export const createLoginState: Verb<'createLoginState'> = async (context, { body }) => {
  const unavailable = unavailableProviders(await context.features.current());
  if (body.provider && unavailable.includes(body.provider))
    throw new ServiceError('provider_unavailable');
  // The SSO offers the others alone. [FEAT-01]
  const without = unavailable.length > 0 && { without: unavailable.join(' ') };
  return beginSignIn(context, 'edu', body, { ...hintsFor(body), ...without });
};

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
