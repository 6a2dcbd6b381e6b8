export type FormulaProps = {
  tex: string;
  /** Stands on a line of its own: drawn at scale 1.5. [HW-13] */
  display: boolean;
};

export const formulaClass = (display: boolean): string =>
  display ? 'formula formula-display' : 'formula';

/** Writes down that a formula could not be drawn. Formulas are content: no personal data in it. */
export function reportFormula(reason: unknown): void {
  console.warn('cannot load widgets from url', reason);
}

/** A formula as its author typed it: while the library is on its way, and when it cannot help. */
export function FormulaSource({ tex, display }: FormulaProps) {
  return (
    <span className={formulaClass(display)}>
      <code>{tex}</code>
    </span>
  );
}
