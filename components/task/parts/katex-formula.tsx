import katex from 'katex';
import { useMemo } from 'react';
import { FormulaSource, formulaClass, reportFormula, type FormulaProps } from './formula-source';

/** Draws TeX by KaTeX: pictures for the eye, MathML for a screen reader. [HW-13] */
export function KatexFormula({ tex, display }: FormulaProps) {
  const drawn = useMemo(() => draw(tex, display), [tex, display]);
  if (drawn === null) return <FormulaSource tex={tex} display={display} />;
  return <span className={formulaClass(display)} dangerouslySetInnerHTML={drawn} />;
}

/** Fractions in running text are as tall as in a school textbook, not squeezed into the line. */
const roomy = (tex: string) => (tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex);

/** Bounded and untrusted: no links, no pictures, no styles of the author's, no endless macros. */
function draw(tex: string, display: boolean): { __html: string } | null {
  try {
    const html = katex.renderToString(display ? tex : roomy(tex), {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 100,
      maxSize: 10,
    });
    return { __html: html };
  } catch (error) {
    reportFormula(error);
    return null;
  }
}
