import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { networkOf } from '@/platform/kernel/service-context';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { signIn } from '@/platform/sso/interaction/sign-in';

type Refusal = { words: string; status: 422 | 429 };

/**
 * Checks the password of who is signed in already; null when it is right. Counted like the passwords of a
 * sign-in: a session that was left open is no place to guess. [TRUST-07]
 */
export async function checkCurrent(
  sso: Sso,
  context: SsoContext,
  { login }: { login: string },
  current: string,
): Promise<Refusal | null> {
  if (current === '') return { words: 'Введите нынешний пароль', status: 422 };
  const knownBrowser = sso.knownBrowsers.find(context, normalizeLogin(login));
  const verdict = await signIn(sso, { network: networkOf(context), knownBrowser, login }, current);
  if ('account' in verdict) return null;
  if (verdict.refused === 'wrong')
    return { words: 'Это не\u00a0тот пароль, с\u00a0которым вы входите', status: 422 };
  const { waitSeconds } = verdict.refused;
  context.header('Retry-After', String(waitSeconds));
  return {
    words: `Слишком много попыток. Попробуйте снова ${inMinutes(waitSeconds)}.`,
    status: 429,
  };
}
