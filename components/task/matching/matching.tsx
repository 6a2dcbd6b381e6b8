import { NoAnswer } from '@/components/task/parts/read-only-answer';
import { withEntry } from '@/components/task/parts/with-entry';
import { Select } from '@/components/ui/select/lazy-select';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { plainText } from '@/lib/contract/markup/plain-text';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';

/** Pairs: beside each item on the left a list with all that is on the right. */
export function Matching(props: TaskKindProps<'matching'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const pairs = value?.pairs ?? {};

  return (
    <ul
      aria-labelledby={labelledBy}
      lang={lang}
      className="flex max-w-180 flex-col gap-4 medium:gap-3"
    >
      {task.left.map((left) => (
        <PairRow
          key={left.id}
          left={left}
          right={task.right}
          chosen={task.right.find(({ id }) => id === pairs[left.id]) ?? null}
          taken={Object.values(withEntry(pairs, left.id, null))}
          readOnly={readOnly}
          lang={lang}
          onChoose={(rightId) =>
            onChange({ kind: 'matching', pairs: withEntry(pairs, left.id, rightId) })
          }
        />
      ))}
    </ul>
  );
}

type PairRowProps = {
  left: TaskOption;
  right: readonly TaskOption[];
  chosen: TaskOption | null;
  /** Ids that other rows have. They may be chosen again: some tasks sort into groups. */
  taken: readonly string[];
  readOnly: boolean;
  lang: string | undefined;
  onChoose: (rightId: string | null) => void;
};

function PairRow({ left, right, chosen, taken, readOnly, lang, onChoose }: PairRowProps) {
  return (
    <li className="grid items-center gap-2 border-line not-last:border-b not-last:pb-5 medium:grid-cols-2 medium:gap-4 medium:not-last:border-0 medium:not-last:pb-0">
      <div className="flex items-center gap-4">
        <div>
          <RichText text={left.text} />
        </div>
        <span
          aria-hidden
          className="hidden min-w-6 flex-1 border-b-2 border-dotted border-control medium:block"
        />
      </div>
      {readOnly ? (
        <div className="flex min-h-12 items-center rounded-m bg-paper px-4 py-2">
          {chosen ? <RichText text={chosen.text} /> : <NoAnswer />}
        </div>
      ) : (
        <Select
          label={plainText(left.text)}
          hideLabel
          accent="ink"
          lang={lang}
          placeholder="Выберите пару"
          clearLabel="Без пары"
          options={right.map(({ id, text }) => ({
            value: id,
            label: <RichText text={text} />,
            text: plainText(text),
            ...(taken.includes(id) && { note: 'уже в паре' }),
          }))}
          value={chosen?.id ?? null}
          onValueChange={onChoose}
        />
      )}
    </li>
  );
}
