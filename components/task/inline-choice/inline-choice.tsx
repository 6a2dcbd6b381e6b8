import { GapText } from '@/components/task/parts/gap-text';
import { ReadOnlyAnswer } from '@/components/task/parts/read-only-answer';
import { withEntry } from '@/components/task/parts/with-entry';
import { Select } from '@/components/ui/select/lazy-select';
import { plainText } from '@/lib/contract/markup/plain-text';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';

/** Blanks in a text, each filled from a list of its own. */
export function InlineChoice(props: TaskKindProps<'inline_choice'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const choices = value?.choices ?? {};

  function choose(blankId: string, optionId: string | null) {
    onChange({ kind: 'inline_choice', choices: withEntry(choices, blankId, optionId) });
  }

  return (
    <GapText
      text={task.text}
      labelledBy={labelledBy}
      lang={lang}
      renderGap={(blankId, label) => {
        const blank = task.blanks.find(({ id }) => id === blankId);
        if (!blank) return null;
        const chosen = blank.options.find(({ id }) => id === choices[blankId]);
        if (readOnly)
          return (
            <ReadOnlyAnswer
              label={label}
              answer={chosen ? <RichText text={chosen.text} /> : null}
            />
          );
        return (
          <Select
            variant="inline"
            label={label}
            hideLabel
            accent="ink"
            lang={lang}
            clearLabel="Не выбрано"
            options={blank.options.map(({ id, text }) => ({
              value: id,
              label: <RichText text={text} />,
              text: plainText(text),
            }))}
            value={chosen?.id ?? null}
            onValueChange={(optionId) => choose(blankId, optionId)}
          />
        );
      }}
    />
  );
}
