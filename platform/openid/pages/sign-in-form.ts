import { html } from 'hono/html';
import type { SignInRefusal } from '@/platform/openid/protection/sign-in-attempt';
import type { Page } from './page-template';
import { alert, field, type Field } from './field';

export type SignInProblem = 'empty' | SignInRefusal;

/** «через 1 минуту», «через 2 минуты», «через 5 минут»; a part of a minute counts as a whole one. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const forms: Record<string, string> = { one: 'минуту', few: 'минуты' };
  const form = forms[new Intl.PluralRules('ru').select(minutes)] ?? 'минут';
  return `через ${minutes}\u00a0${form}`;
}

function explain(problem: SignInProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'empty') return 'Введите логин и\u00a0пароль';
  if (problem === 'wrong') return 'Неверный логин или пароль';
  return `Слишком много попыток входа. Попробуйте снова ${inMinutes(problem.waitSeconds)}.`;
}

/** Where a login is typed. */
export const loginField = (value: string, given: Pick<Field, 'focus' | 'hint'>): Page =>
  field({
    name: 'login',
    label: 'Логин или почта',
    value,
    autocomplete: 'username',
    maxLength: 200,
    verbatim: true,
    ...given,
  });

/** Login and password, with what was wrong with the last try. The password is never sent back. */
export function signInForm(given: {
  action: string;
  login: string;
  problem?: SignInProblem | undefined;
  /** Where somebody goes who has forgotten the password. */
  forgot?: string | undefined;
  /** What stands between the password and the button. */
  choices?: Page | undefined;
}): Page {
  const { action, login, problem, forgot, choices = '' } = given;
  return html`
    ${alert(explain(problem))}
    <form method="post" action="${action}">
      ${loginField(login, { focus: login === '' })}
      ${field({
        name: 'password',
        label: 'Пароль',
        type: 'password',
        autocomplete: 'current-password',
        maxLength: 200,
        focus: login !== '',
      })}
      ${choices}
      <div class="send">
        <button type="submit">Войти</button>
        ${forgot ? html`<a href="${forgot}">Забыли пароль?</a>` : ''}
      </div>
    </form>
  `;
}
