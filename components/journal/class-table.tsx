'use client';

import Link from 'next/link';
import { Table, type TableColumn } from '@/components/ui/table/table';
import type { Journal } from '@/lib/contract/journal/journal';
import { formatDay } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { cellOf } from '@/lib/journal/cell';
import type { MarkType } from '@/lib/journal/mark-type';
import { pathOf } from '@/lib/routes/match';
import { MarkCell } from './mark-cell';
import { StudentCell } from './student/student-cell';

type Class = Journal['classes'][number];
type Student = Class['students'][number];

export type ClassTableProps = {
  ofClass: Class;
  /** What the class is called. */
  title: string;
  markType: MarkType;
  timeZone: string;
  /** What a row of the journal is called; null when it is not there. */
  nameOf: (userId: string) => string | null;
  /** A row was removed or moved. */
  onChanged: () => void;
};

/** The marks of a class: a row for each student, a column for each homework. [HW-06] */
export function ClassTable(props: ClassTableProps) {
  const { ofClass, title, markType, timeZone, nameOf, onChanged } = props;
  const students: TableColumn<Student> = {
    id: 'student',
    title: 'Ученик',
    cell: (student) => <StudentCell {...{ student, nameOf, onChanged }} />,
    isRowHeader: true,
  };
  const marks = ofClass.homework.map((homework): TableColumn<Student> => ({
    id: homework.taskHash,
    title: <HomeworkTitle homework={homework} timeZone={timeZone} />,
    cell: (student) => (
      <MarkCell cell={cellOf(student.marks, homework.taskHash)} markType={markType} />
    ),
  }));
  return (
    <Table
      caption={<>{title}: отметки учеников за&nbsp;задания</>}
      hideCaption
      columns={[students, ...marks]}
      rows={ofClass.students}
      rowKey={({ userId }) => userId}
      empty={null}
      isCompact
    />
  );
}

type HomeworkTitleProps = { homework: Class['homework'][number]; timeZone: string };

function HomeworkTitle({ homework, timeZone }: HomeworkTitleProps) {
  const { taskHash, title, createdAt } = homework;
  return (
    <span className="block max-w-38 min-w-26">
      <Link
        href={pathOf('teacherHomework', { taskHash })}
        prefetch={false}
        className="line-clamp-3 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        title={title}
      >
        {typeset(title)}
      </Link>{' '}
      <time dateTime={createdAt} className="block font-normal">
        {formatDay(createdAt, timeZone)}
      </time>
    </span>
  );
}
