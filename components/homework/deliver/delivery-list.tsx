import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { Delivery } from '@/lib/contract/diary/diary';
import { formatDay } from '@/lib/format/date-time';
import { errorText } from '@/lib/format/error-text';
import { DeliveryStateText } from './delivery-state';
import { MarksLine } from './marks-line';

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
  const standing = deliveries.filter(({ isWithdrawn }) => !isWithdrawn);
  if (standing.length === 0) return null;

  const change = (name: 'retryDelivery' | 'withdrawDelivery', deliveryId: string) =>
    void run(`${name} ${deliveryId}`, () => callApi(name, { params: { deliveryId } }), onChanged);
  const withdraw = async (deliveryId: string) => {
    if (await confirmOrAsk(question)) change('withdrawDelivery', deliveryId);
  };

  return (
    <section aria-label="Уже отправлено" className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {standing.map(({ id, state, marks, ...lesson }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {nameOf(lesson, timeZone)} · <DeliveryStateText state={state} />
              <MarksLine marks={marks} />
            </span>
            <span className="ml-auto flex gap-1">
              {state === 'failed' || marks.failed ? (
                <Button
                  variant="secondary"
                  size="s"
                  pending={pending === `retryDelivery ${id}`}
                  onClick={() => change('retryDelivery', id)}
                >
                  Повторить
                </Button>
              ) : null}
              <Button
                variant="quiet"
                size="s"
                pending={pending === `withdrawDelivery ${id}`}
                onClick={() => void withdraw(id)}
              >
                Забрать
              </Button>
            </span>
          </li>
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

function nameOf(lesson: Pick<Delivery, 'groupName' | 'startsAt'>, timeZone: string): string {
  const { groupName, startsAt } = lesson;
  return startsAt === null ? groupName : `${groupName}, ${formatDay(startsAt, timeZone)}`;
}
