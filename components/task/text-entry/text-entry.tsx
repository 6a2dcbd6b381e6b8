import { GapText } from '@/components/task/parts/gap-text';
import { ReadOnlyAnswer } from '@/components/task/parts/read-only-answer';
import { withEntry } from '@/components/task/parts/with-entry';
import { MAX_ENTRY_LENGTH } from '@/lib/contract/tasks/text-entry/answer';
import type { TaskKindProps } from '@/components/task/task-props';

/** Blanks in a text, each filled by typing. The browser neither corrects nor completes. */
export function TextEntry(props: TaskKindProps<'text_entry'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const texts = value?.texts ?? {};

  function write(blankId: string, text: string) {
    onChange({ kind: 'text_entry', texts: withEntry(texts, blankId, text === '' ? null : text) });
  }

  return (
    <GapText
      text={task.text}
      labelledBy={labelledBy}
      lang={lang}
      renderGap={(blankId, label) => {
        const blank = task.blanks.find(({ id }) => id === blankId);
        if (!blank) return null;
        if (readOnly) return <ReadOnlyAnswer label={label} answer={texts[blankId] ?? null} />;
        return (
          <label className="inline">
            <span className="sr-only">{label}</span>
            <input
              type="text"
              lang={lang}
              // A little more than the answer needs: a tight field would tell its length.
              size={Math.max(6, blank.size + 2)}
              maxLength={MAX_ENTRY_LENGTH}
              value={texts[blankId] ?? ''}
              onChange={(event) => write(blankId, event.target.value)}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              className="h-11 max-w-[calc(100%-1rem)] rounded-t-s border-b-2 border-control bg-accent-tint px-2.5 align-baseline leading-7 text-accent-strong hover:border-accent medium:h-9"
            />
          </label>
        );
      }}
    />
  );
}
