import { PaymentFailure } from '@/components/payment/payment-failure';
import type { CartActions } from '@/components/payment/use-cart';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import type { Cart } from '@/lib/contract/payment/payment';
import { formatMoney } from '@/lib/format/money';
import { countOf } from '@/lib/format/plural';
import { CartLines } from './cart-lines';
import { PayForm } from './pay-form';
import { PromocodeForm } from './promocode-form';
import { CART_ID, showCart } from './show-cart';

const licenceForms = ['лицензия', 'лицензии', 'лицензий'] as const;

type CartViewProps = { actions: CartActions; offerHref: string };

/** The cart with what it costs, and the way to pay it. [PAY-01] */
export function CartView({ actions, offerHref }: CartViewProps) {
  const { cart, pending, failed, clean } = actions;
  const isEmpty = cart.items.length === 0;
  return (
    <Card as="section" labelledBy={CART_ID}>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={CART_ID} tabIndex={-1} className="scroll-mt-6 text-title-s font-semibold">
          Корзина
        </h2>
        {isEmpty ? null : (
          <Button
            variant="quiet"
            size="s"
            disabled={pending !== null}
            onClick={() => void clean().then(showCart)}
          >
            Очистить
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {wordsOf(cart)}
      </p>
      {failed?.part === 'cart' ? (
        <div className="mb-4">
          <PaymentFailure failure={failed.failure} />
        </div>
      ) : null}
      {isEmpty ? (
        <p className="text-ink-soft">
          Пока пусто. Выберите лицензию&nbsp;— она появится здесь, вместе с&nbsp;ценой.
        </p>
      ) : (
        <CartContents actions={actions} offerHref={offerHref} />
      )}
    </Card>
  );
}

function CartContents({ actions, offerHref }: CartViewProps) {
  const { cart, pending, setQuantity, remove } = actions;
  const isBusy = pending !== null;
  return (
    <div className="flex flex-col gap-6" aria-busy={isBusy}>
      <CartLines
        items={cart.items}
        disabled={isBusy}
        onQuantity={(position, quantity) => void setQuantity(position, quantity)}
        onRemove={(position) => void remove(position).then(showCart)}
      />
      <PromocodeForm {...actions} />
      <Sums discount={cart.discount} total={cart.total} />
      <PayForm {...actions} />
      <p className="text-caption text-ink-soft">
        Оплата&nbsp;— на&nbsp;странице банка. Там&nbsp;же вы примете условия{' '}
        <a
          href={offerHref}
          target="_blank"
          rel="noreferrer"
          className="rounded-s text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          оферты
          <span className="sr-only"> (в&nbsp;новой вкладке)</span>
        </a>{' '}
        и&nbsp;укажете почту для чека.
      </p>
    </div>
  );
}

/** What a screen reader is told when the cart has changed. */
function wordsOf({ items, total }: Cart): string {
  if (items.length === 0) return 'Корзина пуста';
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `В корзине ${countOf(count, licenceForms)}, итого ${formatMoney(total)}`;
}

function Sums({ discount, total }: { discount: number; total: number }) {
  return (
    <dl className="flex flex-col gap-1">
      {discount > 0 ? (
        <div className="flex justify-between gap-4 text-positive-strong">
          <dt>Скидка</dt>
          <dd className="tabular-nums">−{formatMoney(discount)}</dd>
        </div>
      ) : null}
      <div className="flex items-baseline justify-between gap-4 text-title-s font-semibold">
        <dt>Итого</dt>
        <dd className="tabular-nums">{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}
