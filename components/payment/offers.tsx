import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { Position } from '@/lib/contract/payment/payment';
import { formatMoney } from '@/lib/format/money';
import { PaymentFailure } from './payment-failure';
import type { CartActions } from './use-cart';

const serves: Record<Position['licence'], string> = {
  teacher: 'Все ваши задания, во\u00A0всех классах.',
  class: 'Ученики одного класса. Класс вы назовёте после оплаты, срок начнётся тогда\u00A0же.',
  school: 'Все учителя и\u00A0ученики вашей школы.',
};

/** What can be bought: into the cart, or at once. [PAY-01] */
export function Offers({ actions }: { actions: CartActions }) {
  const { cart, pending, failed, setQuantity, buy } = actions;
  const isInCart = (id: string) => cart.items.some(({ position }) => position === id);
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-4 text-title-m font-semibold">
        Лицензии
      </h2>
      {failed?.part === 'buy' ? (
        <div className="mb-4">
          <PaymentFailure failure={failed.failure} />
        </div>
      ) : null}
      <ul className="grid gap-4 medium:grid-cols-2">
        {cart.offered.map((position) => (
          <Offer key={position.id} position={position}>
            {isInCart(position.id) ? (
              <LinkButton size="s" variant="secondary" href="#cart">
                Перейти в&nbsp;корзину
              </LinkButton>
            ) : (
              <Button
                size="s"
                aria-label={`В корзину: ${position.title}`}
                onClick={() => void setQuantity(position.id, 1)}
              >
                В&nbsp;корзину
              </Button>
            )}
            <Button
              size="s"
              variant="quiet"
              pending={pending === 'buy'}
              aria-label={`Купить сразу: ${position.title}`}
              onClick={() => void buy(position.id)}
            >
              Купить сразу
            </Button>
          </Offer>
        ))}
      </ul>
    </section>
  );
}

function Offer({ position, children }: { position: Position; children: ReactNode }) {
  const { title, licence, price } = position;
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-sheet medium:p-6">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft">{serves[licence]}</p>
      <p className="mt-auto text-title-m font-semibold tabular-nums">{formatMoney(price)}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
