import type { JournalStudent } from '@/lib/contract/journal/journal';
import { cellOf } from '@/lib/journal/marks/cell';
import { latenessOf } from '@/lib/journal/marks/lateness';
import { studentTotals } from '@/lib/journal/marks/totals';
import { MarkCell } from '@/components/journal/cells/mark-cell';
import { markOf, type ShownClass } from '@/components/journal/shown/shown-class';
import { StudentCell } from '@/components/journal/student/student-cell';
import { AverageMark, MissingWords } from '@/components/journal/cells/totals-words';
import { markCell, nameCell } from './looks';

export type RowProps = {
  shown: ShownClass;
  student: JournalStudent;
  /** What a row of the journal is called; null when it is not there. */
  nameOf: (userId: string) => string | null;
  /** A row was removed or moved. */
  onChanged: () => void;
};

/** A student: what they have on average and at each homework. */
export function GridRow({ shown, student, nameOf, onChanged }: RowProps) {
  const { ofClass, markType, now, isProjected } = shown;
  const totals = studentTotals(student, ofClass, now);
  return (
    <tr>
      <th scope="row" className={nameCell}>
        {isProjected ? shown.titleOf(student) : <StudentCell {...{ student, nameOf, onChanged }} />}
      </th>
      <td className={markCell}>
        <AverageMark totals={totals} markType={markType} /> <MissingWords totals={totals} />
      </td>
      {ofClass.homework.map((homework) => (
        <td key={homework.taskHash} className={markCell}>
          <MarkCell
            cell={cellOf(student.marks, homework.taskHash)}
            lateness={latenessOf(markOf(student, homework), homework, now)}
            markType={markType}
            isPlain={isProjected}
          />
        </td>
      ))}
    </tr>
  );
}
