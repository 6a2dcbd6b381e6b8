import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import { pathOf } from '@/lib/routes/match';

/** In place of the cart while the payment service does not answer. [PAY-03] */
export function PaymentUnavailable({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-240 flex-col gap-8">
      <h1 className="text-title-m font-semibold medium:text-title-l">Премиум</h1>
      <Notice
        tone="warning"
        title="Сейчас оплатить не получится"
        action={
          <LinkButton href={pathOf('payment')} variant="secondary" size="s">
            Попробовать ещё раз
          </LinkButton>
        }
      >
        Платёжный сервис не&nbsp;отвечает. Всё, что уже оплачено, действует.
      </Notice>
      {children}
    </div>
  );
}
