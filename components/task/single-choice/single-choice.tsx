import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { plainText } from '@/lib/contract/markup/plain-text';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';

/** One of several answers. */
export function SingleChoice(props: TaskKindProps<'single_choice'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  return (
    <div lang={lang} className="max-w-180">
      <RadioGroup
        variant="tile"
        labelledBy={labelledBy}
        options={task.options.map(({ id, text }) => ({
          value: id,
          label: <RichText text={text} />,
          text: plainText(text),
        }))}
        value={value?.optionId ?? null}
        disabled={readOnly}
        onValueChange={(optionId) => onChange({ kind: 'single_choice', optionId })}
      />
    </div>
  );
}
