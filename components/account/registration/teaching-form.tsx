'use client';

import { useRef, useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Card } from '@/components/ui/card/card';
import { FieldNotes } from '@/components/ui/field/field-notes';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import type { Teaching } from '@/lib/contract/user/user';
import {
  choiceOf,
  chosenOf,
  teachingOf,
  toggleGrade,
  toggleSubject,
  unfinishedOf,
} from '@/lib/registration/teaching-choice';
import { pathOf } from '@/lib/routes/match';
import { GradesSection } from './grades-section';
import { gradesName } from './grade-toggles';
import { SaveBar } from './save-bar';
import { SubjectChip } from './subject-chip';
import { useSaving } from './use-saving';
import type { OwnPath } from '@/lib/routes/own-path';
import { withReturnUrl } from '@/lib/routes/return-url';

export type TeachingFormProps = {
  teaching: Teaching;
  /** The grades for which a subject has a workbook, by the subject's id. */
  workbookGrades: Readonly<Record<number, readonly number[]>>;
  /** Where to go on, on our own origin. */
  returnUrl: OwnPath;
};

/** What a teacher teaches: subjects, and in which grades. [ROUTE-05] */
export function TeachingForm({ teaching, workbookGrades, returnUrl }: TeachingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => choiceOf(teaching));
  /** What is missing is said after the first try, and from then on as long as it is missing. */
  const [isTried, setTried] = useState(false);
  const { save, pending, failure } = useSaving('saveTeaching', returnUrl);
  const isHydrated = useHydrated();
  const lacksSubjects = isTried && chosenOf(choice).length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = teachingOf(choice);
    if (body !== null) return void save({ body });
    setTried(true);
    const [first] = unfinishedOf(choice);
    const missing = first ? gradesName(first.subjectId) : 'subject';
    form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-6">
      <SubjectsSection
        choice={choice}
        isMissing={lacksSubjects}
        isDisabled={!isHydrated}
        onToggle={(subjectId) => setChoice(toggleSubject(choice, subjectId))}
      />
      <GradesSection
        choices={chosenOf(choice)}
        workbookGrades={workbookGrades}
        isTried={isTried}
        isDisabled={!isHydrated}
        onToggle={(subjectId, grade) => setChoice(toggleGrade(choice, subjectId, grade))}
      />
      <SaveBar choice={choice} pending={pending}>
        {failure ? (
          <FailureNotice
            title="Не&nbsp;сохранилось"
            failure={failure}
            returnUrl={hereWith(returnUrl)}
          />
        ) : null}
      </SaveBar>
    </form>
  );
}

type SubjectsSectionProps = {
  choice: ReturnType<typeof choiceOf>;
  isMissing: boolean;
  isDisabled: boolean;
  onToggle: (subjectId: number) => void;
};

function SubjectsSection({ choice, isMissing, isDisabled, onToggle }: SubjectsSectionProps) {
  return (
    <Card>
      {/* A press before scripts are there would be lost. */}
      <fieldset
        disabled={isDisabled}
        className="min-w-0"
        aria-describedby={isMissing ? 'subjects-error' : undefined}
      >
        <legend className="mb-4 text-title-s font-semibold">Предметы</legend>
        <div className="mb-2 flex flex-wrap gap-2">
          {choice.map(({ subjectId, isChosen }) => (
            <SubjectChip
              key={subjectId}
              subjectId={subjectId}
              checked={isChosen}
              invalid={isMissing}
              onToggle={() => onToggle(subjectId)}
            />
          ))}
        </div>
        <FieldNotes
          id="subjects"
          error={isMissing ? 'Отметьте хотя бы один предмет.' : undefined}
        />
      </fieldset>
    </Card>
  );
}

const hereWith = (returnUrl: OwnPath) => withReturnUrl(pathOf('teachingSelection'), returnUrl);
