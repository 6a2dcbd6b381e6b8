import { html } from 'hono/html';
import type { SsoRole } from '@/platform/openid/sso-role';
import { titleOf } from '@/platform/sso/external/external-providers';
import { mayHavePasskeys } from '@/platform/sso/account/passkey/passkeys';
import type { Account } from '@/platform/sso/context';
import { notice } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

const roleNames: Record<SsoRole, string> = {
  teacher: 'Учитель',
  student: 'Ученик',
  school_admin: 'Администратор школы',
  parent: 'Родитель',
  editor: 'Редактор',
  ops: 'Оператор',
  approver: 'Эксперт по заданиям',
};

/** What the SSO knows of the person who is signed in. [AUTH-07] */
export function profilePage(publicOrigin: string, account: Account, done?: string): Page {
  const { surname, name, patronymic, login, email, role, classNumber, classLetter, providerType } =
    account;
  const rows: [string, string | null][] = [
    ['Имя', [surname, name, patronymic].filter(Boolean).join(' ')],
    ['Роль', roleNames[role]],
    ['Класс', classNumber === null ? null : `${classNumber}${classLetter ?? ''}`],
    ['Логин', login],
    ['Почта', email === login ? null : email],
    ['Вход через', providerType === 'prosv_id' ? null : titleOf(providerType)],
  ];
  const content = html`
    <h1>Учётная запись</h1>
    <p class="lead">Данные единого входа.</p>
    ${notice(done)}
    <dl>
      ${rows.map(
        ([term, value]) =>
          value &&
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${
      account.passwordHash === null
        ? ''
        : html`<p class="below links">
            <a href="/profile/password">Сменить пароль</a>
            ${mayHavePasskeys(account) ? html`<a href="/profile/passkeys">Ключи доступа</a>` : ''}
          </p>`
    }
    <div class="buttons">
      <a class="button" href="${publicOrigin}/">Вернуться к тетрадям</a>
      <a class="button plain" href="/signout">Выйти</a>
    </div>
  `;
  return layout(publicOrigin, 'Учётная запись', content);
}
