import { OneFieldForm } from '@/components/payment/one-field-form';
import type { CartActions } from '@/components/payment/use-cart';
import { errorText } from '@/lib/format/error-text';

/** A promo code that lowers the price; why one does not is said at the field. */
export function PromocodeForm({ cart, pending, failed, applyPromocode }: CartActions) {
  const problem = failed?.part === 'promocode' ? failed.failure : null;
  return (
    <div className="flex flex-col gap-3">
      {cart.promocode === null ? null : (
        <p className="text-positive-strong" role="status">
          Промокод {cart.promocode} применён
        </p>
      )}
      <OneFieldForm
        label="Промокод"
        action="Применить"
        maxLength={40}
        autoCapitalize="characters"
        pending={pending === 'promocode'}
        disabled={pending !== null && pending !== 'promocode'}
        error={
          problem?.status === 400
            ? 'В\u00A0промокоде только буквы, цифры, дефис и\u00A0подчёркивание.'
            : problem && errorText(problem.code)
        }
        onSend={async (code) => (await applyPromocode(code)) === 'done'}
      />
    </div>
  );
}
