'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk, type Question } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';

type Action = 'freeActivationCode' | 'takeStudentOut' | 'endStudentSessions';

const titles: Record<Action, { button: string; done: (codes: string) => string }> = {
  freeActivationCode: { button: 'Заменить код', done: (codes) => `Новый код: ${codes}` },
  takeStudentOut: {
    button: 'Убрать из\u00A0класса',
    done: (codes) => `Убран. Новый код: ${codes}`,
  },
  endStudentSessions: { button: 'Завершить входы', done: () => 'Входы завершены' },
};
const actions = Object.keys(titles) as Action[];

const questions: Record<Action, (code: string, student: string) => Question> = {
  freeActivationCode: (code, student) => ({
    title: `Заменить код ${code}?`,
    message: `Вместо него появится новый, для другого ученика. Старый больше не\u00A0действует. ${student} останется в\u00A0классе.`,
    confirm: 'Заменить',
    cancel: 'Не\u00A0заменять',
  }),
  takeStudentOut: (_, student) => ({
    title: `Убрать из\u00A0класса: ${student}?`,
    message:
      'Ученик больше не\u00A0будет в\u00A0вашей школе и\u00A0выйдет на\u00A0всех устройствах. Его работы останутся. Вместо его кода появится новый.',
    confirm: 'Убрать',
    cancel: 'Оставить',
  }),
  endStudentSessions: (_, student) => ({
    title: 'Завершить входы ученика?',
    message: `${student} выйдет на\u00A0всех устройствах и\u00A0войдёт снова. Работы сохранятся.`,
    confirm: 'Завершить',
    cancel: 'Не\u00A0завершать',
  }),
};

type UsedCodeRowProps = { code: string; student: string; className: string; day: string };

/** A code that a student has used: it is replaced, the student is taken out or signed out. [TRUST-06] */
export function UsedCodeRow({ code, student, className, day }: UsedCodeRowProps) {
  const id = useId();
  const [done, setDone] = useState<Partial<Record<Action, string>>>({});
  const { pending, failed, run } = useCalls<Action>();

  async function act(action: Action): Promise<void> {
    if (!(await confirmOrAsk(questions[action](code, student)))) return;
    await run(
      action,
      () => callApi(action, { params: { code } }),
      (value) =>
        setDone((had) => ({ ...had, [action]: 'codes' in value ? value.codes.join(', ') : '' })),
    );
  }

  const isReplaced = done.freeActivationCode !== undefined || done.takeStudentOut !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3">
      <div id={id} className="min-w-0 flex-1 basis-56 break-words">
        <p className="font-medium">{student}</p>
        <p className="text-caption text-ink-soft">
          {[className, `код\u00A0${code}`, day].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      {actions.map((action) =>
        done[action] !== undefined ? (
          <p key={action} role="status" className="px-3 text-ink-soft">
            {titles[action].done(done[action])}
          </p>
        ) : (
          <Button
            key={action}
            variant="quiet"
            size="s"
            pending={pending === action}
            // Without a code of theirs the school does not know the student any more.
            disabled={isReplaced}
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
