import type { z } from 'zod';
import type { deliveriesOverviewSchema } from '@/lib/contract/cms/cms-deliveries';
import { FailedDeliveries } from './failed-deliveries';
import { OutboxCard } from './outbox-card';
import { RetryTable } from './retry-table';

type DeliveriesOverviewProps = z.output<typeof deliveriesOverviewSchema> & {
  timeZone: string;
  now: Date;
};

/** What is on its way to school diaries, what did not arrive, and who had it tried again. [DIARY-06] */
export function DeliveriesOverview(props: DeliveriesOverviewProps) {
  const { states, failed, retries, timeZone, now } = props;
  const sumOf = (count: 'failed' | 'waiting') =>
    states.reduce((sum, state) => sum + state[count], 0);
  return (
    <div className="page-width flex flex-col gap-6 py-8 medium:py-12">
      <div>
        <h1 className="text-title-l font-bold">Отправка в&nbsp;дневники</h1>
        <p className="mt-2 max-w-reading text-ink-soft">
          Задания и&nbsp;отметки идут в&nbsp;школьные дневники сами. Что не&nbsp;удалось передать
          за&nbsp;сутки или дневник не&nbsp;принял, ждёт здесь: устраните причину и&nbsp;повторите.
        </p>
      </div>
      <div className="grid gap-6 medium:grid-cols-2">
        <OutboxCard kind="delivery" states={states} now={now} />
        <OutboxCard kind="mark" states={states} now={now} />
      </div>
      <FailedDeliveries
        failed={failed}
        total={sumOf('failed')}
        isMoving={sumOf('waiting') > 0}
        timeZone={timeZone}
      />
      {retries.length > 0 ? <RetryTable retries={retries} timeZone={timeZone} /> : null}
    </div>
  );
}
