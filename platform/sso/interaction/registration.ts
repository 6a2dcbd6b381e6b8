import { z } from 'zod';
import { personNameSchema } from '@/lib/contract/user/user';
import { knownOf, passwordFormFault } from '@/platform/sso/account/password-strength';
import type { NewAccount } from '@/platform/sso/account/keep-registration';

const MAX_LENGTH = 200;

/** In the order of the page: the first wrong one gets the cursor. */
const fields = [
  'role',
  'name',
  'surname',
  'patronymic',
  'email',
  'password',
  'repeat',
  'consent',
] as const;
export type RegistrationField = (typeof fields)[number];
export type RegistrationForm = Record<RegistrationField, string>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

const emailSchema = z.email();
const roleSchema = z.enum(['teacher', 'student']);

/** The form as it was typed; what is missing or not text becomes ''. */
export function readRegistrationForm(body: Record<string, unknown>): RegistrationForm {
  const text = (name: RegistrationField) => {
    const value = body[name];
    return typeof value === 'string' ? value.slice(0, MAX_LENGTH + 1) : '';
  };
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as RegistrationForm;
}

/**
 * A new account out of the form, or a sentence for each field that is wrong. How soon somebody would guess
 * the password is not asked here.
 */
export function checkRegistration(
  form: RegistrationForm,
): { ok: true; value: NewAccount } | { ok: false; errors: RegistrationErrors } {
  const role = roleSchema.safeParse(form.role);
  const name = personNameSchema.safeParse(form.name);
  const surname = personNameSchema.safeParse(form.surname);
  const patronymic = personNameSchema.or(z.literal('')).safeParse(form.patronymic.trim());
  const email = emailSchema.safeParse(form.email.trim());
  const found: Record<RegistrationField, string | undefined> = {
    role: role.success ? undefined : 'Выберите, кто вы',
    name: name.success ? undefined : nameFault(form.name, 'имя'),
    surname: surname.success ? undefined : nameFault(form.surname, 'фамилию'),
    patronymic: patronymic.success ? undefined : nameFault(form.patronymic, 'отчество'),
    email: email.success && form.email.length <= MAX_LENGTH ? undefined : emailFault(form.email),
    password: passwordFormFault(form.password, knownOf({ ...form, login: null })),
    repeat: repeatFault(form),
    consent:
      form.consent === 'yes' ? undefined : 'Без согласия мы не\u00a0вправе создать учётную запись',
  };
  const wrong = fields.filter((field) => found[field] !== undefined);
  if (
    wrong.length > 0 ||
    !role.success ||
    !name.success ||
    !surname.success ||
    !patronymic.success ||
    !email.success
  )
    return { ok: false, errors: Object.fromEntries(wrong.map((field) => [field, found[field]])) };
  const { password } = form;
  return {
    ok: true,
    value: {
      role: role.data,
      name: name.data,
      surname: surname.data,
      patronymic: patronymic.data,
      email: email.data,
      password,
    },
  };
}

function nameFault(typed: string, what: string): string {
  if (typed.trim() === '') return `Укажите ${what}`;
  if (typed.trim().length > 100) return 'Слишком длинно: нужно не больше 100\u00a0знаков';
  return 'Только буквы, пробел, дефис и\u00a0апостроф';
}

function emailFault(typed: string): string {
  if (typed.trim() === '') return 'Укажите почту';
  return 'Похоже, в\u00a0адресе ошибка. Пример: anna@example.ru';
}

function repeatFault({ password, repeat }: RegistrationForm): string | undefined {
  if (repeat === '') return 'Повторите пароль';
  return repeat === password ? undefined : 'Пароли не\u00a0совпадают';
}
