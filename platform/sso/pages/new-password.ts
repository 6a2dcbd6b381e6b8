import { html } from 'hono/html';
import { alert, field } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { MAX_PASSWORD, MIN_PASSWORD } from '@/platform/sso/account/password-strength';
import type { RemovableFactors } from '@/platform/sso/account/passkey/recent-factors';
import { layout } from './layout';
import { dayOf } from './passkeys';

/** In the order of the page. */
export type NewPasswordErrors = { current?: string; password?: string; repeat?: string };

type Given = {
  publicOrigin: string;
  login: string | null;
  errors?: NewPasswordErrors;
} & (
  | {
      /** The link of a letter is open. */
      token: string;
      removable: RemovableFactors;
      /** Whether the box before them is ticked. */
      removes: boolean;
    }
  | { /** Somebody is signed in, and gives the present password as well. */ token?: undefined }
);

/** Where a new password is chosen, by the link of a letter or in the profile. [TRUST-07] */
export function newPasswordPage(given: Given): Page {
  const { publicOrigin, login, token, errors = {} } = given;
  const [firstWrong] = Object.keys(errors);
  const isChange = token === undefined;
  const title = isChange ? 'Сменить пароль' : 'Новый пароль';
  const secret = (name: keyof NewPasswordErrors, label: string, hint?: string) =>
    field({
      ...{ name, label, type: 'password', maxLength: MAX_PASSWORD },
      autocomplete: name === 'current' ? 'current-password' : 'new-password',
      error: errors[name],
      focus:
        firstWrong === undefined
          ? name === (isChange ? 'current' : 'password')
          : name === firstWrong,
      ...(name !== 'current' && { minLength: MIN_PASSWORD }),
      ...(hint !== undefined && { hint }),
    });
  const content = html`
    <h1>${title}</h1>
    <p class="lead">На других устройствах после этого придётся войти заново.</p>
    ${alert(firstWrong && 'Проверьте отмеченные поля')}
    <form method="post" action="${isChange ? '/profile/password' : '/reset'}">
      ${isChange ? '' : html`<input type="hidden" name="token" value="${token}" />`}
      <input type="hidden" name="username" value="${login ?? ''}" autocomplete="username" />
      ${isChange ? secret('current', 'Нынешний пароль') : ''}
      ${secret('password', 'Новый пароль', `Не короче ${MIN_PASSWORD}\u00a0знаков. Лучше всего три-четыре слова`)}
      ${secret('repeat', 'Новый пароль ещё раз')}
      ${given.token === undefined ? '' : removableFactors(given)}
      <button type="submit">Сохранить пароль</button>
    </form>
    ${isChange ? html`<p class="below"><a href="/profile">Вернуться без изменений</a></p>` : ''}
  `;
  const isRejected = firstWrong !== undefined;
  return layout(publicOrigin, isRejected ? `Ошибка: ${title.toLowerCase()}` : title, content);
}

/** What somebody may have added who knew the password: it goes, unless its owner keeps it. [TRUST-07] */
function removableFactors({
  removable: { passkeys, hasRecentCodes },
  removes,
}: {
  removable: RemovableFactors;
  removes: boolean;
}): Page | '' {
  if (passkeys.length === 0 && !hasRecentCodes) return '';
  return html`<div>
    <label class="agree">
      <input
        type="checkbox"
        name="keys"
        value="remove"
        ${removes ? 'checked' : ''}
        aria-describedby="keys-list keys-hint"
      />
      <span>Удалить ключи доступа и&nbsp;запасные коды</span>
    </label>
    <ul class="hint" id="keys-list">
      ${passkeys.map(({ name, createdAt }) => html`<li>Ключ «${name}», создан ${dayOf(createdAt)}</li>`)}
      ${hasRecentCodes ? html`<li>Запасные коды, созданные за&nbsp;последние 30&nbsp;дней</li>` : ''}
    </ul>
    <p class="hint" id="keys-hint">
      Их&nbsp;мог создать тот, кто узнал ваш пароль. Снимите отметку, только если уверены, что всё
      это ваше.
    </p>
  </div>`;
}
