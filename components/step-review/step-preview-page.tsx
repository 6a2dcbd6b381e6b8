import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { TryOut } from '@/components/task/try-out';
import type { Step, Workbook } from '@/lib/contract/content/content';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { typeset } from '@/lib/format/typeset';

type StepPreviewPageProps = {
  workbook: Pick<Workbook, 'title' | 'subjectId' | 'isUnreleased'>;
  step: Step;
  /** What testers want to know of it; null for the others. [AUTH-18] */
  revision: number | null;
  /** What can be said of it. */
  children?: ReactNode;
};

/** A step as a student will see it, without a homework around it. [ROUTE-12] [HW-12] */
export function StepPreviewPage({ workbook, step, revision, children }: StepPreviewPageProps) {
  const lang = languageOf(workbook.subjectId);
  return (
    <div className="page-width flex flex-col gap-6 py-6 medium:py-10">
      <div>
        <p className="text-caption text-ink-soft">
          <span lang={lang}>{typeset(workbook.title)}</span>
          {workbook.isUnreleased ? ' · не\u00A0выпущена' : ''}
        </p>
        <h1 className="mt-1 text-title-m font-semibold medium:text-title-l" lang={lang}>
          {typeset(step.title)}
        </h1>
        <p className="mt-2 text-ink-soft">
          Так задание увидит ученик. Ответы здесь не&nbsp;сохраняются.
        </p>
      </div>
      {revision === null ? null : <ForTesters step={step} revision={revision} />}
      <div className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <div className="flex flex-col gap-8 divide-y divide-line *:not-last:pb-8">
            {step.tasks.map((task) => (
              <TryOut key={task.id} task={task} lang={lang} />
            ))}
          </div>
        </Card>
        {children}
      </div>
    </div>
  );
}

function ForTesters({ step, revision }: { step: Step; revision: number }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-caption text-ink-soft">
      <div className="flex gap-2">
        <dt>uuid</dt>
        <dd className="break-all">{step.uuid}</dd>
      </div>
      <div className="flex gap-2">
        <dt>редакция</dt>
        <dd>{revision}</dd>
      </div>
      <div className="flex gap-2">
        <dt>вопросы</dt>
        <dd>{step.tasks.map(({ id, kind }) => `${id} (${kind})`).join(', ')}</dd>
      </div>
    </dl>
  );
}
