'use client';

import { sheetInputOf, type ShownClass } from '@/components/journal/shown/shown-class';
import { splitColumns } from '@/lib/journal/sheet/split';
import { journalSheet, type Sheet, type SheetCell } from '@/lib/journal/sheet/sheet';
import { latenessWords } from '@/lib/journal/marks/lateness';
import { usePrinting } from './use-printing';
import './printed-journal.css';

type PrintedJournalProps = { shown: ShownClass; teacherName: string };

/** As many columns as can be read across a sheet of A4, names and averages included. */
const MAX_COLUMNS = 12;

/** The journal on paper: all columns, in tables one under the other, with the names on each. [HW-06] */
export function PrintedJournal({ shown, teacherName }: PrintedJournalProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const sheet = journalSheet(sheetInputOf(shown));
  const parts = splitColumns(withoutTitles(sheet), MAX_COLUMNS);
  return (
    <div data-print="journal" aria-hidden className="hidden print:block">
      {parts.map((part, index) => (
        <section key={index} className="not-first:break-before-page">
          <p className="text-body font-semibold">
            {sheet.title}
            {parts.length > 1 ? `, часть ${index + 1} из\u00A0${parts.length}` : ''}
          </p>
          {teacherName === '' ? null : <p className="text-caption">Учитель: {teacherName}</p>}
          <PrintedTable sheet={part} />
        </section>
      ))}
    </div>
  );
}

/** The last column repeats in titles what the cells say themselves here. */
function withoutTitles({ title, head, rows }: Sheet): Sheet {
  return { title, head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) };
}

function PrintedTable({ sheet: { head, rows } }: { sheet: Sheet }) {
  return (
    <table className="mt-2 w-full border-collapse text-left">
      <thead>
        <tr>
          {head.map((text, index) => (
            <th key={index} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{textOf(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf({ value, isLate = false }: SheetCell): string {
  if (typeof value === 'string') return value;
  const number = String(value).replace('.', ',');
  return isLate ? `${number}, ${latenessWords.finished}` : number;
}
