'use client';

import { useId, useRef, useState } from 'react';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';
import { FieldNotes } from '@/components/ui/field/field-notes';
import {
  MAX_NUMBER_LENGTH,
  mayBecomeNumber,
  parseNumber,
} from '@/lib/contract/tasks/number/parse-number';

/** The browser neither corrects nor completes. */
const AS_TYPED = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;
const LEADING_MINUS = /^\s*[-−–]\s*/;

/** A number with its unit, written on squared paper. The text goes out as it was typed. */
export function NumberEntry(props: TaskKindProps<'number'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const text = value?.text ?? '';
  const isWrong = !readOnly && isNoNumber(text, task.unit, isTyping);
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
        aria-describedby={`${labelledBy}${isWrong ? ` ${id}-error` : ''}`}
        aria-invalid={isWrong || undefined}
        maxLength={MAX_NUMBER_LENGTH}
        value={text}
        readOnly={readOnly}
        onChange={(event) => write(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        {...AS_TYPED}
        className="squared-paper h-12 w-42 rounded-s border border-control bg-surface px-3 text-title-s font-medium text-accent-strong tabular-nums read-only:border-line enabled:not-read-only:hover:border-accent aria-invalid:border-negative-strong"
      />
      {task.unit ? (
        <span id={`${id}-unit`}>
          <RichText text={task.unit} />
        </span>
      ) : null}
      {readOnly ? null : <SignButton onPress={changeSign} />}
      <NotANumber id={id} isWrong={isWrong} />
    </div>
  );
}

/** Announced when it appears, so its place is always there. */
function NotANumber({ id, isWrong }: { id: string; isWrong: boolean }) {
  const error = 'Это не\u00A0число. Запишите ответ цифрами: 12, −3,5 или 3/4.';
  return (
    <div aria-live="polite" lang="ru" className="-mt-3 w-full not-empty:mt-0">
      {isWrong ? <FieldNotes id={id} error={error} /> : null}
    </div>
  );
}

/** What is on its way to a number is told of only when the student has left the field. */
function isNoNumber(text: string, unit: string | undefined, isTyping: boolean): boolean {
  if (text.trim() === '') return false;
  return isTyping ? !mayBecomeNumber(text, unit) : parseNumber(text, unit) === null;
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
