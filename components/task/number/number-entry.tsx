'use client';

import { useId, useRef } from 'react';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';

const MAX_NUMBER_LENGTH = 60;
const LEADING_MINUS = /^\s*[-−–]\s*/;

/** A number with its unit, written on squared paper. The text goes out as it was typed. */
export function NumberEntry(props: TaskKindProps<'number'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = value?.text ?? '';
  const write = (next: string) => onChange({ kind: 'number', text: next });

  function changeSign() {
    write(LEADING_MINUS.test(text) ? text.replace(LEADING_MINUS, '') : `-${text}`);
    input.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-3" lang={lang}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-input`}
        lang="ru"
        className="w-full font-medium medium:w-auto"
      >
        Ответ
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        type="text"
        inputMode="decimal"
        aria-labelledby={`${id}-label${task.unit ? ` ${id}-unit` : ''}`}
        aria-describedby={labelledBy}
        maxLength={MAX_NUMBER_LENGTH}
        value={text}
        readOnly={readOnly}
        onChange={(event) => write(event.target.value)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className="squared-paper h-12 w-42 rounded-s border border-control bg-surface px-3 text-title-s font-medium text-accent-strong tabular-nums read-only:border-line enabled:not-read-only:hover:border-accent"
      />
      {task.unit ? (
        <span id={`${id}-unit`}>
          <RichText text={task.unit} />
        </span>
      ) : null}
      {readOnly ? null : <SignButton onPress={changeSign} />}
    </div>
  );
}

/** Under a finger only: the number keys of a phone may have no minus. */
function SignButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      lang="ru"
      aria-label="Сменить знак"
      onClick={onPress}
      className="hidden size-12 items-center justify-center rounded-m border border-control bg-surface text-title-s active:bg-accent-tint pointer-coarse:flex"
    >
      ±
    </button>
  );
}
