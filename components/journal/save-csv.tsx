'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button/button';
import { journalCsv } from '@/lib/journal/csv';

type SaveCsvProps = {
  table: Parameters<typeof journalCsv>;
  /** What the file is called, without its ending. */
  name: string;
};

/** Saves the table that is shown as a file for a spreadsheet. [HW-06] */
export function SaveCsv({ table, name }: SaveCsvProps) {
  function save(): void {
    const url = URL.createObjectURL(
      new Blob([journalCsv(...table)], { type: 'text/csv;charset=utf-8' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.csv`;
    link.click();
    // A browser that asks where to put it reads the address later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
  return (
    <Button variant="quiet" size="s" onClick={save}>
      <Download aria-hidden className="size-5" />
      Скачать таблицу
    </Button>
  );
}
