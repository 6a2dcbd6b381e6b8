import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { Delivery, MarkMode } from '@/lib/contract/diary/diary';
import { errorText } from '@/lib/format/error-text';
import { DeliveryItem } from './delivery-item';

type DeliveryListProps = {
  deliveries: readonly Delivery[];
  timeZone: string;
  onChanged: (delivery: Delivery) => void;
};

const question = {
  title: 'Забрать задание из\u00A0дневника?',
  message:
    'Ссылка исчезнет со\u00A0страницы урока. Работы и\u00A0отметки в\u00A0журнале останутся.',
  confirm: 'Забрать',
  cancel: 'Не забирать',
};

/** The lessons to which a homework was passed on. */
export function DeliveryList({ deliveries, timeZone, onChanged }: DeliveryListProps) {
  const { pending, failed, run } = useCalls<string>();
  // What is taken back stays until it is: it may fail.
  const standing = deliveries.filter((one) => !one.isWithdrawn || one.state !== 'delivered');
  if (standing.length === 0) return null;

  const change = (name: 'retryDelivery' | 'withdrawDelivery', deliveryId: string) =>
    void run(`${name} ${deliveryId}`, () => callApi(name, { params: { deliveryId } }), onChanged);
  const changeMode = (deliveryId: string, markMode: MarkMode) =>
    void run(
      `changeDelivery ${deliveryId}`,
      () => callApi('changeDelivery', { params: { deliveryId }, body: { markMode } }),
      onChanged,
    );
  const withdraw = async (deliveryId: string) => {
    if (await confirmOrAsk(question)) change('withdrawDelivery', deliveryId);
  };
  const pendingOf = (id: string) =>
    (['retryDelivery', 'withdrawDelivery'] as const).find((name) => pending === `${name} ${id}`) ??
    null;

  return (
    <section aria-label="Уже отправлено" className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {standing.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            {...{ delivery, timeZone }}
            pending={pendingOf(delivery.id)}
            onRetry={() => change('retryDelivery', delivery.id)}
            onWithdraw={() => void withdraw(delivery.id)}
            onModeChange={(mode) => changeMode(delivery.id, mode)}
          />
        ))}
      </ul>
      {failed ? (
        <p role="alert" className="text-caption text-negative-strong">
          {errorText(failed.failure.code)}
        </p>
      ) : null}
    </section>
  );
}
