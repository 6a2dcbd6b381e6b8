import { useState, type FormEvent } from 'react';
import { PaymentFailure } from '@/components/payment/payment-failure';
import type { CartActions } from '@/components/payment/use-cart';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Field } from '@/components/ui/field/field';
import { formatMoney } from '@/lib/format/money';

const WRONG_EMAIL = 'Напишите почту полностью, например anna@example.ru.';

/** The way to the payment page, for oneself or as a gift to an e-mail address. */
export function PayForm({ cart, pending, failed, pay }: CartActions) {
  const [isGift, setGift] = useState(false);
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
    setWrong(isGift && !isEmail);
    if (!isGift || isEmail) void pay(isGift ? email.trim() : null);
  };
  const refused = failed?.part === 'pay' ? failed.failure : null;
  const isRefusedEmail = refused?.field === 'query.email';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Checkbox
        label="Это подарок"
        description="Код подарка появится здесь после оплаты: вы перешлёте его сами."
        checked={isGift}
        onCheckedChange={setGift}
      />
      {isGift ? (
        <Field
          label="Почта того, кому вы дарите"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onValueChange={setEmail}
          error={isWrong || isRefusedEmail ? WRONG_EMAIL : undefined}
        />
      ) : null}
      {refused && !isRefusedEmail ? <PaymentFailure failure={refused} /> : null}
      <div className="flex flex-col *:w-full">
        <Button
          type="submit"
          pending={pending === 'pay'}
          disabled={pending !== null && pending !== 'pay'}
        >
          Оплатить {formatMoney(cart.total)}
        </Button>
      </div>
    </form>
  );
}
