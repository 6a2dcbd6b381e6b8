'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { Segmented } from '@/components/ui/segmented/segmented';
import { callApi } from '@/lib/api/call-api';
import { useApi } from '@/lib/api/use-api';
import { useCall } from '@/lib/api/use-calls';
import {
  DEFAULT_DIARY,
  type Delivery,
  type Lesson,
  type MarkMode,
} from '@/lib/contract/diary/diary';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { typeset } from '@/lib/format/typeset';
import { weekOf } from '@/lib/homework/week';
import { pathOf } from '@/lib/routes/match';
import { DeliveryList } from './delivery-list';
import { markModes } from './mark-modes';
import { WeekLessons } from './week-lessons';

type DeliverDialogProps = OverlayFrame & {
  homework: HomeworkSummary;
  timeZone: string;
  onDeliveries: (deliveries: readonly Delivery[]) => void;
};

/** Passes a homework that was made before on to lessons of a diary, and shows where it is. [DIARY-05] */
export function DeliverDialog({ homework, timeZone, onDeliveries, ...frame }: DeliverDialogProps) {
  const [weeksLater, setWeeksLater] = useState(0);
  const [markMode, setMarkMode] = useState<MarkMode>('grade');
  const { deliveries, replace } = useDeliveries(homework.taskHash, onDeliveries);
  const { chosen, toggle, send, pending, failure } = useSending(homework.taskHash, replace);
  return (
    <Dialog
      {...frame}
      title="Отправить в&nbsp;дневник"
      description={typeset(homework.title)}
      actions={
        <Button pending={pending} disabled={chosen.length === 0} onClick={() => send(markMode)}>
          {chosen.length > 1 ? `Отправить (${chosen.length})` : 'Отправить'}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <DeliveryList
          deliveries={deliveries}
          timeZone={timeZone}
          onChanged={(one) => replace(deliveries.map((had) => (had.id === one.id ? one : had)))}
        />
        <WeekLessons
          week={weekOf(new Date(), weeksLater)}
          timeZone={timeZone}
          chosen={chosen}
          onToggle={toggle}
          onTurn={(weeks) => setWeeksLater((had) => had + weeks)}
        />
        <Segmented
          label="Отметки в&nbsp;дневник"
          options={markModes}
          value={markMode}
          onValueChange={setMarkMode}
        />
        {failure ? (
          <FailureNotice
            title="Не&nbsp;отправлено"
            failure={failure}
            returnUrl={pathOf('teacherProfile')}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** The lessons that are picked, and passing the homework on to them. */
function useSending(taskHash: string, onSent: (deliveries: Delivery[]) => void) {
  const [chosen, setChosen] = useState<readonly Lesson[]>([]);
  const { pending, failure, run } = useCall();
  const send = (markMode: MarkMode) => {
    const body = { places: chosen.map(placeOf), markMode };
    void run(
      () => callApi('sendToDiary', { params: { taskHash }, body }),
      (sent) => {
        setChosen([]);
        onSent(sent.deliveries);
      },
    );
  };
  const toggle = (lesson: Lesson) => setChosen((had) => toggled(had, lesson));
  return { chosen, toggle, send, pending, failure };
}

/** Asked again while something is on its way. */
function useDeliveries(taskHash: string, onDeliveries: (deliveries: readonly Delivery[]) => void) {
  const { data, mutate } = useApi(
    'listDeliveries',
    { params: { taskHash } },
    {
      refreshInterval: (reply) =>
        reply?.deliveries.some(({ state }) => state === 'sending') ? 2_000 : 0,
      onSuccess: (reply) => onDeliveries(reply.deliveries),
    },
  );
  const replace = (deliveries: Delivery[]) => {
    onDeliveries(deliveries);
    void mutate({ deliveries }, { revalidate: false });
  };
  return { deliveries: data?.deliveries ?? [], replace };
}

const placeOf = ({ lessonId, groupId }: Lesson) => ({
  ...{ provider: DEFAULT_DIARY, lessonId, groupId },
});

function toggled(had: readonly Lesson[], lesson: Lesson): readonly Lesson[] {
  const others = had.filter(({ lessonId }) => lessonId !== lesson.lessonId);
  return others.length < had.length ? others : [...had, lesson];
}
