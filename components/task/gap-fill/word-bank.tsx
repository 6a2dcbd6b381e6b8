import type { ComponentProps } from 'react';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { hintFor } from './gap-texts';
import type { Picked } from './use-words';

type WordBankProps = {
  words: readonly TaskOption[];
  /** Ids of the words that stand in the text. */
  used: readonly string[];
  lang: string | undefined;
  picked: Picked;
  isPicked: (wordId: string) => boolean;
  onPress: (wordId: string) => void;
  sourceOf: (wordId: string) => ComponentProps<'button'>;
  target: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
};

/** The words to choose from. Those in the text stay where they were, so that nothing jumps. */
export function WordBank(props: WordBankProps) {
  const { words, used, lang, picked, isPicked, onPress, sourceOf, target } = props;
  return (
    <div
      role="group"
      aria-label="Слова для пропусков"
      className="flex max-w-reading flex-col gap-3 rounded-l border border-line bg-paper p-3 medium:p-4"
      {...target}
    >
      <ul lang={lang} className="flex flex-wrap gap-2">
        {words.map(({ id, text }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              aria-pressed={isPicked(id)}
              onClick={() => onPress(id)}
              className={`min-h-11 max-w-full min-w-11 cursor-grab rounded-m border px-3.5 py-1.5 text-left leading-6 aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:font-semibold aria-pressed:text-accent-strong ${
                used.includes(id)
                  ? 'border-dashed border-line text-ink-soft'
                  : 'border-control bg-surface hover:border-accent'
              }`}
              {...sourceOf(id)}
            >
              <RichText text={text} />
              {used.includes(id) ? (
                <span lang="ru" className="sr-only">
                  , уже в тексте
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-soft">{hintFor(picked)}</p>
    </div>
  );
}
