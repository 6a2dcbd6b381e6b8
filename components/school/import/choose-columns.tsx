'use client';

import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { Select } from '@/components/ui/select/lazy-select';
import type { ColumnName, Columns } from '@/lib/school/import/columns';
import type { Sheet } from '@/lib/school/import/table';

type ChooseColumnsProps = {
  sheets: readonly Sheet[];
  at: number;
  columns: Columns;
  firstRow: number;
  onChange: (next: { at?: number; columns?: Columns; firstRow?: number }) => void;
  children: ReactNode;
};

const labels: readonly [ColumnName, string][] = [
  ['surname', 'Фамилия'],
  ['name', 'Имя'],
  ['fullName', 'ФИО одним столбцом'],
  ['className', 'Класс'],
];

/** Which sheet and columns count: found by their headings, or chosen by hand. [HW-11] */
export function ChooseColumns(props: ChooseColumnsProps) {
  const { sheets, at, columns, firstRow, onChange, children } = props;
  const sheet = sheets[at] ?? { title: '', rows: [] };
  const options = columnOptions(sheet, firstRow);
  return (
    <Card as="section" labelledBy="columns">
      <h2 id="columns" className="text-title-s font-semibold">
        Где что стоит
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        {firstRow === 0
          ? 'Заголовков не\u00A0видно: укажите столбцы сами.'
          : 'Столбцы найдены по\u00A0заголовкам. Поправьте, если что-то не\u00A0так.'}
      </p>
      <div className="mt-4 grid gap-4 medium:grid-cols-4">
        {sheets.length > 1 ? (
          <Select
            label="Лист"
            options={sheets.map(({ title }, index) => ({ value: String(index), label: title }))}
            value={String(at)}
            onValueChange={(value) => onChange({ at: Number(value) })}
          />
        ) : null}
        {labels.map(([name, label]) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={columns[name] === null ? null : String(columns[name])}
            clearLabel="Нет"
            placeholder="Нет"
            onValueChange={(value) =>
              onChange({ columns: { ...columns, [name]: value === null ? null : Number(value) } })
            }
          />
        ))}
      </div>
      <div className="mt-6">{children}</div>
    </Card>
  );
}

/** A column is known by its letter, heading and first value. */
function columnOptions({ rows }: Sheet, firstRow: number) {
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const heading = firstRow > 0 ? (rows[firstRow - 1]?.[at] ?? '') : '';
    const text = (heading || (rows[firstRow]?.[at] ?? '')).slice(0, 30);
    return { value: String(at), label: [letterOf(at), text].filter(Boolean).join(': ') };
  });
}

function letterOf(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (at % 26));
}
