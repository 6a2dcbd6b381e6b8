import { html } from 'hono/html';
import type { Page } from './page-template';

/**
 * A form that sends what a passkey says; the script of the page shows it where there are passkeys.
 *
 * @param kind whether one is made or used
 */
export function passkeyForm(
  kind: 'create' | 'get',
  action: string,
  { fields = '', button }: { fields?: Page | ''; button: Page },
): Page {
  const failure =
    kind === 'create'
      ? 'Ключ не\u00a0создан. Попробуйте ещё раз'
      : 'Войти с\u00a0ключом не\u00a0получилось. Попробуйте ещё раз или выберите другой способ';
  return html`<form method="post" action="${action}" data-passkey="${kind}" class="passkey" hidden>
    <input type="hidden" name="credential" />
    ${fields} ${button}
    <p class="wrong" role="status" data-failure="${failure}"></p>
  </form>`;
}
