'use client';

import { useId } from 'react';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { Menu } from '@/components/ui/menu/lazy-menu';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { ListStudent } from '@/lib/contract/class-list/class-list';
import { errorText } from '@/lib/format/error-text';
import { studentName } from '@/lib/journal/student-name';
import { takeOutQuestion } from './questions';

const loadDialogs = () => import('@/components/class-list/dialogs/ask');

type StudentRowProps = {
  number: number;
  student: ListStudent;
  listId: string;
  /** The list is in the archive. */
  isFixed: boolean;
  onChanged: () => void;
};

/** A student of a list: how far they are, and what can be done. */
export function StudentRow({ number, student, listId, isFixed, onChanged }: StudentRowProps) {
  const id = useId();
  const { pending, entries, failure } = useStudentActions({ student, listId, onChanged });
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1 pr-1 pl-4 medium:pl-6">
      <span aria-hidden className="w-6 shrink-0 text-right text-ink-soft tabular-nums">
        {number}
      </span>
      <div className="min-w-0 flex-1 py-2">
        <p id={id} className="font-medium wrap-anywhere">
          {studentName(student)}
        </p>
        <p className="text-caption text-ink-soft">{stateOf(student)}</p>
      </div>
      {isFixed ? null : (
        <Menu label="Действия" describedBy={id} pending={pending} entries={entries} />
      )}
      {failure ? (
        <p role="alert" className="basis-full pb-3 pl-9 text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </li>
  );
}

/** Whether they work; most have no account, and nothing is said of that. */
function stateOf({ hasBegun, hasAccount }: ListStudent): string {
  const work = hasBegun ? 'Работает' : 'Ещё не\u00A0начато';
  return hasAccount ? `${work} · с\u00A0учётной записью` : work;
}

type Actions = Pick<StudentRowProps, 'student' | 'listId' | 'onChanged'>;

function useStudentActions({ student, listId, onChanged }: Actions) {
  const { pending, failure, run } = useCall();
  const open = async (dialog: 'askName' | 'askMove' | 'askMerge') =>
    (await loadLazy(loadDialogs))[dialog]({ student, listId, onChanged });

  async function takeOut(): Promise<void> {
    if (!(await confirmOrAsk(takeOutQuestion(student)))) return;
    const params = { listId, studentId: student.userId };
    await run(() => callApi('takeFromList', { params }), onChanged);
  }

  const ofNamed = [
    { title: 'Исправить имя', onSelect: () => void open('askName') },
    { title: 'Объединить с\u00A0другим', onSelect: () => void open('askMerge') },
  ];
  const entries = [
    ...(student.hasAccount ? [] : ofNamed),
    { title: 'В\u00A0другой класс', onSelect: () => void open('askMove') },
    { title: 'Убрать из\u00A0списка', onSelect: () => void takeOut() },
  ];
  return { pending, failure, entries };
}
