'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select/lazy-select';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { JournalHomework } from '@/lib/contract/journal/journal';
import { formatDay } from '@/lib/format/date-time';
import { cellOf } from '@/lib/journal/marks/cell';
import { latenessOf } from '@/lib/journal/marks/lateness';
import { homeworkTotals } from '@/lib/journal/marks/totals';
import { pathOf } from '@/lib/routes/match';
import { HomeworkDates } from '@/components/journal/grid/grid-head';
import type { RowProps } from '@/components/journal/grid/grid-row';
import { MarkCell } from '@/components/journal/cells/mark-cell';
import { markOf, type ShownClass } from '@/components/journal/shown/shown-class';
import { StudentCell } from '@/components/journal/student/student-cell';
import { averageText } from '@/components/journal/cells/totals-words';

type HomeworkMarksProps = Omit<RowProps, 'student'>;

/** On a phone: one homework at a time, and the marks of the class for it. [HW-06] */
export function HomeworkMarks(props: HomeworkMarksProps) {
  const { ofClass, timeZone } = props.shown;
  const [taskHash, setTaskHash] = useState<string | null>(null);
  const homework = ofClass.homework.find((one) => one.taskHash === taskHash) ?? ofClass.homework[0];
  if (!homework) return null;
  return (
    <section aria-label="Отметки за&nbsp;задание" className="flex flex-col gap-4">
      <Select
        label="Задание"
        options={ofClass.homework.map((one) => ({
          value: one.taskHash,
          label: one.title,
          note: formatDay(one.createdAt, timeZone),
        }))}
        value={homework.taskHash}
        onValueChange={setTaskHash}
      />
      <About homework={homework} shown={props.shown} />
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-sheet">
        {ofClass.students.map((student) => (
          <StudentMark key={student.userId} {...props} {...{ student, homework }} />
        ))}
      </ul>
    </section>
  );
}

type OfHomework = { homework: JournalHomework; shown: ShownClass };

function About({ homework, shown }: OfHomework) {
  const { ofClass, markType, timeZone, now } = shown;
  const { average, notBegun, unfinished, late } = homeworkTotals(homework, ofClass, now);
  const facts = [
    ...(average ? [['средняя', averageText(average, markType)]] : []),
    ['не\u00A0начали', notBegun],
    ...(unfinished > 0 ? [['выполняют', unfinished]] : []),
    ...(late > 0 ? [['поздно', late]] : []),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-soft">
        <HomeworkDates homework={homework} timeZone={timeZone} />
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-caption text-ink-soft">{name}</dt>
            <dd className="text-title-s font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href={pathOf('teacherHomework', { taskHash: homework.taskHash })}>
          Как прошли задания
        </TextLink>
      </p>
    </div>
  );
}

function StudentMark({ student, homework, shown, nameOf, onChanged }: RowProps & OfHomework) {
  const { markType, now, isProjected } = shown;
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
      <span className="min-w-0 flex-1 font-medium break-words hyphens-auto">
        {isProjected ? (
          shown.titleOf(student)
        ) : (
          <StudentCell {...{ student, nameOf, onChanged }} place="list" />
        )}
      </span>
      <MarkCell
        cell={cellOf(student.marks, homework.taskHash)}
        lateness={latenessOf(markOf(student, homework), homework, now)}
        markType={markType}
        isPlain={isProjected}
      />
    </li>
  );
}
