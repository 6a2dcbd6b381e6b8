import { html } from 'hono/html';
import { alert, field, notice } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';
import { mailboxHint } from './mailbox';

/** After the registration: a letter is under way. Names no account, because there may be one. [TRUST-07] */
export function waitingPage(given: {
  publicOrigin: string;
  action: string;
  email: string;
  hasMailbox: boolean;
  problem?: string;
  notice?: string;
}): Page {
  const { publicOrigin, action, email, hasMailbox, problem } = given;
  const content = html`
    <h1>Мы отправили письмо</h1>
    ${alert(problem)} ${notice(given.notice)}
    <p class="lead">
      Оно на&nbsp;адресе <b class="address">${email}</b>. Откройте ссылку из&nbsp;него&nbsp;—
      и&nbsp;вы продолжите с&nbsp;этого места.
    </p>
    ${hasMailbox ? mailboxHint(email) : ''}
    <form method="post" action="${action}/letter">
      <p class="hint">Открыли ссылку на&nbsp;другом устройстве? Тогда продолжайте здесь.</p>
      <div class="buttons">
        <button type="submit" name="wish" value="continue" class="plain">Продолжить</button>
        <button type="submit" name="wish" value="again" class="plain">Отправить ещё раз</button>
      </div>
    </form>
    <p class="below">Письма нет? Посмотрите в&nbsp;папке «Спам».</p>
    <p class="below">Ошиблись в&nbsp;адресе? <a href="${action}/register">Указать другой</a></p>
  `;
  return layout(
    publicOrigin,
    problem ? 'Ошибка: подтверждение почты' : 'Подтверждение почты',
    content,
  );
}

/**
 * The link of a letter is open. In another browser than the registration's its password is asked for: who
 * has only been sent a letter does not make an account for whoever typed their address. [TRUST-07]
 */
export function confirmPage(given: {
  publicOrigin: string;
  action: string;
  token: string;
  email: string;
  isSameBrowser: boolean;
  problem?: string;
}): Page {
  const { publicOrigin, action, token, email, isSameBrowser, problem } = given;
  const content = html`
    <h1>Подтвердите почту</h1>
    ${alert(problem)}
    <p class="lead">
      Вы регистрируетесь с&nbsp;адресом <b class="address">${email}</b>.
      ${isSameBrowser ? '' : html`Введите пароль, который вы придумали при&nbsp;регистрации.`}
    </p>
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      ${
        isSameBrowser
          ? ''
          : field({
              name: 'password',
              label: 'Пароль',
              type: 'password',
              autocomplete: 'current-password',
              maxLength: 200,
              focus: true,
            })
      }
      <button type="submit">
        ${isSameBrowser ? html`Подтвердить и&nbsp;продолжить` : 'Подтвердить'}
      </button>
    </form>
    <p class="below">Если вы не&nbsp;регистрировались, закройте эту страницу.</p>
  `;
  return layout(
    publicOrigin,
    problem ? 'Ошибка: подтверждение почты' : 'Подтверждение почты',
    content,
  );
}
