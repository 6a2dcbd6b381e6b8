'use client';

import { MoveHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Journal } from '@/lib/contract/homework';
import { formatDay } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { cellOf } from '@/lib/journal/cell';
import type { MarkType } from '@/lib/journal/mark-type';
import { MarkCell } from './mark-cell';

export type ClassTableProps = {
  ofClass: Journal['classes'][number];
  /** What the class is called. */
  title: string;
  markType: MarkType;
  timeZone: string;
};

/** The marks of a class: a row for each student, a column for each homework. [HW-06] */
export function ClassTable({ ofClass, title, markType, timeZone }: ClassTableProps) {
  const captionId = useId();
  const [frame, isWide] = useOverflow();
  return (
    <div>
      {isWide ? (
        <p className="mb-2 flex items-center gap-2 text-caption text-ink-soft">
          <MoveHorizontal aria-hidden className="size-4 shrink-0" />
          Таблица шире экрана: её можно двигать вбок
        </p>
      ) : null}
      <div
        ref={frame}
        role="region"
        aria-labelledby={captionId}
        tabIndex={isWide ? 0 : undefined}
        // Relative: what is hidden for eyes in its cells must not widen the page.
        className="relative overflow-x-auto rounded-xl border border-line bg-surface shadow-sheet"
      >
        <table className="w-full border-separate border-spacing-0 text-left">
          <caption id={captionId} className="sr-only">
            {title}: отметки учеников за&nbsp;задания
          </caption>
          <Head homework={ofClass.homework} timeZone={timeZone} />
          <Body {...ofClass} markType={markType} />
        </table>
      </div>
    </div>
  );
}

type Class = ClassTableProps['ofClass'];

function Head({ homework, timeZone }: Pick<Class, 'homework'> & { timeZone: string }) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={`${firstColumn} align-bottom text-caption font-medium text-ink-soft`}
        >
          Ученик
        </th>
        {homework.map(({ taskHash, title: name, createdAt }) => (
          <th
            key={taskHash}
            scope="col"
            className="max-w-44 min-w-32 border-b border-line px-3 py-3 align-bottom font-normal"
          >
            <span className="line-clamp-3 text-caption font-medium" title={name}>
              {typeset(name)}
            </span>{' '}
            <time dateTime={createdAt} className="block text-caption text-ink-soft">
              {formatDay(createdAt, timeZone)}
            </time>
          </th>
        ))}
        <th aria-hidden className="w-full border-b border-line" />
      </tr>
    </thead>
  );
}

function Body({
  homework,
  students,
  markType,
}: Pick<Class, 'homework' | 'students'> & { markType: MarkType }) {
  return (
    <tbody className="[&_tr:last-child>*]:border-b-0">
      {students.map(({ userId, surname, name, marks }) => (
        <tr key={userId}>
          <th scope="row" className={`${firstColumn} font-medium`}>
            {surname} {name}
          </th>
          {homework.map(({ taskHash }) => (
            <td key={taskHash} className="border-b border-line px-3 py-2">
              <MarkCell cell={cellOf(marks, taskHash)} markType={markType} />
            </td>
          ))}
          <td aria-hidden className="border-b border-line" />
        </tr>
      ))}
    </tbody>
  );
}

/** Stays in its place while the rest moves under it. */
const firstColumn =
  'sticky left-0 z-10 max-w-40 min-w-32 break-words hyphens-auto border-r border-b border-line bg-surface px-4 py-3 medium:max-w-72 medium:min-w-56 medium:px-6';

/** Whether the content of an element is wider than it. */
function useOverflow(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setIsWide(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [frame, isWide];
}
