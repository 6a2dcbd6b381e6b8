import { html } from 'hono/html';
import { alert, field } from './field';
import { layout, type Page } from './layout';

export type SignInProblem = 'empty' | 'wrong' | { waitSeconds: number };

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

/** The page where a person signs in. [AUTH-02] */
export function signInPage(given: {
  publicOrigin: string;
  action: string;
  login: string;
  problem?: SignInProblem;
}): Page {
  const { publicOrigin, action, login, problem } = given;
  const rejected = problem !== undefined;
  const content = html`
    <h1>Вход</h1>
    <p class="lead">Логин выдаёт школа. Если вы регистрировались сами, это ваша почта.</p>
    ${alert(explain(problem))}
    <form method="post" action="${action}">
      ${field({
        name: 'login',
        label: 'Логин или почта',
        value: login,
        autocomplete: 'username',
        maxLength: 200,
        verbatim: true,
        focus: login === '',
      })}
      ${field({
        name: 'password',
        label: 'Пароль',
        type: 'password',
        autocomplete: 'current-password',
        maxLength: 200,
        focus: login !== '',
      })}
      <button>Войти</button>
    </form>
    <p class="below">Ещё нет учётной записи? <a href="${action}/register">Зарегистрироваться</a></p>
  `;
  return layout(publicOrigin, rejected ? 'Ошибка: вход' : 'Вход', content);
}
