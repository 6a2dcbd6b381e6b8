import { CopyButton } from '@/components/homework/share/copy-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { OwnCode } from '@/components/student/code/own-code';
import { AccountOnly, CodeOnly, GuestChoice } from './guest-choice';
import { LeaveLink } from './leave-link';
import { NotUnderThisName } from './not-under-this-name';
import { StartButton } from './start-button';
import type { Start } from './start-of';

const attemptForms = ['попытка', 'попытки', 'попыток'] as const;

export type StartChoiceProps = {
  taskHash: string;
  start: Exclude<Start, { kind: 'unavailable' }>;
  shareLink: string;
  /** Who is signed in as a student. */
  student: SignedInStudent | null;
  /** Of who is signed in without an account, as far as this browser knows it. [TRUST-03] */
  code: string | null;
};

/** The way into a homework, for whoever stands before it. [ROUTE-15] */
export function StartChoice(props: StartChoiceProps) {
  const { taskHash, start, shareLink, student, code } = props;
  switch (start.kind) {
    case 'guest':
      return start.accountsOnly ? (
        <AccountOnly taskHash={taskHash} />
      ) : (
        <GuestChoice taskHash={taskHash} />
      );
    case 'code':
      return <CodeOnly taskHash={taskHash} />;
    case 'retired':
    case 'needsAccount':
      return <NotUnderThisName {...{ taskHash, start, student }} />;
  }
  const isNamed = student?.hasAccount === false;
  return (
    <div className="flex flex-col items-start gap-4">
      <Offer taskHash={taskHash} start={start} shareLink={shareLink} />
      {isNamed && start.kind !== 'begin' ? <OwnCode code={code} /> : null}
      <LeaveLink taskHash={taskHash} name={start.name} student={student} />
    </div>
  );
}

type OfferProps = {
  taskHash: string;
  start: Extract<Start, { kind: 'other' | 'begin' | 'goOn' | 'done' }>;
  shareLink: string;
};

function Offer({ taskHash, start, shareLink }: OfferProps) {
  switch (start.kind) {
    case 'other':
      return <OtherRole shareLink={shareLink} role={start.role} />;
    case 'begin':
      return (
        <>
          <StartButton taskHash={taskHash}>Начать</StartButton>
          <p className="-mt-1 text-ink-soft">
            Ответы сохраняются сами, можно прерваться и&nbsp;продолжить потом.{' '}
            {attemptsText(start.attemptsLeft)}
          </p>
        </>
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
    <>
      <div className="w-full max-w-100">
        <p className="mb-2">
          Выполнено {answeredCount} из&nbsp;{stepCount}
        </p>
        <ProgressBar value={answeredCount} max={stepCount} label="Выполнено заданий" />
      </div>
      <StartButton taskHash={taskHash}>Продолжить</StartButton>
    </>
  );
}

function Done({ taskHash, start }: { taskHash: string; start: Extract<Start, { kind: 'done' }> }) {
  const { best, attemptsLeft } = start;
  return (
    <>
      <p>
        Работа сдана.{' '}
        {best.score === null ? (
          'Оценку скажет учитель.'
        ) : (
          <>
            Лучший результат: <strong>{best.score} из&nbsp;100</strong>, оценка{' '}
            <strong>{best.grade}</strong>.
          </>
        )}
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
    </>
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

function OtherRole({ shareLink, role }: { shareLink: string; role: Role }) {
  return (
    <>
      <p>
        Вы вошли как {roleTitles[role]}, а&nbsp;задания по&nbsp;этой ссылке выполняют ученики.
        Отправьте ссылку классу или войдите как ученик.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={shareLink}>Скопировать ссылку</CopyButton>
      </div>
    </>
  );
}
