import { html } from 'hono/html';
import { alert } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { loginField } from '@/platform/openid/pages/sign-in-form';
import { layout } from './layout';
import { mailboxHint } from './mailbox';

/** Where somebody asks for a new password. [TRUST-07] */
export function forgotPage(given: {
  publicOrigin: string;
  action: string;
  login: string;
  problem?: string;
}): Page {
  const { publicOrigin, action, login, problem } = given;
  const content = html`
    <h1>Забыли пароль?</h1>
    <p class="lead">Отправим ссылку, по&nbsp;которой можно задать новый.</p>
    ${alert(problem)}
    <form method="post" action="${action}/forgot">
      ${loginField(login, {
        focus: true,
        hint: 'Письмо придёт на почту, указанную в\u00a0учётной записи',
      })}
      <button type="submit">Отправить ссылку</button>
    </form>
    <p class="below">Вспомнили пароль? <a href="${action}/password">Войти</a></p>
  `;
  return layout(publicOrigin, problem ? 'Ошибка: новый пароль' : 'Новый пароль', content);
}

/** The answer to everybody who has asked for a new password. [TRUST-07] */
export function forgotSentPage(given: {
  publicOrigin: string;
  action: string;
  hasMailbox: boolean;
}): Page {
  const { publicOrigin, action, hasMailbox } = given;
  const content = html`
    <h1>Проверьте почту</h1>
    <p class="lead">
      Если такая учётная запись есть и&nbsp;в&nbsp;ней указана почта, мы отправили туда ссылку. Она
      действует один час.
    </p>
    ${hasMailbox ? mailboxHint() : ''}
    <p>
      Письма нет? Посмотрите в&nbsp;папке «Спам». Если почта не&nbsp;указана, новый пароль даст тот,
      кто&nbsp;выдал логин.
    </p>
    <div class="buttons">
      <a class="button plain" href="${action}/password">Вернуться ко&nbsp;входу</a>
    </div>
  `;
  return layout(publicOrigin, 'Новый пароль', content);
}
