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
  /** The person has said that the computer is not theirs. */
  isShared?: boolean;
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
  const choices = sharedBox(given.isShared ?? false);
  const content = html`
    <h1>Вход</h1>
    <p class="lead">Логин выдаёт школа. Если вы регистрировались сами, это ваша почта.</p>
    ${alert(passkeyProblem)}
    ${signInForm({ action, login, problem, choices, forgot: hasMail ? `${action}/forgot` : undefined })}
    ${
      hasPasskeys
        ? passkeyForm('get', `${action}/passkey`, {
            // The box stands in the other form: the script copies it.
            fields: html`<input type="hidden" name="shared" />`,
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

/** Who is at somebody else's computer is believed for a working day. [TRUST-05] */
function sharedBox(isShared: boolean): Page {
  return html`<div>
    <label class="agree">
      <input
        type="checkbox"
        id="shared"
        name="shared"
        value="yes"
        aria-describedby="shared-hint"
        ${isShared ? 'checked' : ''}
      />
      <span>Чужой компьютер</span>
    </label>
    <p class="hint shared-hint" id="shared-hint">
      Вход не&nbsp;сохранится: он закончится сам, самое позднее к&nbsp;концу дня.
    </p>
  </div>`;
}

/** The links of who has ticked the box and of who has not: without scripts a style shows the right ones. */
function otherWays(ways: readonly Way[]): Page | '' {
  if (ways.length === 0) return '';
  return html`<nav aria-labelledby="ways">
    <h2 class="ways-title" id="ways">Войти через</h2>
    ${listOf(ways, 'own', '')} ${listOf(ways, 'shared', '?shared=yes')}
  </nav>`;
}

function listOf(ways: readonly Way[], kind: 'own' | 'shared', query: string): Page {
  return html`<ul class="ways ways-${kind}">
    ${ways.map(
      ({ href, title }) =>
        html`<li><a class="button plain" href="${href}${query}">${title}</a></li>`,
    )}
  </ul>`;
}
