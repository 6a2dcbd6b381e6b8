import { html, raw } from 'hono/html';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import { signInForm, type SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { externalProviders, type Provider } from '@/lib/contract/auth/external-providers';

/** The page where a person signs in at an external provider. */
export function signInPage(
  template: PageTemplate,
  provider: Provider,
  form: { action: string; login: string; problem?: SignInProblem },
): Page {
  const { knowledge } = externalProviders[provider];
  const content = html`
    <h1>Вход</h1>
    <p class="lead">
      После входа сайт «Рабочие тетради» узнает
      ${knowledge === 'school' ? 'ваше имя, почту и\u00a0класс' : 'только ваше имя и\u00a0почту'}.
    </p>
    ${signInForm(form)}
    <form class="below" method="post" action="${form.action}/cancel">
      <button class="link">Отменить и вернуться</button>
    </form>
  `;
  return template.page(form.problem === undefined ? 'Вход' : 'Ошибка: вход', content);
}

const messages = {
  expired: {
    title: 'Время входа истекло',
    text: 'Страница входа была открыта слишком долго или уже использована. Начните вход ещё раз.',
  },
  brokenLink: {
    title: 'Войти по\u00a0этой ссылке нельзя',
    text: 'Ссылка для входа повреждена или устарела.',
  },
  failure: {
    title: 'Вход сейчас не\u00a0работает',
    text: 'Попробуйте ещё раз через несколько минут.',
  },
  foreign: {
    title: 'Запрос отклонён',
    text: 'Он пришёл с\u00a0другого сайта.',
  },
  nobody: {
    title: 'Вы не\u00a0вошли',
    text: 'Войти можно со\u00a0страницы рабочих тетрадей.',
  },
  signedOut: {
    title: 'Вы вышли',
    text: 'На этом устройстве учётная запись больше не открыта.',
  },
};

/** A page with a message and a link to the product. */
export function messagePage(
  template: PageTemplate,
  publicOrigin: string,
  message: keyof typeof messages,
): Page {
  const { title, text } = messages[message];
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="buttons">
      <a class="button" href="${publicOrigin}/login">К рабочим тетрадям</a>
    </div>
  `;
  return template.page(title, content);
}

/** Who is signed in at the provider. */
export function homePage(
  template: PageTemplate,
  { given_name, family_name }: { given_name: string; family_name: string },
  signOut: string,
): Page {
  const content = html`
    <h1>${given_name} ${family_name}</h1>
    <p class="lead">
      Вы вошли на этом устройстве. Если оно не только ваше, выйдите, когда закончите.
    </p>
    <div class="buttons"><a class="button" href="${signOut}">Выйти</a></div>
  `;
  return template.page('Учётная запись', content);
}

/** @param form the empty form of oidc-provider with its token; the buttons belong to it by its id */
export function signOutPage(template: PageTemplate, form: string): Page {
  const content = html`
    <h1>Выйти из учётной записи?</h1>
    ${raw(form)}
    <div class="buttons">
      <button form="op.logoutForm" name="logout" value="yes">Выйти</button>
      <button form="op.logoutForm" class="plain">Остаться</button>
    </div>
  `;
  return template.page('Выход', content);
}
