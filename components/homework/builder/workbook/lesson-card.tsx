'use client';

import { Eye } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { IconButton } from '@/components/ui/icon-button/lazy-icon-button';
import type { StepSummary, Workbook } from '@/lib/contract/content/content';
import { countOf } from '@/lib/format/plural';
import { kindsTitle } from '@/components/task/kind-titles';
import { countSelected, type SelectedStep, type Selection } from '@/lib/homework/selection';
import { taskForms } from '@/lib/homework/words';
import type { OutlineActions } from './outline';

export type LessonCardProps = OutlineActions & {
  lesson: Workbook['modules'][number]['lessons'][number];
  selection: Selection;
  lang?: string | undefined;
};

/** A lesson: all of it in one press, or its steps one by one. [HW-01] */
export function LessonCard({ lesson, selection, lang, ...actions }: LessonCardProps) {
  const id = useId();
  const { title, steps } = lesson;
  const chosen = countSelected(selection, steps);
  const isWhole = chosen === steps.length;
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 medium:px-5">
        <div className="min-w-40 flex-1">
          <h3 id={id} lang={lang} className="font-semibold">
            {title}
          </h3>
          <p className="text-caption text-ink-soft">
            {countOf(steps.length, taskForms)}
            {chosen > 0 ? `, выбрано\u00A0${chosen}` : ''}
          </p>
        </div>
        <Button
          variant="secondary"
          size="s"
          wide
          aria-describedby={id}
          onClick={() => (isWhole ? actions.onRemove(steps) : actions.onAdd(steps))}
        >
          {isWhole ? 'Убрать весь урок' : 'Выбрать весь урок'}
        </Button>
      </div>
      <ul className="border-t border-line">
        {steps.map((step) => (
          <StepRow
            key={step.uuid}
            step={step}
            chosen={selection.find(({ uuid }) => uuid === step.uuid)}
            lang={lang}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
}

type StepRowProps = OutlineActions & {
  step: StepSummary;
  chosen: SelectedStep | undefined;
  lang?: string | undefined;
};

function StepRow({ step, chosen, lang, onAdd, onRemove, onPreview }: StepRowProps) {
  const id = useId();
  return (
    <li className="flex items-center gap-2 border-t border-line px-4 first:border-t-0 last:rounded-b-xl has-checked:bg-accent-tint medium:px-5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={
            <span id={id} lang={lang}>
              {step.title}
            </span>
          }
          description={
            chosen?.taskIds
              ? `${kindsTitle(step.kinds)}: взято ${chosen.taskIds.length} из\u00A0${step.kinds.length}`
              : kindsTitle(step.kinds)
          }
          checked={chosen !== undefined}
          onCheckedChange={(checked) => (checked ? onAdd([step]) : onRemove([step]))}
        />
      </div>
      <IconButton icon={Eye} label="Посмотреть" ofId={id} onClick={() => onPreview(step.uuid)} />
    </li>
  );
}
