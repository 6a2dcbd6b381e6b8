import { Minus, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { MAX_QUANTITY } from '@/lib/contract/payment/max-quantity';
import type { Cart } from '@/lib/contract/payment/payment';
import { formatMoney } from '@/lib/format/money';

type CartLinesProps = {
  items: Cart['items'];
  /** Something runs that changes the cart. */
  disabled: boolean;
  onQuantity: (position: string, quantity: number) => void;
  onRemove: (position: string) => void;
};

/** What is in the cart, each as often as it is bought. */
export function CartLines({ items, disabled, onQuantity, onRemove }: CartLinesProps) {
  return (
    <ul className="flex flex-col">
      {items.map(({ position, title, quantity, sum }) => (
        <li key={position} className="flex flex-col gap-1 border-b border-line py-3 first:pt-0">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{title}</span>
            <span className="font-medium whitespace-nowrap tabular-nums">{formatMoney(sum)}</span>
          </div>
          <div className="flex items-center justify-between">
            <div role="group" aria-label={`Сколько: ${title}`} className="-ml-2 flex items-center">
              <IconButton
                label="Меньше"
                icon={Minus}
                disabled={disabled || quantity === 1}
                onClick={() => onQuantity(position, quantity - 1)}
              />
              <output className="min-w-8 text-center tabular-nums">{quantity}</output>
              <IconButton
                label="Больше"
                icon={Plus}
                disabled={disabled || quantity === MAX_QUANTITY}
                onClick={() => onQuantity(position, quantity + 1)}
              />
            </div>
            <IconButton
              label={`Убрать: ${title}`}
              icon={Trash2}
              disabled={disabled}
              onClick={() => onRemove(position)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
