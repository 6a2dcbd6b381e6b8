'use client';

import { UserRoundX } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button/lazy-icon-button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import type { JournalStudent } from '@/lib/contract/journal/journal';
import { sameDeviceText, studentName } from '@/lib/journal/student-name';

type StudentCellProps = {
  student: JournalStudent;
  nameOf: (userId: string) => string | null;
  onChanged: () => void;
  /** Where it stands: the page has it in its table and in its list. */
  place?: 'table' | 'list';
};

const load = () => import('./ask-student');

/** Who a row is; without an account, with a mark that opens what can be done about it. [TRUST-02] */
export function StudentCell({ student, nameOf, onChanged, place = 'table' }: StudentCellProps) {
  const name = studentName(student);
  if (student.hasAccount) return name;
  const sameDevice = sameDeviceText(student.sameBrowser, nameOf);
  const nameId = `${place}-name-${student.userId}`;
  const ask = async () => (await loadLazy(load)).askStudent({ student, sameDevice, onChanged });
  return (
    <span className="-my-2 flex items-center justify-between gap-1">
      <span className="min-w-0">
        <span id={nameId}>{name}</span>
        {sameDevice === null ? null : (
          <span className="block text-caption font-normal text-ink-soft">{sameDevice}</span>
        )}
      </span>
      <IconButton
        icon={UserRoundX}
        label="Без учётной записи"
        ofId={nameId}
        aria-haspopup="dialog"
        onClick={() => void ask()}
      />
    </span>
  );
}
