import { PaymentFailure } from '@/components/payment/payment-failure';
import type { CartActions } from '@/components/payment/use-cart';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatMoney } from '@/lib/format/money';
import { CartLines } from './cart-lines';
import { PayForm } from './pay-form';
import { PromocodeForm } from './promocode-form';

/** The cart with what it costs, and the way to pay it. [PAY-01] */
export function CartView({ actions, offerHref }: { actions: CartActions; offerHref: string }) {
  const { cart, pending, failed, setQuantity, clean } = actions;
  const isEmpty = cart.items.length === 0;
  return (
    <Card as="section" labelledBy="cart">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="cart" className="text-title-s font-semibold">
          Корзина
        </h2>
        {isEmpty ? null : (
          <Button variant="quiet" size="s" onClick={() => void clean()}>
            Очистить
          </Button>
        )}
      </div>
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
        <div className="flex flex-col gap-6" aria-busy={pending === 'cart'}>
          <CartLines
            items={cart.items}
            onQuantity={(position, quantity) => void setQuantity(position, quantity)}
          />
          <PromocodeForm {...actions} />
          <Sums discount={cart.discount} total={cart.total} />
          <PayForm {...actions} />
          <p className="text-caption text-ink-soft">
            Оплата&nbsp;— на&nbsp;странице банка. Там&nbsp;же вы примете условия{' '}
            <TextLink href={offerHref}>оферты</TextLink> и&nbsp;укажете почту для чека.
          </p>
        </div>
      )}
    </Card>
  );
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
