import { useId } from 'react';
import { FieldNotes } from '@/components/ui/field/field-notes';
import { getSubject } from '@/lib/contract/subjects/subjects';
import type { SubjectChoice } from '@/lib/registration/teaching-choice';

const grades = Array.from({ length: 11 }, (_, at) => at + 1);

type GradeTogglesProps = {
  choice: SubjectChoice;
  /** The grades for which the subject has a workbook. */
  withWorkbook: readonly number[];
  error: string | undefined;
  onToggle: (grade: number) => void;
};

/** In which grades a subject is taught. */
export function GradeToggles({ choice, withWorkbook, error, onToggle }: GradeTogglesProps) {
  const id = useId();
  const { title, colour } = getSubject(choice.subjectId);
  return (
    <fieldset
      data-accent={colour}
      className="min-w-0"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2 font-medium text-accent-strong">{title}</legend>
      <div className="mb-1 grid grid-cols-6 gap-2 medium:grid-cols-11">
        {grades.map((grade) => (
          <GradeToggle
            key={grade}
            grade={grade}
            name={gradesName(choice.subjectId)}
            checked={choice.grades.includes(grade)}
            hasWorkbook={withWorkbook.includes(grade)}
            invalid={error !== undefined}
            onToggle={() => onToggle(grade)}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

/** The name that the toggles of one subject share. */
export const gradesName = (subjectId: number) => `grades-${subjectId}`;

type GradeToggleProps = {
  grade: number;
  name: string;
  checked: boolean;
  hasWorkbook: boolean;
  invalid: boolean;
  onToggle: () => void;
};

function GradeToggle({ grade, name, checked, hasWorkbook, invalid, onToggle }: GradeToggleProps) {
  return (
    <label className="relative grid min-h-11 place-items-center rounded-m border border-control bg-surface font-medium transition-colors duration-150 has-checked:border-accent has-checked:bg-accent has-checked:text-surface has-enabled:not-has-checked:hover:border-accent has-enabled:not-has-checked:hover:bg-accent-tint has-aria-invalid:border-negative-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        name={name}
        value={grade}
        checked={checked}
        aria-label={`${grade}\u00A0класс${hasWorkbook ? ', есть тетрадь' : ''}`}
        aria-invalid={invalid || undefined}
        onChange={onToggle}
        className="absolute inset-0 scroll-my-32 opacity-0 forced-colors:static forced-colors:opacity-100"
      />
      <span aria-hidden>{grade}</span>
      {hasWorkbook ? <WorkbookMark /> : null}
    </label>
  );
}

/** Says that there is a workbook for the grade. */
export function WorkbookMark() {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-1 mx-auto h-1 w-4 rounded-full bg-current opacity-70"
    />
  );
}
