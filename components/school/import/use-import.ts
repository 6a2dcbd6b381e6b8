'use client';

import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { ImportDone, ImportPreview, ImportRow } from '@/lib/contract/school/import/import';
import { MAX_IMPORT_ROWS } from '@/lib/contract/school/limits';
import { findColumns, isComplete, toImportRows, type Columns } from '@/lib/school/import/columns';
import { fileProblems } from '@/lib/school/import/file-problems';
import type { Sheet } from '@/lib/school/import/table';

type Chosen = { sheets: Sheet[]; at: number; columns: Columns; firstRow: number };
export type Shown = { rows: ImportRow[]; movesStudents: boolean; preview: ImportPreview };

/** A list on its way from a file to the school: read here, shown by the platform, then done. [HW-11] */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [done, setDone] = useState<ImportDone | null>(null);
  const { pending, failed, run } = useCalls<'preview' | 'import'>();
  const turn = useRef(0);

  /** Of two files that are chosen one after the other, the last counts, whichever is read first. */
  async function choose(file: File): Promise<void> {
    const own = ++turn.current;
    setShown(null);
    setDone(null);
    setChosen(null);
    setProblem(null);
    const read = await readLazily(file);
    if (own !== turn.current) return;
    if (typeof read === 'string') return setProblem(read);
    const known = read.findIndex((sheet) => isComplete(findColumns(sheet).columns));
    setChosen(chooseSheet(read, Math.max(known, 0)));
  }

  async function preview(movesStudents = shown?.movesStudents ?? true): Promise<void> {
    const sheet = chosen?.sheets[chosen.at];
    if (!chosen || !sheet) return;
    const rows = toImportRows(sheet, chosen.columns, chosen.firstRow);
    if (rows.length === 0) return setProblem(fileProblems.empty);
    if (rows.length > MAX_IMPORT_ROWS) return setProblem(fileProblems.too_many_rows);
    setProblem(null);
    const body = { rows, movesStudents };
    await run(
      'preview',
      () => callApi('previewImport', { body }),
      (value) => setShown({ rows, movesStudents, preview: value }),
    );
  }

  async function carryOut(): Promise<void> {
    if (!shown) return;
    const { rows, movesStudents, preview: seen } = shown;
    const body = { rows, movesStudents, fingerprint: seen.fingerprint };
    await run('import', () => callApi('importStudents', { body }), setDone);
  }

  function change(next: Partial<Chosen>): void {
    if (!chosen) return;
    setShown(null);
    setChosen(next.at === undefined ? { ...chosen, ...next } : chooseSheet(chosen.sheets, next.at));
  }
  return { chosen, problem, shown, done, pending, failed, choose, change, preview, carryOut };
}

function chooseSheet(sheets: Sheet[], at: number): Chosen {
  const sheet = sheets[at] ?? { title: '', rows: [] };
  return { sheets, at, ...findColumns(sheet) };
}

/** The sheets of a file, or what is wrong; what reads it is loaded with the first one. */
async function readLazily(file: File): Promise<Sheet[] | string> {
  try {
    const { readFile } = await import('@/lib/school/import/read-file');
    const read = await readFile(file);
    return read.ok ? read.sheets : fileProblems[read.problem];
  } catch {
    return 'Нет связи: не\u00A0загрузилось то, что читает файлы. Выберите файл ещё\u00A0раз.';
  }
}
