'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { TryOut } from '@/components/task/try-out';
import { LoadFailure } from '@/components/homework/share/load-failure';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { FullScreenModal } from '@/components/ui/full-screen-modal/full-screen-modal';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import type { PublicTask } from '@/lib/contract/tasks/tasks';
import {
  takenTasks,
  type PickedTask,
  type SelectedStep,
  type Selection,
} from '@/lib/homework/selection';

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
  /** With these single tasks can be picked. [FEAT-01] */
  selection?: Selection;
  onPick?: (picked: PickedTask) => void;
};

/** A step as the student will see it; one can leaf to its neighbours. [HW-01] */
export function StepPreview({ steps, uuid, open, onClose, ...rest }: StepPreviewProps) {
  const index = steps.findIndex((step) => step.uuid === uuid);
  const step = steps[index];
  const { isChosen, lang, onShow, onToggle, selection, onPick } = rest;
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
          <StepTasks key={step.uuid} {...{ step, lang, selection, onPick }} />
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

type StepTasksProps = Pick<StepPreviewProps, 'lang' | 'selection' | 'onPick'> & {
  step: SelectedStep;
};

function StepTasks(props: StepTasksProps) {
  const { data, error, mutate } = useApi(
    'getStep',
    { params: { stepUuid: props.step.uuid } },
    { revalidateOnFocus: false },
  );
  if (data) return <Tasks {...props} tasks={data.tasks} />;
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

function Tasks(props: StepTasksProps & { tasks: readonly PublicTask[] }) {
  const { step, tasks, lang, selection, onPick } = props;
  const all = tasks.map(({ id }) => id);
  const taken = takenTasks(selection ?? [], step.uuid, all);
  return (
    <div className="flex flex-col gap-8 divide-y divide-line *:not-last:pb-8">
      {tasks.map((task, index) => (
        <div key={task.id} className="flex flex-col gap-4">
          {onPick && tasks.length > 1 ? (
            <div className="-mt-1 self-start rounded-l bg-accent-tint px-3">
              <Checkbox
                label={`Взять вопрос\u00A0${index + 1}`}
                checked={taken.includes(task.id)}
                onCheckedChange={(isTaken) => onPick({ step, all, id: task.id, isTaken })}
              />
            </div>
          ) : null}
          <TryOut task={task} lang={lang} />
        </div>
      ))}
    </div>
  );
}
