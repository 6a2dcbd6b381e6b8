'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk, type Question } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';

type Action = 'freeActivationCode' | 'endStudentSessions';

const titles: Record<Action, { button: string; done: string }> = {
  freeActivationCode: { button: 'Освободить код', done: 'Код свободен' },
  endStudentSessions: { button: 'Завершить входы', done: 'Входы завершены' },
};
const actions = Object.keys(titles) as Action[];

const questions: Record<Action, (code: string, student: string) => Question> = {
  freeActivationCode: (code, student) => ({
    title: `Освободить код ${code}?`,
    message: `По\u00A0нему сможет войти в\u00A0класс другой ученик. ${student} останется в\u00A0классе.`,
    confirm: 'Освободить',
    cancel: 'Не\u00A0освобождать',
  }),
  endStudentSessions: (_, student) => ({
    title: 'Завершить входы ученика?',
    message: `${student} выйдет на\u00A0всех устройствах и\u00A0войдёт снова. Работы сохранятся.`,
    confirm: 'Завершить',
    cancel: 'Не\u00A0завершать',
  }),
};

type UsedCodeRowProps = { code: string; student: string; className: string; day: string };

/** A code that a student has used: another one may use it, and the student is signed out. [TRUST-06] */
export function UsedCodeRow({ code, student, className, day }: UsedCodeRowProps) {
  const id = useId();
  const [done, setDone] = useState<readonly Action[]>([]);
  const { pending, failed, run } = useCalls<Action>();

  async function act(action: Action): Promise<void> {
    if (!(await confirmOrAsk(questions[action](code, student)))) return;
    await run(
      action,
      () => callApi(action, { params: { code } }),
      () => setDone((had) => [...had, action]),
    );
  }

  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3">
      <div id={id} className="min-w-0 flex-1 basis-56 break-words">
        <p className="font-medium">{student}</p>
        <p className="text-caption text-ink-soft">
          {[className, `код\u00A0${code}`, day].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      {actions.map((action) =>
        done.includes(action) ? (
          <p key={action} role="status" className="px-3 text-ink-soft">
            {titles[action].done}
          </p>
        ) : (
          <Button
            key={action}
            variant="quiet"
            size="s"
            pending={pending === action}
            // Without a code of theirs the school does not know the student any more.
            disabled={action === 'endStudentSessions' && done.includes('freeActivationCode')}
            aria-describedby={id}
            onClick={() => void act(action)}
          >
            {titles[action].button}
          </Button>
        ),
      )}
      {failed ? (
        <p role="alert" className="basis-full text-caption text-negative-strong">
          {errorText(failed.failure.code)}
        </p>
      ) : null}
    </li>
  );
}
