import { Button } from '@/components/ui/button/button';
import type { ShopReply } from './shop';
import type { CartActions } from './use-cart';

/** What the payment service advertises. [PAY-01] */
export function Banner({ banner, actions }: { banner: ShopReply['banner']; actions: CartActions }) {
  if (banner === null) return null;
  const { title, text, position } = banner;
  const { cart, pending, buy } = actions;
  const isOffered = cart.offered.some(({ id }) => id === position);
  const isBuying = pending === `buy ${position}`;
  return (
    <aside
      aria-label="Предложение"
      className="flex flex-col gap-4 rounded-xl border border-transparent bg-accent-tint p-4 medium:flex-row medium:items-center medium:justify-between medium:p-6"
    >
      <div className="min-w-0">
        <p className="text-title-s font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
      </div>
      {isOffered ? (
        <div className="shrink-0">
          <Button
            wide
            pending={isBuying}
            disabled={pending !== null && !isBuying}
            onClick={() => void buy(position)}
          >
            Купить
          </Button>
        </div>
      ) : null}
    </aside>
  );
}
