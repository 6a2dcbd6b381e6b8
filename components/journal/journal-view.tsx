'use client';

import { useState } from 'react';
import { EmptyJournal } from '@/components/ui/empty-state/empty-journal';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Segmented } from '@/components/ui/segmented/segmented';
import { Select } from '@/components/ui/select/lazy-select';
import type { Journal } from '@/lib/contract/journal/journal';
import { nameIn } from '@/lib/journal/student-name';
import { classTitle } from '@/lib/format/class-title';
import type { MarkType } from '@/lib/journal/mark-type';
import { pathOf } from '@/lib/routes/match';
import { SaveCsv } from './save-csv';
import { ClassTable } from './class-table';
import { RemoveEmpty } from './student/remove-empty';
import { useMarkType } from './use-mark-type';

export type JournalViewProps = { journal: Journal; timeZone: string; onChanged: () => void };

const markTypes: readonly { value: MarkType; label: string }[] = [
  { value: 'grade', label: 'Оценка' },
  { value: 'percent', label: 'Процент' },
];

/** The marks of the teacher's students, a class at a time. [HW-06] */
export function JournalView({ journal, timeZone, onChanged }: JournalViewProps) {
  const [classId, setClassId] = useState<string | null>(null);
  const [markType, setMarkType] = useMarkType();
  const { classes } = journal;
  const shown = classes.find((one) => one.classId === classId) ?? classes[0];
  if (!shown) return <NobodyYet />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4 medium:flex-row medium:items-center medium:justify-between">
        <ClassSwitch classes={classes} value={shown.classId} onChange={setClassId} />
        <Segmented
          label="Как показывать отметки"
          options={markTypes}
          value={markType}
          onValueChange={setMarkType}
        />
      </div>
      <ClassTable
        key={shown.classId}
        ofClass={shown}
        title={titleOf(shown)}
        markType={markType}
        timeZone={timeZone}
        nameOf={(userId) => nameIn(journal, userId)}
        onChanged={onChanged}
      />
      <div className="print:hidden">
        <SaveCsv
          table={[shown, markType, timeZone]}
          name={`Журнал, ${titleOf(shown).replaceAll('\u00A0', ' ')}`}
        />
      </div>
      <RemoveEmpty journal={journal} onChanged={onChanged} />
    </div>
  );
}

type Class = Journal['classes'][number];

function titleOf({ classNumber, classLetter }: Class): string {
  const title = classTitle(classNumber, classLetter);
  return title === '' ? 'Без класса' : `${title}\u00A0класс`;
}

type ClassSwitchProps = {
  classes: readonly Class[];
  value: string;
  onChange: (classId: string) => void;
};

/** More classes than this do not fit beside each other on a phone. */
const MAX_SEGMENTS = 3;

function ClassSwitch({ classes, value, onChange }: ClassSwitchProps) {
  const options = classes.map((one) => ({ value: one.classId, label: titleOf(one) }));
  if (options.length === 1)
    return <h2 className="text-title-s font-semibold">{options[0]?.label}</h2>;
  if (options.length <= MAX_SEGMENTS)
    return <Segmented label="Класс" options={options} value={value} onValueChange={onChange} />;
  return (
    <div className="medium:w-60">
      <Select
        label="Класс"
        hideLabel
        options={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
      />
    </div>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      image={<EmptyJournal />}
      title="В журнале пока никого нет"
      action={<LinkButton href={pathOf('newHomework')}>Создать задание</LinkButton>}
    >
      Отправьте ученикам ссылку на&nbsp;задание. Как только первый из&nbsp;них начнёт, здесь
      появится его&nbsp;класс.
    </EmptyState>
  );
}
