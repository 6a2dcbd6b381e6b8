'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useApi } from '@/lib/api/use-api';
import { useCall } from '@/lib/api/use-calls';
import {
  type Delivery,
  type DiaryProvider,
  type Lesson,
  type MarkMode,
} from '@/lib/contract/diary/diary';
import { markModeAt } from '@/lib/contract/diary/diary-capabilities';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { typeset } from '@/lib/format/typeset';
import { weekOf } from '@/lib/homework/week';
import { pathOf } from '@/lib/routes/match';
import { firstMarkMode } from '@/lib/homework/first-mark-mode';
import { DeliveryList } from './delivery-list';
import { DiaryChoice, useDiary } from './diary-choice';
import { MarkModeChoice } from './mark-mode-choice';
import { WeekLessons } from './week-lessons';

type DeliverDialogProps = OverlayFrame & {
  homework: HomeworkSummary;
  timeZone: string;
  onDeliveries: (deliveries: readonly Delivery[]) => void;
};

/** Passes a homework that was made before on to lessons of a diary, and shows where it is. [DIARY-05] */
export function DeliverDialog({ homework, timeZone, onDeliveries, ...frame }: DeliverDialogProps) {
  const [weeksLater, setWeeksLater] = useState(0);
  const { deliveries, replace } = useDeliveries(homework.taskHash, onDeliveries);
  const { diary, isKnown, diaries, turnTo } = useDiary();
  const sending = useSending(homework, diary, replace);
  const { chosen, toggle, markMode, setMarkMode, send, pending, failure } = sending;
  return (
    <Dialog
      {...frame}
      title="Отправить в&nbsp;дневник"
      description={typeset(homework.title)}
      actions={
        <Button pending={pending} disabled={chosen.length === 0} onClick={send}>
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
        <DiaryChoice diaries={diaries} diary={diary} onTurn={turnTo} />
        <WeekLessons
          diary={isKnown ? diary : null}
          week={weekOf(new Date(), weeksLater)}
          timeZone={timeZone}
          chosen={chosen}
          sentTo={lessonsOf(deliveries, diary)}
          onToggle={toggle}
          onTurn={(weeks) => setWeeksLater((had) => had + weeks)}
        />
        <MarkModeChoice diary={diary} value={markMode} onValueChange={setMarkMode} />
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

/** The lessons that are picked in a diary, how marks come there, and passing the homework on. */
function useSending(
  { taskHash, policy }: HomeworkSummary,
  diary: DiaryProvider,
  onSent: (deliveries: Delivery[]) => void,
) {
  const [picked, setPicked] = useState<{ diary: DiaryProvider; lessons: readonly Lesson[] }>();
  const [wantedMode, setMarkMode] = useState<MarkMode>(firstMarkMode(policy.feedback));
  const { pending, failure, run } = useCall();
  // Another diary has other lessons, and may not show marks so.
  const chosen = picked?.diary === diary ? picked.lessons : [];
  const markMode = markModeAt(diary, wantedMode);
  const send = () => {
    const places = chosen.map(({ lessonId, groupId }) => ({ provider: diary, lessonId, groupId }));
    const body = { places, markMode };
    void run(
      () => callApi('sendToDiary', { params: { taskHash }, body }),
      (sent) => {
        setPicked(undefined);
        onSent(sent.deliveries);
      },
    );
  };
  const toggle = (lesson: Lesson) => setPicked({ diary, lessons: toggled(chosen, lesson) });
  return { chosen, toggle, markMode, setMarkMode, send, pending, failure };
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

/** The lessons of a diary that have the homework. One that could not be brought may be picked again. */
const lessonsOf = (deliveries: readonly Delivery[], diary: DiaryProvider) =>
  new Set(
    deliveries
      .filter((one) => one.provider === diary && !one.isWithdrawn && one.state !== 'failed')
      .map(({ lessonId }) => lessonId),
  );

function toggled(had: readonly Lesson[], lesson: Lesson): readonly Lesson[] {
  const others = had.filter(({ lessonId }) => lessonId !== lesson.lessonId);
  return others.length < had.length ? others : [...had, lesson];
}
