'use client';

import { useId } from 'react';
import { CriteriaList } from '@/components/task/parts/criteria-list';
import { NoAnswer } from '@/components/task/parts/read-only-answer';
import type { TaskKindProps } from '@/components/task/task-props';
import { MAX_TEXT_LENGTH } from '@/lib/contract/tasks/extended-text/answer';
import { countWords } from '@/lib/contract/tasks/extended-text/count-words';
import { countOf } from '@/lib/format/plural';

const WORDS = ['слово', 'слова', 'слов'] as const;
const WORDS_OF = ['слова', 'слов', 'слов'] as const;

/** A text of the student's own, with the number of its words. It goes out as it was typed. */
export function ExtendedText(props: TaskKindProps<'extended_text'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const countId = useId();
  const text = value?.text ?? '';
  return (
    <div className="flex flex-col gap-6">
      <CriteriaList criteria={task.criteria} lang={lang} />
      {readOnly ? (
        <WrittenText text={text} lang={lang} labelledBy={labelledBy} />
      ) : (
        <div className="flex flex-col gap-1.5">
          <textarea
            aria-labelledby={labelledBy}
            aria-describedby={countId}
            lang={lang}
            rows={8}
            maxLength={MAX_TEXT_LENGTH}
            value={text}
            onChange={(event) => onChange({ kind: 'extended_text', text: event.target.value })}
            autoComplete="off"
            className="field-sizing-content max-h-[70vh] min-h-48 w-full resize-y rounded-s border border-control bg-surface p-3 leading-7 text-accent-strong hover:border-accent medium:p-4"
          />
          <p id={countId} className="text-caption text-ink-soft tabular-nums">
            <WordCount text={text} least={task.minWords} />
          </p>
        </div>
      )}
    </div>
  );
}

function WordCount({ text, least }: { text: string; least: number | undefined }) {
  const count = countWords(text);
  const left = MAX_TEXT_LENGTH - text.length;
  return (
    <>
      {countOf(count, WORDS)}
      {least !== undefined && count < least
        ? `, нужно не\u00A0меньше ${countOf(least, WORDS_OF)}`
        : null}
      {left < MAX_TEXT_LENGTH / 10 ? `, осталось знаков: ${left}` : null}
    </>
  );
}

type WrittenTextProps = { text: string; lang: string | undefined; labelledBy: string };

function WrittenText({ text, lang, labelledBy }: WrittenTextProps) {
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="max-w-reading rounded-s border border-line bg-paper p-3 leading-7 wrap-anywhere whitespace-pre-wrap text-accent-strong medium:p-4"
    >
      {text.trim() === '' ? <NoAnswer /> : <span lang={lang}>{text}</span>}
    </div>
  );
}
