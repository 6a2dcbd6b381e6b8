import { html } from 'hono/html';
import { externalProviders, type Provider } from '@/lib/contract/auth/external-providers';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

type WaysOut = { again: string; password: string };

function wayOutPage(
  publicOrigin: string,
  { title, text }: { title: string; text: string },
  { again, password }: WaysOut,
): Page {
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="buttons">
      <a class="button" href="${again}">Попробовать ещё раз</a>
      <a class="button plain" href="${password}">Войти другим способом</a>
    </div>
    <p class="below"><a href="${publicOrigin}/login">Вернуться к тетрадям</a></p>
  `;
  return layout(publicOrigin, title, content);
}

/** An external provider did not sign the person in. */
export function refusedPage(
  publicOrigin: string,
  provider: Provider,
  refusal: 'cancelled' | 'not_signed_in' | 'failed',
  ways: WaysOut,
): Page {
  const name = externalProviders[provider].title;
  const message =
    refusal === 'cancelled'
      ? { title: 'Вход отменён', text: `Вы не стали входить через «${name}».` }
      : {
          title: 'Войти не получилось',
          text: `«${name}» не подтверждает вход. Начните его заново.`,
        };
  return wayOutPage(publicOrigin, message, ways);
}

/** An external provider does not answer, or answers what nobody understands. */
export function providerUnavailablePage(
  publicOrigin: string,
  provider: Provider,
  ways: WaysOut,
): Page {
  const name = externalProviders[provider].title;
  const title = `«${name}» сейчас не\u00a0отвечает`;
  const text = 'Попробуйте ещё раз через несколько минут или войдите другим способом.';
  return wayOutPage(publicOrigin, { title, text }, ways);
}
