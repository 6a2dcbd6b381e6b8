'use client';

import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { FormulaSource, formulaClass, reportFormula, type FormulaProps } from './formula-source';
import 'katex/dist/katex-swap.min.css';
import './formula.css';

/** Not `next/dynamic`: that would send the library to each page on which the server drew a formula. */
const KatexFormula = lazy(() =>
  import('./katex-formula').then(
    (loaded) => ({ default: loaded.KatexFormula }),
    (reason: unknown) => {
      reportFormula(reason);
      return { default: FormulaSource };
    },
  ),
);

/** The same object each time: React leaves the content alone as long as this does not change. */
const AS_THE_SERVER_DREW_IT = { __html: '' };

/**
 * A formula. The server draws it where it draws the page, and the browser keeps that drawing; only a
 * formula that first appears in the browser loads the library. When that fails, or the source is not
 * TeX, the source stays readable. [HW-13]
 */
export function Formula({ tex, display }: FormulaProps) {
  const [isNew] = useState(useHydrated());
  if (isNew)
    return (
      <Suspense fallback={<FormulaSource tex={tex} display={display} />}>
        <KatexFormula tex={tex} display={display} />
      </Suspense>
    );
  if (typeof window === 'undefined') return <KatexFormula tex={tex} display={display} />;
  return (
    <span
      className={formulaClass(display)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_THE_SERVER_DREW_IT}
    />
  );
}
