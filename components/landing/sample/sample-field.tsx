import type { ComponentType } from 'react';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { plainText } from '@/lib/contract/markup/plain-text';
import { MAX_NUMBER_LENGTH } from '@/lib/contract/tasks/number/parse-number';
import type { PublicTask, TaskKind, TaskOf } from '@/lib/contract/tasks/tasks';
import { SAMPLE_FIELD } from '@/lib/landing/sample-field';
import { TaskText } from './task-text';

type FieldProps<Kind extends TaskKind> = {
  task: TaskOf<Kind>;
  given: string;
  /** The id of the element that asks the question. */
  labelledBy: string;
  lang: string | undefined;
};

/** The kinds that one field of a native form can ask; `isFieldKind` of the contract has the same. */
const fields: { [Kind in TaskKind]?: ComponentType<FieldProps<Kind>> } = {
  single_choice: ChoiceField,
  number: NumberField,
};

/** What a visitor answers a sample with, without scripts. */
export function SampleField(props: Omit<FieldProps<TaskKind>, 'task'> & { task: PublicTask }) {
  // The field is that of the task's kind, which the types of a registry cannot say.
  const Field = fields[props.task.kind] as ComponentType<FieldProps<TaskKind>> | undefined;
  return Field ? <Field {...props} /> : null;
}

function ChoiceField({ task, given, labelledBy, lang }: FieldProps<'single_choice'>) {
  return (
    <div className="w-full" lang={lang}>
      <RadioGroup
        variant="tile"
        name={SAMPLE_FIELD}
        labelledBy={labelledBy}
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

function NumberField({ task: { unit }, given, labelledBy }: FieldProps<'number'>) {
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
        maxLength={MAX_NUMBER_LENGTH}
        defaultValue={given}
        autoComplete="off"
        aria-describedby={unit ? `${labelledBy} sample-unit` : labelledBy}
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
