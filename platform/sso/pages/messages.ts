import { html, raw } from 'hono/html';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

type Message = {
  title: string;
  text: string;
  link: { href: string; label: string };
  code?: string;
};

function messagePage(publicOrigin: string, { title, text, link, code }: Message): Page {
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    ${code ? html`<p class="hint">Код ошибки: ${code}</p>` : ''}
    <div class="buttons"><a class="button" href="${link.href}">${link.label}</a></div>
  `;
  return layout(publicOrigin, title, content);
}

const signInAgain = (publicOrigin: string) => ({
  href: `${publicOrigin}/login`,
  label: 'Войти заново',
});
const toFrontPage = (publicOrigin: string) => ({ href: `${publicOrigin}/`, label: 'На главную' });

/** The interaction has expired or belongs to another browser. */
export const expiredPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Время входа истекло',
    text: 'Страница входа была открыта слишком долго или уже использована. Начните вход ещё раз.',
    link: signInAgain(publicOrigin),
  });

/** The browser keeps no cookies, so no sign-in can be told from another's. */
export const cookiesOffPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Браузер не\u00a0сохраняет cookie',
    text: 'Без них войти нельзя. Разрешите cookie для этого сайта в\u00a0настройках браузера и\u00a0начните вход ещё раз.',
    link: signInAgain(publicOrigin),
  });

/** The request for sign-in is wrong in itself: an unknown client, a foreign return address. */
export const brokenLinkPage = (publicOrigin: string, code: string): Page =>
  messagePage(publicOrigin, {
    title: 'Войти по\u00a0этой ссылке нельзя',
    text: 'Ссылка для входа повреждена или устарела. Откройте вход на сайте рабочих тетрадей.',
    link: signInAgain(publicOrigin),
    code,
  });

/** A link of a letter that was used, has expired, or never was. [TRUST-07] */
export const linkGonePage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Ссылка не\u00a0действует',
    text: 'Она уже использована или устарела. Если вы просили несколько писем, откройте последнее.',
    link: { href: `${publicOrigin}/login`, label: 'Войти' },
  });

/** While the letter was under way the e-mail has become the login of an account. */
export const emailTakenPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Почта уже подтверждена',
    text: 'С\u00a0этим адресом уже есть учётная запись. Войдите в\u00a0неё.',
    link: { href: `${publicOrigin}/login`, label: 'Войти' },
  });

/** The account is made, in another browser than the one where the registration began. */
export const confirmedPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Почта подтверждена',
    text: 'Учётная запись готова. Продолжите там, где начали регистрацию, или войдите здесь.',
    link: { href: `${publicOrigin}/login`, label: 'Войти' },
  });

/** A new password is set by the link of a letter. */
export const passwordChangedPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Пароль изменён',
    text: 'Войдите с\u00a0новым паролем. На всех устройствах, где вы были раньше, придётся войти заново.',
    link: { href: `${publicOrigin}/login`, label: 'Войти' },
  });

/** What needs letters, at an SSO that sends none. */
export const withoutMailPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Здесь это не\u00a0работает',
    text: 'Этот сайт не\u00a0отправляет писем, поэтому зарегистрироваться и\u00a0сбросить пароль самому нельзя. Обратитесь к\u00a0администратору школы.',
    link: signInAgain(publicOrigin),
  });

/** Our own failure. */
export const failurePage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Вход сейчас не\u00a0работает',
    text: 'Неполадка на\u00a0нашей стороне. Попробуйте ещё раз через несколько минут.',
    link: signInAgain(publicOrigin),
  });

/** The account was disabled by operators; only who knows its password learns it. [TRUST-06] */
export const disabledPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Учётная запись отключена',
    text: 'Войти с\u00a0ней пока нельзя. Обратитесь в\u00a0свою школу или в\u00a0поддержку.',
    link: toFrontPage(publicOrigin),
  });

/** A form or a sign-out that another site started. */
export const foreignPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Запрос отклонён',
    text: 'Он пришёл с\u00a0другого сайта. Если вы хотели войти или выйти, сделайте это на сайте рабочих тетрадей.',
    link: toFrontPage(publicOrigin),
  });

export const notFoundPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Такой страницы нет',
    text: 'Здесь только вход в\u00a0учётную запись. Всё остальное — на сайте рабочих тетрадей.',
    link: toFrontPage(publicOrigin),
  });

export const signedOutPage = (publicOrigin: string): Page =>
  messagePage(publicOrigin, {
    title: 'Вы вышли',
    text: 'На этом устройстве учётная запись больше не открыта.',
    link: signInAgain(publicOrigin),
  });

/** @param form the empty form of oidc-provider with its token; the buttons belong to it by its id */
export const signOutPage = (publicOrigin: string, form: string): Page =>
  layout(
    publicOrigin,
    'Выход',
    html`
      <h1>Выйти из учётной записи?</h1>
      <p class="lead">В следующий раз понадобится пароль.</p>
      ${raw(form)}
      <div class="buttons">
        <button type="submit" form="op.logoutForm" name="logout" value="yes">Выйти</button>
        <button type="submit" form="op.logoutForm" class="plain">Остаться</button>
      </div>
    `,
  );
