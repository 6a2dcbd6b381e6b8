'use client';

import { useId, useState } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { Menu } from '@/components/ui/menu/lazy-menu';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { Select } from '@/components/ui/select/lazy-select';
import { callApi } from '@/lib/api/call-api';
import { endSessionsQuestion, takeOutQuestion } from './questions';

type ClassOption = { value: string; label: string };
type StudentRowProps = {
  id: string;
  name: string;
  about: string;
  classId: string | null;
  classes: readonly ClassOption[];
};

/** A student of the school: moved, signed out, or taken out of it. [HW-11] [TRUST-06] */
export function StudentRow({ id, name, about, classId, classes }: StudentRowProps) {
  const nameId = useId();
  const { isMoving, setMoving, said, pending, failure, move, end, takeOut } = useStudent(id, name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div id={nameId} className="min-w-0 flex-1 basis-48 break-words">
        <p className="font-medium">{name}</p>
        <p className="text-caption text-ink-soft">{about}</p>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {said}
      </p>
      <Menu
        label="Действия"
        describedBy={nameId}
        pending={pending}
        entries={[
          { title: 'Перевести в\u00A0другой класс', onSelect: () => setMoving(true) },
          { title: 'Завершить входы', onSelect: () => void end() },
          { title: 'Убрать из\u00A0школы', onSelect: () => void takeOut() },
        ]}
      />
      {isMoving ? (
        <MoveForm
          name={name}
          classes={classes.filter(({ value }) => value !== classId)}
          pending={pending}
          onMove={(into) => void move(into)}
          onCancel={() => setMoving(false)}
        />
      ) : null}
      <Problem failure={failure} />
    </li>
  );
}

function useStudent(studentId: string, name: string) {
  const [isMoving, setMoving] = useState(false);
  const [said, setSaid] = useState('');
  const { pending, failed, run } = useSchoolCalls<'move' | 'end' | 'takeOut'>();
  const params = { studentId };

  async function end() {
    if (!(await confirmOrAsk(endSessionsQuestion(name)))) return;
    const call = () => callApi('endStudentSessions', { params });
    await run('end', call, () => setSaid('Входы завершены'));
  }
  async function takeOut() {
    if (!(await confirmOrAsk(takeOutQuestion(name)))) return;
    await run(
      'takeOut',
      () => callApi('takeStudentOut', { params }),
      () => setSaid('Убран'),
    );
  }
  async function move(classId: string) {
    const body = { studentIds: [studentId] };
    const call = () => callApi('moveStudents', { params: { classId }, body });
    await run('move', call, () => setMoving(false));
  }
  return {
    ...{ isMoving, setMoving, said, move, end, takeOut },
    ...{ pending: pending !== null, failure: failed?.failure },
  };
}

type MoveFormProps = {
  name: string;
  classes: readonly ClassOption[];
  pending: boolean;
  onMove: (classId: string) => void;
  onCancel: () => void;
};

function MoveForm({ name, classes, pending, onMove, onCancel }: MoveFormProps) {
  const [into, setInto] = useState<string | null>(null);
  return (
    <div className="flex basis-full flex-wrap items-end gap-3 pb-2">
      <div className="w-48">
        <Select
          label={`Куда перевести: ${name}`}
          hideLabel
          options={classes}
          value={into}
          onValueChange={setInto}
          placeholder="Класс"
        />
      </div>
      <Button
        size="s"
        pending={pending}
        disabled={into === null}
        onClick={() => into !== null && onMove(into)}
      >
        Перевести
      </Button>
      <Button size="s" variant="quiet" disabled={pending} onClick={onCancel}>
        Отмена
      </Button>
    </div>
  );
}
