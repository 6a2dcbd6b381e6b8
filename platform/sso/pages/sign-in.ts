import { html } from 'hono/html';
import { alert } from '@/platform/openid/pages/field';
import { passkeyForm } from '@/platform/openid/pages/passkey-form';
import type { Page } from '@/platform/openid/pages/page-template';
import { signInForm, type SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { layout } from './layout';

/** Another way to sign in: through somebody who knows the person already. */
type Way = { href: string; title: string };

/** The page where a person signs in. [AUTH-02] */
export function signInPage(given: {
  publicOrigin: string;
  action: string;
  login: string;
  problem?: SignInProblem;
  ways?: readonly Way[];
  /** Through whom nobody can sign in now. */
  unavailable?: readonly string[];
  /** Whether letters are sent: without them nobody can register. */
  hasMail?: boolean;
  /** Whether somebody with a passkey may come here. */
  hasPasskeys?: boolean;
  /** What was wrong with a passkey. */
  passkeyProblem?: string;
}): Page {
  const {
    publicOrigin,
    action,
    login,
    problem,
    ways = [],
    unavailable = [],
    hasMail,
    hasPasskeys,
    passkeyProblem,
  } = given;
  const content = html`
    <h1>Вход</h1>
    <p class="lead">Логин выдаёт школа. Если вы регистрировались сами, это ваша почта.</p>
    ${alert(passkeyProblem)}
    ${signInForm({ action, login, problem, forgot: hasMail ? `${action}/forgot` : undefined })}
    ${
      hasPasskeys
        ? passkeyForm('get', `${action}/passkey`, {
            button: html`<button type="submit" class="plain">Ключ вместо пароля</button>`,
          })
        : ''
    }
    ${otherWays(ways)}
    ${unavailable.map((title) => html`<p class="below">Через ${title} сейчас не войти: сервис временно недоступен.</p>`)}
    ${hasMail ? html`<p class="below">Ещё нет учётной записи? <a href="${action}/register">Зарегистрироваться</a></p>` : ''}
  `;
  return layout(
    publicOrigin,
    problem === undefined && passkeyProblem === undefined ? 'Вход' : 'Ошибка: вход',
    content,
  );
}

function otherWays(ways: readonly Way[]): Page | '' {
  if (ways.length === 0) return '';
  return html`<nav aria-labelledby="ways">
    <h2 class="ways-title" id="ways">Войти через</h2>
    <ul class="ways">
      ${ways.map(
        ({ href, title }) => html`<li><a class="button plain" href="${href}">${title}</a></li>`,
      )}
    </ul>
  </nav>`;
}
