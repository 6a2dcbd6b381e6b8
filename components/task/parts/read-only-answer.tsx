import type { ReactNode } from 'react';

/** What stands in a blank where nothing can be changed: the answer, or that there is none. */
export function ReadOnlyAnswer({ label, answer }: { label: ReactNode; answer: ReactNode | null }) {
  return (
    <span className="inline-block max-w-[calc(100%-1rem)] min-w-16 rounded-t-s border-b-2 border-line bg-paper px-2.5 align-baseline leading-8">
      <span className="sr-only">{label}: </span>
      {answer === null ? <NoAnswer /> : <span className="text-accent-strong">{answer}</span>}
    </span>
  );
}

/** The place of an answer that was not given. */
export function NoAnswer() {
  return (
    <span lang="ru" className="text-ink-soft">
      нет ответа
    </span>
  );
}
