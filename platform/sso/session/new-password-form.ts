import {
  MAX_PASSWORD,
  passwordFormFault,
  passwordGuessFault,
  type KnownOfPerson,
} from '@/platform/sso/account/password-strength';
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
  person: KnownOfPerson,
): NewPasswordErrors | null {
  const fault = passwordFormFault(password, person);
  if (fault !== undefined) return { password: fault };
  if (repeat !== password) return { repeat: 'Пароли не\u00a0совпадают' };
  const guess = passwordGuessFault(password, person);
  return guess === undefined ? null : { password: guess };
}
