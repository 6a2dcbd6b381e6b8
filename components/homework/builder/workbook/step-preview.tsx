'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { TaskView } from '@/components/task/task-view';
import { LoadFailure } from '@/components/homework/share/load-failure';
import { Button } from '@/components/ui/button/button';
import { FullScreenModal } from '@/components/ui/full-screen-modal/full-screen-modal';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import type { Step } from '@/lib/contract/content/content';
import type { AnswerValue, PublicTask } from '@/lib/contract/tasks/tasks';
import type { SelectedStep } from '@/lib/homework/selection';

export type StepPreviewProps = {
  /** All steps that can be looked at, in order. */
  steps: readonly SelectedStep[];
  open: boolean;
  /** The one that is looked at; while the dialog closes, the one that was. */
  uuid: string | null;
  isChosen: boolean;
  lang?: string | undefined;
  onShow: (uuid: string) => void;
  onToggle: (step: SelectedStep) => void;
  onClose: () => void;
};

/** A step as the student will see it; one can leaf to its neighbours. [HW-01] */
export function StepPreview({ steps, uuid, open, onClose, ...rest }: StepPreviewProps) {
  const index = steps.findIndex((step) => step.uuid === uuid);
  const step = steps[index];
  const { isChosen, lang, onShow, onToggle } = rest;
  if (!step) return null;
  return (
    <FullScreenModal
      open={open}
      onClose={onClose}
      title={<span lang={lang}>{step.title}</span>}
      description="Так задание увидит ученик. Ответы здесь не сохраняются."
    >
      <div className="grid gap-4 large:grid-cols-[minmax(0,1fr)_16rem] large:gap-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 large:sticky large:top-24 large:order-last large:flex-col large:items-start large:self-start">
          <Leafing steps={steps} index={index} onShow={onShow} />
          <Button
            variant={isChosen ? 'secondary' : 'primary'}
            size="s"
            onClick={() => onToggle(step)}
          >
            {isChosen ? 'Убрать из задания' : 'Добавить в задание'}
          </Button>
        </div>
        <div className="min-h-40 rounded-xl border border-line bg-surface p-4 shadow-sheet medium:p-8">
          <StepTasks key={step.uuid} uuid={step.uuid} lang={lang} />
        </div>
      </div>
    </FullScreenModal>
  );
}

type LeafingProps = Pick<StepPreviewProps, 'steps' | 'onShow'> & { index: number };

function Leafing({ steps, index, onShow }: LeafingProps) {
  const previous = steps[index - 1];
  const next = steps[index + 1];
  return (
    <div className="-mx-3 flex items-center gap-1 text-caption text-ink-soft">
      <IconButton
        icon={ChevronLeft}
        label="Предыдущее"
        disabled={!previous}
        onClick={() => previous && onShow(previous.uuid)}
      />
      <span aria-live="polite" className="tabular-nums">
        {index + 1}&nbsp;из&nbsp;{steps.length}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Следующее"
        disabled={!next}
        onClick={() => next && onShow(next.uuid)}
      />
    </div>
  );
}

function StepTasks({ uuid, lang }: { uuid: string; lang: string | undefined }) {
  const { data, error, mutate } = useApi(
    'getStep',
    { params: { stepUuid: uuid } },
    { revalidateOnFocus: false },
  );
  if (data) return <Tasks step={data} lang={lang} />;
  if (error)
    return (
      <LoadFailure
        title="Не получилось показать задание"
        failure={error.failure}
        onRetry={() => void mutate()}
      />
    );
  return <Skeleton label="Загружаем задание" lines={4} />;
}

function Tasks({ step, lang }: { step: Step; lang: string | undefined }) {
  return (
    <div className="flex flex-col gap-8 divide-y divide-line *:not-last:pb-8">
      {step.tasks.map((task) => (
        <TryOut key={task.id} task={task} lang={lang} />
      ))}
    </div>
  );
}

/** The teacher may try the task; what they answer goes nowhere. */
function TryOut({ task, lang }: { task: PublicTask; lang: string | undefined }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return <TaskView task={task} value={value} onChange={setValue} lang={lang} />;
}
