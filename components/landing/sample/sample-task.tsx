import type { Sample } from '@/lib/landing/landing';
import type { SampleCheck } from '@/lib/landing/sample-answer';
import { SampleField } from './sample-field';
import { SampleForm } from './sample-form';
import { SampleSpares } from './sample-spares';
import { SampleVerdict } from './sample-verdict';
import { TaskText } from './task-text';

const PROMPT_ID = 'sample-prompt';

export type SampleTaskProps = {
  /** The path of the page. */
  action: string;
  sample: Sample;
  check: SampleCheck;
  /** The language of the task, when it is not Russian. */
  lang: string | undefined;
};

/** A task that a visitor solves at once; the server checks it. Works without scripts. */
export function SampleTask({ action, sample, check, lang }: SampleTaskProps) {
  const { title, task } = sample;
  const given = check.state === 'unanswered' ? '' : check.answer;
  return (
    <div className="relative isolate overflow-clip rounded-xl border border-line bg-surface px-5 py-7 shadow-sheet medium:py-10 medium:pr-12 medium:pl-24">
      <div
        aria-hidden
        className="absolute inset-y-0 left-16 -z-10 hidden border-l-2 border-accent/45 medium:block"
      />
      <h3 className="text-caption font-semibold text-accent-strong" lang={lang}>
        {title}
      </h3>
      <p id={PROMPT_ID} lang={lang} className="mt-2 mb-6 max-w-reading text-title-s font-semibold">
        <TaskText text={task.prompt} />
      </p>
      <SampleForm
        action={action}
        checked={check.state === 'unanswered' ? null : check.answer}
        verdict={<SampleVerdict check={check} />}
      >
        <div data-accent="ink" className="contents">
          <SampleField task={task} given={given} labelledBy={PROMPT_ID} lang={lang} />
        </div>
      </SampleForm>
      <SampleSpares />
    </div>
  );
}
