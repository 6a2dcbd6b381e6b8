import { Notice } from '@/components/ui/notice/notice';
import type { Order } from '@/lib/contract/payment/payment';
import { formatDayTime } from '@/lib/format/date-time';
import { formatMoney } from '@/lib/format/money';
import type { grantOf } from './grant-of';

type LastOrderProps = {
  order: Order;
  timeZone: string;
  /** What became of its licences. */
  grant: ReturnType<typeof grantOf>;
};

/** What was ordered last, and what came of it. [PAY-01] */
export function LastOrder({ order, timeZone, grant }: LastOrderProps) {
  return (
    <section aria-labelledby="last-order" className="flex flex-col gap-4">
      <h2 id="last-order" className="text-title-m font-semibold">
        Последний заказ
      </h2>
      <OrderState order={order} grant={grant} />
      <dl className="flex flex-col gap-2">
        {order.items.map(({ position, title, quantity, sum }) => (
          <div key={position} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {title}
              {quantity > 1 ? ` × ${quantity}` : ''}
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{formatMoney(sum)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 font-semibold">
          <dt>Итого</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(order.total)}</dd>
        </div>
      </dl>
      <p className="text-caption text-ink-soft">
        Заказ от {formatDayTime(order.paidAt ?? order.createdAt, timeZone)}
      </p>
    </section>
  );
}

function OrderState({ order, grant }: Pick<LastOrderProps, 'order' | 'grant'>) {
  const { state, giftEmail, giftCode } = order;
  if (state === 'paid' && giftEmail !== null)
    return (
      <Notice tone="positive" title="Подарок оплачен">
        Перешлите код подарка на&nbsp;{giftEmail}:{' '}
        <strong className="break-all select-all">{giftCode}</strong>. Его вводят на&nbsp;этой
        странице.
      </Notice>
    );
  if (grant === 'awaited')
    return (
      <Notice title="Оплата прошла, включаем премиум">
        Обычно это занимает несколько секунд, страница обновится сама.
      </Notice>
    );
  if (grant === 'overdue')
    return (
      <Notice tone="warning" title="Оплата прошла, а премиум ещё не включён">
        Деньги не&nbsp;пропали. Обновите страницу через несколько минут; если премиума
        не&nbsp;будет, напишите нам: «Написать нам» вверху.
      </Notice>
    );
  if (state === 'paid')
    return (
      <Notice tone="positive" title="Заказ оплачен">
        Лицензии&nbsp;— в&nbsp;списке «Мои лицензии».
      </Notice>
    );
  if (state === 'refunded')
    return (
      <Notice title="Деньги возвращены">По этому заказу больше ничего не&nbsp;действует.</Notice>
    );
  if (state === 'failed')
    return (
      <Notice tone="warning" title="Банк отказал в оплате">
        Деньги не&nbsp;списаны. Можно попробовать ещё раз или другой картой.
      </Notice>
    );
  return (
    <Notice title="Заказ не оплачен">
      Вы ушли со&nbsp;страницы банка, деньги не&nbsp;списаны. Начните оплату снова, когда будет
      удобно.
    </Notice>
  );
}
