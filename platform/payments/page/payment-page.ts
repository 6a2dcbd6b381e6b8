import { html } from 'hono/html';
import { alert, field } from '@/platform/openid/pages/field';
import { createPageTemplate, type Page } from '@/platform/openid/pages/page-template';
import { OFFER_VERSION } from '@/platform/payments/order/pay-order';
import type { OrderRow } from '@/platform/payments/order/to-order';
import type { CancelReason } from '@/platform/payments/schema';
import { bankStyle } from './style';

/** The bank's own looks: for who pays it is somebody else's page. */
export const template = createPageTemplate({
  brand: { name: 'Банк «Пример»' },
  where: 'Приём платежей',
  accent: { main: '#0f6b5c', deep: '#0a4d42' },
  ownStyle: bankStyle,
  formTargets: [],
});

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
const offerDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(OFFER_VERSION),
);
const money = (kopecks: number) => rubles.format(kopecks / 100);

type FormState = { email: string; wrongEmail?: string; problem?: string };

/** Lines of the order, and what they cost. */
function summary({ items, discount, total }: OrderRow): Page {
  return html`<dl>
    ${items.map(
      ({ title, quantity, price }) =>
        html`<div>
          <dt>${title}${quantity > 1 ? html` × ${quantity}` : ''}</dt>
          <dd>${money(price * quantity)}</dd>
        </div>`,
    )}
    ${
      discount > 0
        ? html`<div>
            <dt>Скидка</dt>
            <dd>−${money(discount)}</dd>
          </div>`
        : ''
    }
    <div>
      <dt>Итого</dt>
      <dd><strong>${money(total)}</strong></dd>
    </div>
  </dl>`;
}

/** The page of an order that can be paid. No real money is taken. */
export function payPage(row: OrderRow, shop: string, state: FormState): Page {
  return template.page(
    'Оплата заказа',
    html`<h1>Оплата заказа</h1>
      <p class="lead">Получатель: «Рабочие тетради». Учебный банк, деньги не списываются.</p>
      ${alert(state.problem)} ${summary(row)}
      <form method="post" action="/pay/${row.id}">
        ${field({
          name: 'email',
          label: 'Почта для чека',
          type: 'email',
          value: state.email,
          autocomplete: 'email',
          maxLength: 254,
          verbatim: true,
          error: state.wrongEmail,
        })}
        <label class="offer">
          <input type="checkbox" name="offer" value="${OFFER_VERSION}" required />
          <span>Принимаю условия оферты в редакции от ${offerDate}</span>
        </label>
        ${tellingChoice()}
        <div class="buttons">
          <button name="action" value="pay">Оплатить ${money(row.total)}</button>
          <button class="plain" name="action" value="fail" formnovalidate>Отказать в оплате</button>
        </div>
      </form>
      <p class="below"><a href="${shop}">Вернуться в магазин без оплаты</a></p>`,
  );
}

/** How the shop is told, for who tests it. */
function tellingChoice(): Page {
  return html`<fieldset>
    <legend>Для проверки: как известить магазин</legend>
    <div class="choice">
      <label><input type="radio" name="telling" value="once" checked /> Сразу</label>
      <label><input type="radio" name="telling" value="twice" /> Дважды</label>
      <label><input type="radio" name="telling" value="late" /> С опозданием</label>
      <label><input type="radio" name="telling" value="held" /> Позже, вручную</label>
    </div>
  </fieldset>`;
}

const messages = {
  paid: ['Заказ оплачен', 'Чек придёт на почту, которую вы указали.'],
  refunded: ['Деньги возвращены', 'Заказ отменён, деньги вернутся на карту.'],
} as const;

const cancelMessages: Record<CancelReason, string> = {
  replaced: 'Вы начали другой заказ этой корзины. Вернитесь в магазин и оплатите его.',
  cart_changed: 'Корзина с тех пор изменилась. Вернитесь в магазин и начните оплату снова.',
  cart_paid: 'Эта корзина уже оплачена другим заказом.',
  promocode:
    'Промокод больше не действует. Корзина сохранена: вернитесь в магазин и оплатите без него.',
  expired: 'Цены держатся сутки, это время вышло. Вернитесь в магазин и начните оплату снова.',
};

/** Nothing was taken for a cancelled order. */
const cancelled = (because: CancelReason | null) =>
  [
    'Этот заказ больше не оплатить',
    `Деньги не списаны. ${cancelMessages[because ?? 'replaced']}`,
  ] as const;

/** The page of an order that cannot be paid any more, or was. */
export function messagePage(
  row: OrderRow,
  state: 'paid' | 'refunded' | 'cancelled',
  shop: string,
): Page {
  const [title, text] = state === 'cancelled' ? cancelled(row.cancelledBecause) : messages[state];
  return template.page(
    title,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${summary(row)}
      <p class="buttons"><a class="button" href="${shop}">Вернуться в магазин</a></p>`,
  );
}

/** What is shown in place of an order. */
export function problemPage(isMissing: boolean, shop: string): Page {
  const title = isMissing ? 'Такого заказа нет' : 'Платёж не прошёл';
  const text = isMissing
    ? 'Проверьте адрес или вернитесь в магазин.'
    : 'У нас неполадки, деньги не списаны. Попробуйте ещё раз через минуту.';
  return template.page(
    title,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="buttons"><a class="button" href="${shop}">Вернуться в магазин</a></p>`,
  );
}
