import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { plainText } from '@/lib/contract/markup/plain-text';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';

/** Any number of several answers. */
export function MultipleChoice(props: TaskKindProps<'multiple_choice'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const chosen = new Set(value?.optionIds);

  function choose(changed: string, isChosen: boolean) {
    // In the order of the options, so that the same choice is always the same answer.
    const optionIds = task.options
      .map(({ id }) => id)
      .filter((id) => (id === changed ? isChosen : chosen.has(id)));
    onChange({ kind: 'multiple_choice', optionIds });
  }

  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      lang={lang}
      className="flex max-w-180 flex-col gap-3"
    >
      {task.options.map(({ id, text }) => (
        <Checkbox
          key={id}
          variant="tile"
          label={<RichText text={text} />}
          text={plainText(text)}
          checked={chosen.has(id)}
          disabled={readOnly}
          onCheckedChange={(isChosen) => choose(id, isChosen)}
        />
      ))}
    </div>
  );
}
