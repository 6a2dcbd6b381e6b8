import { html } from 'hono/html';
import { alert, field, notice } from '@/platform/openid/pages/field';
import { passkeyForm } from '@/platform/openid/pages/passkey-form';
import type { Page } from '@/platform/openid/pages/page-template';
import type { Passkey } from '@/platform/sso/account/passkey/passkeys';
import { layout } from './layout';

const ACTION = '/profile/passkeys';
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** A day as people write it: «24 ноября 2026 г.». */
export const dayOf = (date: Date): string => day.format(date);

/** The password again, before anything about signing in is changed. [TRUST-07] */
export function unlockPage(publicOrigin: string, login: string, problem?: string): Page {
  const content = html`
    <h1>Ключи доступа</h1>
    <p class="lead">Чтобы изменить способы входа, введите пароль ещё раз.</p>
    ${alert(problem)}
    <form method="post" action="${ACTION}/unlock">
      <input type="hidden" name="username" value="${login}" autocomplete="username" />
      ${field({
        name: 'current',
        label: 'Пароль',
        type: 'password',
        autocomplete: 'current-password',
        maxLength: 200,
        focus: true,
      })}
      <button type="submit">Продолжить</button>
    </form>
    <p class="below"><a href="/profile">Вернуться</a></p>
  `;
  return layout(publicOrigin, problem ? 'Ошибка: ключи доступа' : 'Ключи доступа', content);
}

/** The passkeys of a person, and whether one is wanted beside the password. [TRUST-07] */
export function passkeysPage(given: {
  publicOrigin: string;
  passkeys: readonly Passkey[];
  hasSecondFactor: boolean;
  codesLeft: number;
  problem?: string | undefined;
  done?: string | undefined;
}): Page {
  const { publicOrigin, passkeys, problem, done } = given;
  const content = html`
    <h1>Ключи доступа</h1>
    <p class="lead">
      С&nbsp;ключом вы входите без пароля: по&nbsp;отпечатку, лицу или коду этого устройства.
    </p>
    ${alert(problem)} ${notice(done)}
    ${passkeys.length === 0 ? html`<p>Ключей пока нет.</p>` : keyList(passkeys)}
    ${passkeyForm('create', ACTION, {
      fields: field({
        name: 'name',
        label: 'Название нового ключа',
        autocomplete: 'off',
        maxLength: 60,
        hint: 'Например, «Ноутбук в\u00a0школе»',
      }),
      button: html`<button type="submit">Добавить ключ</button>`,
    })}
    ${passkeys.length === 0 ? '' : secondFactor(given)}
    <p class="below"><a href="/profile">Вернуться в&nbsp;учётную запись</a></p>
  `;
  return layout(publicOrigin, problem ? 'Ошибка: ключи доступа' : 'Ключи доступа', content);
}

function keyList(passkeys: readonly Passkey[]): Page {
  return html`<ul class="keys">
    ${passkeys.map(
      ({ credentialId, name, createdAt, lastUsedAt }, at) =>
        html`<li>
          <div>
            <b id="key-${at}">${name}</b>
            <p class="hint">
              Создан ${dayOf(createdAt)}${lastUsedAt ? `, вход ${dayOf(lastUsedAt)}` : ''}
            </p>
          </div>
          <form method="post" action="${ACTION}/remove">
            <input type="hidden" name="id" value="${credentialId}" />
            <button type="submit" class="link" aria-describedby="key-${at}">Удалить</button>
          </form>
        </li>`,
    )}
  </ul>`;
}

function secondFactor({
  hasSecondFactor,
  codesLeft,
}: {
  hasSecondFactor: boolean;
  codesLeft: number;
}): Page {
  const button = (wish: string, label: string) =>
    html`<button type="submit" name="wish" value="${wish}" class="plain">${label}</button>`;
  return html`<h2 class="ways-title">Пароль вместе с&nbsp;ключом</h2>
    <p>
      ${
        hasSecondFactor
          ? `Включено: одного пароля для входа мало. Запасных кодов осталось: ${codesLeft}.`
          : 'Выключено: войти можно и\u00a0с\u00a0ключом, и\u00a0с\u00a0паролем. Включите, чтобы чужой человек не\u00a0вошёл, даже узнав пароль.'
      }
    </p>
    <form method="post" action="${ACTION}/second">
      <div class="buttons">
        ${
          hasSecondFactor
            ? html`${button('on', 'Новые запасные коды')} ${button('off', 'Выключить')}`
            : button('on', 'Включить')
        }
      </div>
    </form>`;
}

/** The recovery codes, this once. [TRUST-07] */
export function codesPage(publicOrigin: string, codes: readonly string[]): Page {
  const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;
  const content = html`
    <h1>Запасные коды</h1>
    <p class="lead">
      Распечатайте или перепишите их: больше мы их&nbsp;не&nbsp;покажем. Каждый один раз заменит
      ключ доступа. Прежние коды больше не&nbsp;действуют.
    </p>
    <ol class="codes">
      ${codes.map((code) => html`<li><code>${grouped(code)}</code></li>`)}
    </ol>
    <div class="buttons"><a class="button" href="${ACTION}">Коды сохранены</a></div>
  `;
  return layout(publicOrigin, 'Запасные коды', content);
}
