'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { sheetCsv } from '@/lib/journal/sheet/csv';
import { fileName } from '@/lib/journal/sheet/names';
import type { Sheet } from '@/lib/journal/sheet/sheet';

const loadXlsx = () => import('@/lib/journal/sheet/xlsx');

/** Saves the table that is shown as a file for a spreadsheet. [HW-06] */
export function SaveTable({ makeSheet }: { makeSheet: () => Sheet }) {
  const [isPending, setPending] = useState(false);
  function saveCsv(): void {
    const sheet = makeSheet();
    save(new Blob([sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' }), `${nameOf(sheet)}.csv`);
  }
  async function saveXlsx(): Promise<void> {
    const sheet = makeSheet();
    setPending(true);
    try {
      const { sheetXlsx } = await loadLazy(loadXlsx);
      save(await sheetXlsx(sheet), `${nameOf(sheet)}.xlsx`);
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button variant="quiet" size="s" pending={isPending} onClick={() => void saveXlsx()}>
        <Download aria-hidden className="size-5 shrink-0" />
        Скачать XLSX
      </Button>
      <Button variant="quiet" size="s" onClick={saveCsv}>
        <Download aria-hidden className="size-5 shrink-0" />
        Скачать CSV
      </Button>
    </>
  );
}

const nameOf = ({ title }: Sheet) => fileName(title);

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to put it reads the address later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
