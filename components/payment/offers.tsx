import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { Position } from '@/lib/contract/payment/payment';
import { formatMoney } from '@/lib/format/money';
import { pathOf } from '@/lib/routes/match';
import { showCart } from './cart/show-cart';
import { PaymentFailure } from './payment-failure';
import type { CartActions } from './use-cart';

type OffersProps = {
  actions: CartActions;
  /** Whom the licence of a school would serve; null when that is not known. */
  school: string | null;
};

/** What can be bought: into the cart, or at once. [PAY-01] */
export function Offers({ actions, school }: OffersProps) {
  const { cart, failed } = actions;
  const isOfOffers = failed?.part.startsWith('buy ') || failed?.part.startsWith('add ');
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-4 text-title-m font-semibold">
        Лицензии
      </h2>
      {failed && isOfOffers ? (
        <div className="mb-4">
          <PaymentFailure failure={failed.failure} />
        </div>
      ) : null}
      <ul className="grid gap-4 medium:grid-cols-2">
        {cart.offered.map((position) => (
          <li
            key={position.id}
            className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-sheet medium:p-6"
          >
            <h3 className="font-semibold">{position.title}</h3>
            <p className="text-ink-soft">{servedBy(position, school)}</p>
            <p className="mt-auto text-title-m font-semibold tabular-nums">
              {formatMoney(position.price)}
            </p>
            <div className="flex flex-wrap gap-2">
              {position.licence === 'school' && school === null ? (
                <LinkButton size="s" variant="secondary" href={pathOf('application')}>
                  Оставить заявку
                </LinkButton>
              ) : (
                <OfferButtons position={position} actions={actions} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferButtons({ position, actions }: { position: Position; actions: CartActions }) {
  const { cart, pending, add, buy } = actions;
  const { id, title } = position;
  const isInCart = cart.items.some((item) => item.position === id);
  const isAdding = pending === `add ${id}`;
  const isBuying = pending === `buy ${id}`;
  return (
    <>
      {/* One button before and after, so that the focus stays on it. */}
      <Button
        size="s"
        variant={isInCart ? 'secondary' : 'primary'}
        aria-label={isInCart ? `В корзине: ${title}` : `В корзину: ${title}`}
        pending={isAdding}
        disabled={pending !== null && !isAdding}
        onClick={() => (isInCart ? showCart() : void add(id))}
      >
        {isInCart ? 'В\u00A0корзине' : 'В\u00A0корзину'}
      </Button>
      <Button
        size="s"
        variant="quiet"
        pending={isBuying}
        disabled={pending !== null && !isBuying}
        aria-label={`Купить сразу: ${title}`}
        onClick={() => void buy(id)}
      >
        Купить сразу
      </Button>
    </>
  );
}

function servedBy({ licence }: Position, school: string | null): string {
  if (licence === 'teacher') return 'Все ваши задания, во\u00A0всех классах.';
  if (licence === 'class')
    return 'Ученики одного класса. Учитель называет класс после оплаты, срок начнётся тогда\u00A0же; у\u00A0ученика это сразу его класс.';
  if (school === null)
    return 'Все учителя и\u00A0ученики школы. Ваша школа нам пока не\u00A0известна: оставьте заявку, и\u00A0мы её подключим.';
  return `Все учителя и\u00A0ученики вашей школы: ${school}.`;
}
