import { Button } from '@/components/ui/button/button';
import type { Delivery, MarkMode } from '@/lib/contract/diary/diary';
import { formatDay } from '@/lib/format/date-time';
import { DeliveryStateText } from './delivery-state';
import { FailureLine } from './failure-line';
import { MarksLine } from './marks-line';
import { ModeOfDelivery } from './mode-of-delivery';

type DeliveryItemProps = {
  delivery: Delivery;
  timeZone: string;
  /** The call that is under way. */
  pending: 'retryDelivery' | 'withdrawDelivery' | null;
  onRetry: () => void;
  onWithdraw: () => void;
  onModeChange: (mode: MarkMode) => void;
};

/** A lesson to which a homework was passed on: how far it is, and what can be done there. */
export function DeliveryItem({ delivery, timeZone, pending, ...on }: DeliveryItemProps) {
  const { state, isWithdrawn, marks, cause, provider, markMode } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40 break-words">
        {nameOf(delivery, timeZone)} · <DeliveryStateText {...{ state, isWithdrawn }} />
        <MarksLine marks={marks} />
        <FailureLine cause={cause} />
      </span>
      <span className="ml-auto flex gap-1">
        {state === 'failed' || marks.failed ? (
          <Button
            variant="secondary"
            size="s"
            pending={pending === 'retryDelivery'}
            onClick={on.onRetry}
          >
            Повторить
          </Button>
        ) : null}
        {isWithdrawn ? null : (
          <Button
            variant="quiet"
            size="s"
            pending={pending === 'withdrawDelivery'}
            onClick={on.onWithdraw}
          >
            Забрать
          </Button>
        )}
      </span>
      {isWithdrawn ? null : (
        <ModeOfDelivery {...{ provider, markMode }} onChange={on.onModeChange} />
      )}
    </li>
  );
}

function nameOf(lesson: Pick<Delivery, 'groupName' | 'startsAt'>, timeZone: string): string {
  const { groupName, startsAt } = lesson;
  return startsAt === null ? groupName : `${groupName}, ${formatDay(startsAt, timeZone)}`;
}
