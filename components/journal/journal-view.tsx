'use client';

import { useSearchParams } from 'next/navigation';
import { EmptyJournal } from '@/components/ui/empty-state/empty-journal';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { Journal } from '@/lib/contract/journal/journal';
import { journalAddress } from '@/lib/journal/period/address';
import type { Day } from '@/lib/journal/period/day';
import type { Period } from '@/lib/journal/period/period';
import { nameIn } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import { classNameOf, classNameOfId } from './choice/class-name';
import { ClassSwitch } from './choice/class-switch';
import { ClassView } from './class-view';
import { PeriodNav } from './choice/period-nav';
import { RemoveEmpty } from './student/remove-empty';

/** What the page says of the journal that is asked for. */
export type JournalFrame = {
  period: Period;
  /** For the visitor. */
  today: Day;
  teacherName: string;
  timeZone: string;
};

type JournalViewProps = {
  journal: Journal;
  frame: JournalFrame;
  /** When the journal was asked for, ISO 8601. */
  now: string;
  onChanged: () => void;
};

/** The marks of the teacher's students in a period, a class at a time. [HW-06] */
export function JournalView({ journal, frame, now, onChanged }: JournalViewProps) {
  const { period, today, teacherName, timeZone } = frame;
  const asked = useSearchParams()?.get('class') ?? null;
  const { classes } = journal;
  const shown = classes.find((one) => one.classId === asked) ?? classes[0];
  const missing = asked === null || shown?.classId === asked ? null : classNameOfId(asked);
  const nav = <PeriodNav {...{ period, today }} classId={shown?.classId ?? asked} />;
  if (!shown)
    return (
      <div className="flex flex-col gap-6">
        {nav}
        <NobodyYet />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <div data-screen className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 medium:flex-row medium:flex-wrap medium:items-center medium:justify-between">
          <ClassSwitch
            classes={classes}
            value={shown.classId}
            // Next follows the history: the class is read from the address, without a call.
            onChange={(id) => window.history.pushState(null, '', journalAddress(period, id))}
          />
          {nav}
        </div>
        {missing === null ? null : (
          <p role="status" className="text-ink-soft">
            {missing}: за&nbsp;этот период ничего нет. Показан {classNameOf(shown)}.
          </p>
        )}
      </div>
      <ClassView
        key={shown.classId}
        ofClass={shown}
        title={classNameOf(shown)}
        nameOf={(userId) => nameIn(journal, userId)}
        {...{ period, timeZone, now, teacherName, onChanged }}
      />
      <div data-screen>
        <RemoveEmpty journal={journal} onChanged={onChanged} />
      </div>
    </div>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      image={<EmptyJournal />}
      title="За&nbsp;этот период в&nbsp;журнале никого нет"
      action={<LinkButton href={pathOf('newHomework')}>Создать задание</LinkButton>}
    >
      Отправьте ученикам ссылку на&nbsp;задание. Как только первый из&nbsp;них начнёт, здесь
      появится его&nbsp;класс.
    </EmptyState>
  );
}
