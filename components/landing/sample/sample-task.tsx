import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import type { PublicTask } from '@/lib/contract/tasks/tasks';
import { plainText } from '@/lib/contract/markup/plain-text';
import type { Sample } from '@/lib/landing/landing';
import { SAMPLE_FIELD, type SampleCheck } from '@/lib/landing/sample-answer';
import { SampleForm } from './sample-form';
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
        <Answer task={task} given={given} lang={lang} />
      </SampleForm>
    </div>
  );
}

function Answer({
  task,
  given,
  lang,
}: {
  task: PublicTask;
  given: string;
  lang: string | undefined;
}) {
  if (task.kind === 'number') return <NumberField unit={task.unit} given={given} />;
  if (task.kind !== 'single_choice') return null;
  return (
    <div className="w-full" lang={lang}>
      <RadioGroup
        variant="tile"
        name={SAMPLE_FIELD}
        labelledBy={PROMPT_ID}
        required
        defaultValue={given}
        options={task.options.map(({ id, text }) => ({
          value: id,
          label: <TaskText text={text} />,
          text: plainText(text),
        }))}
      />
    </div>
  );
}

function NumberField({ unit, given }: { unit: string | undefined; given: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor="sample-answer" className="font-medium">
        Ответ
      </label>
      <input
        id="sample-answer"
        name={SAMPLE_FIELD}
        type="text"
        inputMode="decimal"
        required
        maxLength={60}
        defaultValue={given}
        autoComplete="off"
        aria-describedby={unit ? `${PROMPT_ID} sample-unit` : PROMPT_ID}
        className="squared-paper h-12 w-42 rounded-s border border-control bg-surface px-3 text-title-s font-medium text-accent-strong tabular-nums hover:border-accent"
      />
      {unit ? (
        <span id="sample-unit">
          <TaskText text={unit} />
        </span>
      ) : null}
    </div>
  );
}
