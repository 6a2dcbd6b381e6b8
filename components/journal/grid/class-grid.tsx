'use client';

import { useId } from 'react';
import { ScrollRegion } from '@/components/ui/table/scroll-region';
import { periodTitle } from '@/lib/journal/period/title';
import type { ShownClass } from '@/components/journal/shown/shown-class';
import { GridFoot } from './grid-foot';
import { GridHead } from './grid-head';
import { GridRow, type RowProps } from './grid-row';

type ClassGridProps = Omit<RowProps, 'student'>;

/**
 * The marks of a class: a row for each student, a column for each homework. It moves in its own frame;
 * names and heads stay where they are. [HW-06]
 */
export function ClassGrid(props: ClassGridProps) {
  const { shown } = props;
  const captionId = useId();
  return (
    <ScrollRegion labelledBy={captionId} isTall>
      <table
        className={`w-full border-separate border-spacing-0 text-left [&_tr>:last-child]:w-full ${shown.isProjected ? 'text-title-s [zoom:1.25]' : ''}`}
      >
        <caption id={captionId} className="sr-only">
          {captionOf(shown)}
        </caption>
        <GridHead shown={shown} />
        <tbody>
          {shown.ofClass.students.map((student) => (
            <GridRow key={student.userId} {...props} student={student} />
          ))}
        </tbody>
        <GridFoot shown={shown} />
      </table>
    </ScrollRegion>
  );
}

const captionOf = ({ title, period }: ShownClass) =>
  `${title}: отметки учеников за\u00A0задания, ${periodTitle(period)}`;
