import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type Notes = {
  /** What helps to fill it in: format, example, why it is asked. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence marks the control as wrong. */
  error?: ReactNode;
};

const isThere = (note: ReactNode) =>
  note !== undefined && note !== null && note !== false && note !== '';

/** What a control has to say of its notes to a screen reader. [UI-12] */
export function describedByNotes(id: string, { description, error }: Notes) {
  const ids = [
    isThere(description) ? `${id}-description` : '',
    isThere(error) ? `${id}-error` : '',
  ];
  return {
    'aria-describedby': ids.join(' ').trim() || undefined,
    'aria-invalid': isThere(error) || undefined,
  };
}

/**
 * Below a control: what helps, and what is wrong. `id` is the one that describedByNotes was given.
 * Spans, because a control may stand in a line of text.
 */
export function FieldNotes({ id, description, error }: Notes & { id: string }) {
  return (
    <>
      {isThere(description) ? (
        <span id={`${id}-description`} className="block text-caption text-ink-soft">
          {description}
        </span>
      ) : null}
      {isThere(error) ? (
        <span id={`${id}-error`} className="flex gap-1.5 text-caption text-negative-strong">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{error}</span>
        </span>
      ) : null}
    </>
  );
}
