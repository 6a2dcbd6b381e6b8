import type { CmsStep } from '@/lib/contract/cms/cms';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { kindsTitle } from '@/components/task/kind-titles';
import { inHomeworkForms } from './words';

type LessonStepsProps = {
  title: string;
  steps: readonly CmsStep[];
  lang: string | undefined;
};

/** The steps of a lesson, in order: what is done in each, its revision, and where it is used. */
export function LessonSteps({ title, steps, lang }: LessonStepsProps) {
  return (
    <div>
      <h3 className="font-semibold" lang={lang}>
        {typeset(title)}
      </h3>
      <ol className="mt-2 border-t border-line">
        {steps.map((step) => (
          <StepRow key={step.uuid} step={step} lang={lang} />
        ))}
      </ol>
    </div>
  );
}

function StepRow({ step, lang }: { step: CmsStep; lang: string | undefined }) {
  const { uuid, title, kinds, revision, homeworkCount } = step;
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 border-b border-line/70 py-3 last:border-b-0 medium:flex-row medium:items-baseline">
      <div className="min-w-0 flex-1">
        <span lang={lang}>{typeset(title)}</span>
        <span className="block text-caption text-ink-soft">{kindsTitle(kinds)}</span>
        <code className="block font-mono text-caption break-all text-ink-soft">{uuid}</code>
      </div>
      <p className="flex shrink-0 flex-wrap gap-x-6 text-caption medium:contents">
        <span className="medium:w-24">редакция&nbsp;{revision}</span>
        <span className={`medium:w-56 ${homeworkCount === 0 ? 'text-ink-soft' : 'font-medium'}`}>
          {homeworkCount === 0
            ? 'нигде не\u00A0задан'
            : `в\u00A0${countOf(homeworkCount, inHomeworkForms)}`}
        </span>
      </p>
    </li>
  );
}
