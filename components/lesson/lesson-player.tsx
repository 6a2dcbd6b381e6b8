'use client';

import { useEffect, type ReactNode } from 'react';
import { useBlockNavigation } from '@/components/account/block-navigation';
import { HomeworkLayout } from '@/components/layout/homework-layout';
import { FinishDialog } from '@/components/lesson/finish/lazy-finish-dialog';
import { prepareSelect } from '@/components/ui/select/lazy-select';
import type { Attempt, AttemptStep } from '@/lib/contract/attempt/attempt';
import { getSubject, languageOf } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { FinishNotice } from './finish/finish-notice';
import { LessonFooter } from './lesson-footer';
import { SaveState } from './saving/save-state';
import { UrgentNotices, WaitingNotice } from './saving/saving-notices';
import { StepHeading } from './steps/step-heading';
import { StepList } from './steps/step-list';
import { StepPlace } from './steps/step-place';
import { useFinish } from './finish/use-finish';
import { useLesson } from './use-lesson';

export type LessonPlayerProps = {
  userId: string;
  attempt: Attempt;
  step: AttemptStep;
  /** Stands above the step that the page was opened with. */
  note?: ReactNode;
};

/** A student at work: one step after the other, with answers that save themselves. [HW-02] [HW-04] */
export function LessonPlayer({ userId, note, ...first }: LessonPlayerProps) {
  const lesson = useLesson(userId, first.attempt, first.step);
  const { attempt, queue, saving, number, goTo } = lesson;
  const { attemptCode, stepCount } = attempt;
  const { finish, begin, confirm, cancel } = useFinish({ userId, attemptCode }, queue);
  const here = pathOf('attemptStep', { attemptCode, stepNumber: number });
  // The next step may need it without a network.
  useEffect(prepareSelect, []);
  const isWorking = finish.kind === 'working';
  const notices = {
    saving,
    returnUrl: here,
    isAtRisk: queue?.isAtRisk() ?? false,
    isSessionLost: useBlockNavigation(),
    onDismiss: () => queue?.dismissNews(),
  };
  return (
    <HomeworkLayout
      variant="student"
      accent={getSubject(attempt.subjectId).colour}
      middle={attempt.title}
      rest={<SaveState saving={saving} />}
      progress={progressOf(lesson)}
      footer={
        <LessonFooter
          attemptCode={attemptCode}
          number={number}
          stepCount={stepCount}
          isFinishing={isWorking}
          onGoTo={goTo}
          onFinish={begin}
        />
      }
    >
      <div className="mx-auto flex max-w-200 flex-col gap-4 medium:gap-6">
        <StepHead lesson={lesson} takesFocus={number !== first.step.number} />
        {number === first.step.number ? note : null}
        <StepPlace userId={userId} lesson={lesson} isLocked={isWorking} />
        {/* Below the sheet and stuck to the footer: what appears here moves nothing under a finger. */}
        <div className="sticky bottom-22 z-20 flex flex-col gap-3 *:shadow-raised medium:bottom-[99px]">
          <FinishNotice finish={finish} saving={saving} returnUrl={here} onClose={cancel} />
          <UrgentNotices {...notices} />
        </div>
        <WaitingNotice {...notices} />
      </div>
      <FinishDialog finish={finish} onConfirm={confirm} onCancel={cancel} />
    </HomeworkLayout>
  );
}

type Lesson = ReturnType<typeof useLesson>;

const progressOf = ({ attempt, marks }: Lesson) => ({
  value: marks.filter(({ answered }) => answered).length,
  max: attempt.stepCount,
  label: 'Выполнено заданий',
});

type StepHeadProps = { lesson: Lesson; takesFocus: boolean };

function StepHead({ lesson, takesFocus }: StepHeadProps) {
  const { attempt, number, marks, goTo } = lesson;
  return (
    <>
      <StepList attemptCode={attempt.attemptCode} steps={marks} current={number} onGoTo={goTo} />
      <StepHeading
        key={number}
        number={number}
        stepCount={attempt.stepCount}
        title={marks[number - 1]?.title ?? ''}
        takesFocus={takesFocus}
        lang={languageOf(attempt.subjectId)}
      />
    </>
  );
}
