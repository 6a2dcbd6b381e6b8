import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import { pathOf } from '@/lib/routes/match';

/** In place of the shop while the payment service does not answer. [PAY-03] */
export function PaymentUnavailable() {
  return (
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
  );
}
