'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SquaredSheet } from '@/components/ui/drawing/squared-sheet';
import type { FailureId } from '@/lib/status/status-of-failure';
import { statusTexts } from '@/lib/status/status-texts';
import { StatusLayout } from './status-layout';

/**
 * In place of a page that failed in the browser. Every page brings this along for the worst case, so
 * the picture comes later; when it cannot, the sheet stays empty. [STATUS-14]
 */
export function FailurePage({ id }: { id: FailureId }) {
  const [drawing, setDrawing] = useState<ReactNode>(null);
  useEffect(() => {
    let isShown = true;
    import('./drawing-of').then(
      ({ drawingOf: { [id]: Drawing } }) => isShown && setDrawing(<Drawing />),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  return <StatusLayout text={statusTexts[id]} image={drawing ?? <SquaredSheet />} />;
}
