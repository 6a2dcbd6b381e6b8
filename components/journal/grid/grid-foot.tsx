import { homeworkTotals } from '@/lib/journal/marks/totals';
import type { ShownClass } from '@/components/journal/shown/shown-class';
import { AverageMark, MissingWords } from '@/components/journal/cells/totals-words';
import { markCell, nameCell } from './looks';

/** What each homework comes to in the class. */
export function GridFoot({ shown: { ofClass, markType, now } }: { shown: ShownClass }) {
  if (ofClass.homework.length === 0) return null;
  return (
    <tfoot className="[&_tr:last-child>*]:border-b-0">
      <tr>
        <th scope="row" className={nameCell}>
          Средняя
        </th>
        <td className={markCell} />
        {ofClass.homework.map((homework) => {
          const totals = homeworkTotals(homework, ofClass, now);
          return (
            <td key={homework.taskHash} className={markCell}>
              <AverageMark totals={totals} markType={markType} /> <MissingWords totals={totals} />
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
