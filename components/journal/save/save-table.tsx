'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { sheetInputOf, type ShownClass } from '@/components/journal/shown/shown-class';
import { Button } from '@/components/ui/button/button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import type { SheetKind } from './save-sheet';

const load = () => import('./save-sheet');

/** Saves the table that is shown as a file for a spreadsheet; what that takes comes with the press. [HW-06] */
export function SaveTable({ shown }: { shown: ShownClass }) {
  const [pending, setPending] = useState<SheetKind | null>(null);
  async function save(kind: SheetKind): Promise<void> {
    setPending(kind);
    try {
      await (await loadLazy(load)).saveSheet(sheetInputOf(shown), kind);
    } finally {
      setPending(null);
    }
  }
  return (['xlsx', 'csv'] as const).map((kind) => (
    <Button
      key={kind}
      variant="quiet"
      size="s"
      pending={pending === kind}
      onClick={() => void save(kind)}
    >
      <Download aria-hidden className="size-5 shrink-0" />
      Скачать {kind.toUpperCase()}
    </Button>
  ));
}
