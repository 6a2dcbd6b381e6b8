import type { ReactNode } from 'react';
import type { Cart } from '@/lib/contract/payment/payment';
import { Banner } from './banner';
import { CartView } from './cart/cart-view';
import { Offers } from './offers';
import { useCart } from './use-cart';

export type ShopReply = {
  cart: Cart;
  banner: { title: string; text: string; position: string } | null;
};

type ShopProps = {
  shop: ShopReply;
  /** Whom the licence of a school would serve; null when that is not known. */
  school: string | null;
  offerHref: string;
  /** When the cart was asked for, ISO 8601. */
  renderedAt: string;
  above: ReactNode;
  below: ReactNode;
};

/** What is sold, with the cart beside it where there is room. [PAY-01] */
export function Shop({ shop, school, offerHref, renderedAt, above, below }: ShopProps) {
  const actions = useCart(shop.cart, renderedAt);
  return (
    <div className="grid items-start gap-8 large:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-10">
        {above}
        <Banner banner={shop.banner} actions={actions} />
        <Offers actions={actions} school={school} />
      </div>
      <div className="large:sticky large:top-6 large:row-span-2">
        <CartView actions={actions} offerHref={offerHref} />
      </div>
      <div className="flex min-w-0 flex-col gap-10">{below}</div>
    </div>
  );
}
