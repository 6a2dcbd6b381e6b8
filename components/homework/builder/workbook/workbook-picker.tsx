'use client';

import { Select } from '@/components/ui/select/lazy-select';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Teaching } from '@/lib/contract/user/user';
import {
  offeredGrades,
  offeredSubjects,
  offeredWorkbooks,
  workbookOfSubject,
} from '@/lib/homework/workbooks';

export type WorkbookPickerProps = {
  workbooks: readonly WorkbookSummary[];
  teaching: Teaching;
  /** The chosen one. */
  book: WorkbookSummary;
  onChoose: (workbookId: string) => void;
};

/**
 * Subject, grade, workbook. Only what exists is offered; a phone leaves out what leaves no
 * choice. [HW-01]
 */
export function WorkbookPicker({ workbooks, teaching, book, onChoose }: WorkbookPickerProps) {
  const { subjectId, grade } = book;
  const offered = offeredWorkbooks(workbooks, subjectId, grade);
  const choose = (found: WorkbookSummary | null | undefined) => {
    if (found) onChoose(found.id);
  };
  return (
    <div className="grid grid-cols-[1fr_7.5rem] gap-4 medium:grid-cols-[1fr_8rem_1fr]">
      <Select
        label="Предмет"
        options={offeredSubjects(workbooks, teaching).map(({ id, title }) => ({
          value: String(id),
          label: title,
        }))}
        value={String(subjectId)}
        onValueChange={(value) =>
          choose(workbookOfSubject(workbooks, teaching, Number(value), grade))
        }
      />
      <Select
        label="Класс"
        options={offeredGrades(workbooks, subjectId).map((one) => ({
          value: String(one),
          label: `${one}\u00A0класс`,
        }))}
        value={String(grade)}
        onValueChange={(value) => choose(offeredWorkbooks(workbooks, subjectId, Number(value))[0])}
      />
      <div
        className={`col-span-2 medium:col-span-1 ${offered.length === 1 && !book.isUnreleased ? 'hidden medium:block' : ''}`}
      >
        <Select
          label="Тетрадь"
          options={offered.map(({ id, title, isUnreleased }) => ({
            value: id,
            label: isUnreleased ? `${title} (не\u00A0выпущена)` : title,
          }))}
          value={book.id}
          onValueChange={(value) => choose(offered.find(({ id }) => id === value))}
        />
      </div>
    </div>
  );
}
