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
          <AlertSign />
          <span className="min-w-0 break-words">{error}</span>
        </span>
      ) : null}
    </>
  );
}

/** Our own drawing: fields stand on landings, for which the library of icons is too heavy. */
function AlertSign() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="mt-0.5 size-4 shrink-0 stroke-current"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="10" cy="10" r="8.25" />
      <path d="M10 6v4.5M10 13.75v.01" />
    </svg>
  );
}
