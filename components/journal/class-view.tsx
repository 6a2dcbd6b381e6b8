'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { ClassGrid } from './grid/class-grid';
import { JournalTools } from './journal-tools';
import { HomeworkMarks } from './phone/homework-marks';
import type { ShownClass } from './shown/shown-class';
import { useMarkType } from './shown/use-mark-type';
import { useProjector } from './shown/use-projector';
import { useShownClass } from './shown/use-shown-class';

const loadHelp = () => import('./help/help-panel');
/** Answers are drawn with their formulas: more than the journal itself weighs. */
const HelpPanel = dynamic(async () => (await loadLazy(loadHelp)).HelpPanel, {
  loading: () => <Skeleton label="Ищем, кому нужна помощь" lines={4} />,
});

const loadPrinted = () => import('./print/printed-journal');
/** Nothing of it is on the screen: it comes when the page is there. */
const PrintedJournal = dynamic(async () => (await loadLazy(loadPrinted)).PrintedJournal, {
  ssr: false,
});

type ClassViewProps = Omit<ShownClass, 'markType' | 'isProjected' | 'titleOf'> & {
  teacherName: string;
  nameOf: (userId: string) => string | null;
  onChanged: () => void;
};

/** The marks of one class in one period, and what can be done with them. [HW-06] */
export function ClassView({ teacherName, nameOf, onChanged, ...given }: ClassViewProps) {
  const [markType, setMarkType] = useMarkType();
  const [isProjected, setProjected] = useProjector();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const shown = useShownClass({ ...given, markType, isProjected });
  return (
    <>
      <div data-screen className="flex flex-col gap-6">
        <JournalTools
          markType={markType}
          onMarkTypeChange={setMarkType}
          isHelpOpen={isHelpOpen}
          onHelpChange={setHelpOpen}
          onProjectedChange={setProjected}
          shown={shown}
        />
        {isHelpOpen ? <HelpPanel shown={shown} /> : null}
        {shown.ofClass.homework.length === 0 ? (
          <p className="text-ink-soft">
            За&nbsp;этот период у&nbsp;класса нет заданий. Учеников: {shown.ofClass.students.length}
            .
          </p>
        ) : (
          <>
            <div className="max-medium:hidden">
              <ClassGrid {...{ shown, nameOf, onChanged }} />
            </div>
            <div className="medium:hidden">
              <HomeworkMarks {...{ shown, nameOf, onChanged }} />
            </div>
          </>
        )}
      </div>
      <PrintedJournal shown={shown} teacherName={teacherName} />
    </>
  );
}
