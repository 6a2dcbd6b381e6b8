import { CopyButton } from '@/components/homework/share/copy-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { GuestChoice } from './guest-choice';
import { LeaveLink } from './leave-link';
import { StartButton } from './start-button';
import type { Start } from './start-of';

const attemptForms = ['попытка', 'попытки', 'попыток'] as const;

export type StartChoiceProps = {
  taskHash: string;
  start: Exclude<Start, { kind: 'unavailable' }>;
  shareLink: string;
};

/** The way into a homework, for whoever stands before it. [ROUTE-15] */
export function StartChoice({ taskHash, start, shareLink }: StartChoiceProps) {
  switch (start.kind) {
    case 'guest':
      return <GuestChoice taskHash={taskHash} />;
    case 'other':
      return <OtherRole taskHash={taskHash} shareLink={shareLink} start={start} />;
    case 'begin':
      return (
        <div className="flex flex-col items-start gap-3">
          <StartButton taskHash={taskHash}>Начать</StartButton>
          <p className="text-ink-soft">
            Ответы сохраняются сами, можно прерваться и&nbsp;продолжить потом.{' '}
            {attemptsText(start.attemptsLeft)}
          </p>
          <LeaveLink taskHash={taskHash} name={start.name} />
        </div>
      );
    case 'goOn':
      return <GoOn taskHash={taskHash} start={start} />;
    case 'done':
      return <Done taskHash={taskHash} start={start} />;
  }
}

function GoOn({ taskHash, start }: { taskHash: string; start: Extract<Start, { kind: 'goOn' }> }) {
  const { answeredCount, stepCount } = start.attempt;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full max-w-100">
        <p className="mb-2">
          Выполнено {answeredCount} из&nbsp;{stepCount}
        </p>
        <ProgressBar value={answeredCount} max={stepCount} label="Выполнено заданий" />
      </div>
      <StartButton taskHash={taskHash}>Продолжить</StartButton>
      <LeaveLink taskHash={taskHash} name={start.name} />
    </div>
  );
}

function Done({ taskHash, start }: { taskHash: string; start: Extract<Start, { kind: 'done' }> }) {
  const { best, attemptsLeft, name } = start;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        Работа сдана. Лучший результат: <strong>{best.score} из&nbsp;100</strong>, оценка{' '}
        <strong>{best.grade}</strong>.
      </p>
      <div className="flex w-full flex-col gap-3 medium:flex-row">
        <LinkButton href={pathOf('attemptResult', { attemptCode: best.attemptCode })} wide>
          Посмотреть результат
        </LinkButton>
        {attemptsLeft > 0 ? (
          <StartButton taskHash={taskHash} variant="secondary">
            Ещё раз
          </StartButton>
        ) : null}
      </div>
      <p className="text-ink-soft">{attemptsText(attemptsLeft)}</p>
      <LeaveLink taskHash={taskHash} name={name} />
    </div>
  );
}

function attemptsText(attemptsLeft: number): string {
  if (attemptsLeft === 0) return 'Пройти ещё раз уже нельзя.';
  return `${attemptsLeft === 1 ? 'Осталась' : 'Осталось'} ${countOf(attemptsLeft, attemptForms)}.`;
}

const roleTitles: Partial<Record<Role, string>> = {
  [roles.teacher]: 'учитель',
  [roles.schoolAdmin]: 'администратор школы',
};

type OtherRoleProps = {
  taskHash: string;
  shareLink: string;
  start: Extract<Start, { kind: 'other' }>;
};

function OtherRole({ taskHash, shareLink, start: { role, name } }: OtherRoleProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        Вы вошли как {roleTitles[role]}, а&nbsp;задания по&nbsp;этой ссылке выполняют ученики.
        Отправьте ссылку классу или войдите как ученик.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={shareLink}>Скопировать ссылку</CopyButton>
      </div>
      <LeaveLink taskHash={taskHash} name={name} />
    </div>
  );
}
