import { Card } from '@/components/ui/card/card';
import type { SubjectChoice } from '@/lib/registration/teaching-choice';
import { GradeToggles, WorkbookMark } from './grade-toggles';

/** Where the grades are on the page. */
export const GRADES_ID = 'grades';

type GradesSectionProps = {
  choices: readonly SubjectChoice[];
  /** The grades for which a subject has a workbook, by the subject's id. */
  workbookGrades: Readonly<Record<number, readonly number[]>>;
  isTried: boolean;
  isDisabled: boolean;
  onToggle: (subjectId: number, grade: number) => void;
};

/** The grades of every chosen subject; nothing before one is chosen. */
export function GradesSection(props: GradesSectionProps) {
  const { choices, workbookGrades, isTried, isDisabled, onToggle } = props;
  if (choices.length === 0) return null;
  return (
    <Card as="section" labelledBy={GRADES_ID}>
      <h2 id={GRADES_ID} className="scroll-mt-4 text-title-s font-semibold">
        Классы
      </h2>
      <p className="mt-1 mb-4 text-caption text-ink-soft">
        <span className="relative mr-1 inline-block h-3 w-4">
          <WorkbookMark />
        </span>{' '}
        под числом&nbsp;— для этого класса уже есть тетрадь
      </p>
      <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-5" aria-label="Классы">
        {choices.map((choice) => (
          <GradeToggles
            key={choice.subjectId}
            choice={choice}
            withWorkbook={workbookGrades[choice.subjectId] ?? []}
            error={
              isTried && choice.grades.length === 0 ? 'Отметьте хотя бы один класс.' : undefined
            }
            onToggle={(grade) => onToggle(choice.subjectId, grade)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
