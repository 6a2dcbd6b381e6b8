import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { errorText } from '@/lib/format/error-text';
import type { CartActions } from '@/components/payment/use-cart';

/** A promo code that lowers the price; why one does not is said at the field. */
export function PromocodeForm({ cart, pending, failed, applyPromocode }: CartActions) {
  const [code, setCode] = useState('');
  const problem = failed?.part === 'promocode' ? failed.failure : null;
  if (cart.promocode !== null)
    return (
      <p className="text-positive-strong" role="status">
        Промокод {cart.promocode} применён
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void applyPromocode(code.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          label="Промокод"
          value={code}
          onValueChange={setCode}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={
            problem?.status === 400
              ? 'В\u00A0промокоде только буквы, цифры, дефис и\u00A0подчёркивание.'
              : problem && errorText(problem.code)
          }
        />
      </div>
      {/* Beside the field, under its label. */}
      <div className="mt-8 shrink-0">
        <Button type="submit" variant="secondary" pending={pending === 'promocode'}>
          Применить
        </Button>
      </div>
    </form>
  );
}
