import { GapText } from '@/components/task/parts/gap-text';
import { ReadOnlyAnswer } from '@/components/task/parts/read-only-answer';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';
import { FillableText } from './fillable-text';

/** Words of a bank into the blanks of a text: by pressing one and the other, or by dragging. */
export function GapFill(props: TaskKindProps<'gap_fill'>) {
  const { task, value, readOnly, labelledBy, lang } = props;
  if (!readOnly) return <FillableText {...props} />;
  return (
    <GapText
      text={task.text}
      labelledBy={labelledBy}
      lang={lang}
      renderGap={(blankId, label) => {
        if (!task.blanks.some(({ id }) => id === blankId)) return null;
        const word = task.words.find(({ id }) => id === value?.words[blankId]);
        return (
          <ReadOnlyAnswer label={label} answer={word ? <RichText text={word.text} /> : null} />
        );
      }}
    />
  );
}
