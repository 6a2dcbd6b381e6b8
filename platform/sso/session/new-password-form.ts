import { MAX_PASSWORD, passwordFault } from '@/platform/sso/account/password-strength';
import type { NewPasswordErrors } from '@/platform/sso/pages/new-password';

type NewPassword = Record<keyof NewPasswordErrors, string>;

/** As typed; what is missing is ''. */
export function readNewPassword(body: Record<string, string>): NewPassword {
  const text = (name: string) => (body[name] ?? '').slice(0, MAX_PASSWORD + 1);
  return { current: text('current'), password: text('password'), repeat: text('repeat') };
}

/** What is wrong with a new password that was typed twice; null when nothing is. */
export function faultsOfNew(
  { password, repeat }: NewPassword,
  person: Parameters<typeof passwordFault>[1],
): NewPasswordErrors | null {
  const fault = passwordFault(password, person);
  if (fault !== undefined) return { password: fault };
  return repeat === password ? null : { repeat: 'Пароли не\u00a0совпадают' };
}
