import { html } from 'hono/html';
import { alert, field } from '@/platform/openid/pages/field';
import { passkeyForm } from '@/platform/openid/pages/passkey-form';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

/** After the password, where the person has asked for more than that. [TRUST-07] */
export function secondFactorPage(publicOrigin: string, action: string, problem?: string): Page {
  const content = html`
    <h1>Подтвердите вход</h1>
    <p class="lead">Пароль верный. Теперь нужен ваш ключ доступа.</p>
    ${alert(problem)}
    ${passkeyForm('get', `${action}/second`, {
      button: html`<button type="submit">Подтвердить ключом</button>`,
    })}
    <h2 class="ways-title">Нет ключа под рукой?</h2>
    <form method="post" action="${action}/second">
      ${field({
        name: 'code',
        label: 'Запасной код',
        autocomplete: 'off',
        maxLength: 60,
        verbatim: true,
        hint: 'Один из\u00a0десяти, которые вы сохранили. Каждый действует один раз',
      })}
      <button type="submit" class="plain">Войти с&nbsp;кодом</button>
    </form>
    <p class="below"><a href="${action}/password">Войти под&nbsp;другим логином</a></p>
  `;
  return layout(
    publicOrigin,
    problem ? 'Ошибка: подтверждение входа' : 'Подтверждение входа',
    content,
  );
}
