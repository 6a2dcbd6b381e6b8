'use client';

import { useId } from 'react';
import { ScrollRegion } from '@/components/ui/table/scroll-region';
import type { Journal } from '@/lib/contract/homework/homework';
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
  return (
    <ScrollRegion labelledBy={captionId}>
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption id={captionId} className="sr-only">
          {title}: отметки учеников за&nbsp;задания
        </caption>
        <Head homework={ofClass.homework} timeZone={timeZone} />
        <Body {...ofClass} markType={markType} />
      </table>
    </ScrollRegion>
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
