import { StudentSignOut } from '@/components/student/sign-out/student-sign-out';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Notice } from '@/components/ui/notice/notice';
import { pathOf } from '@/lib/routes/match';
import type { Start } from './start-of';

type NotUnderThisNameProps = {
  taskHash: string;
  start: Extract<Start, { kind: 'retired' | 'needsAccount' }>;
  student: SignedInStudent | null;
};

const words = {
  needsAccount: {
    title: 'Нужна учётная запись',
    text: 'Это задание учитель даёт только тем, кто войдёт со\u00A0своей учётной записью.',
  },
  removed: {
    title: 'Учитель убрал это имя из\u00A0журнала',
    text: 'Работа под этим именем удалена, и\u00A0начать её заново под ним нельзя. Войдите с\u00A0учётной записью или выйдите и\u00A0назовите своё настоящее имя.',
  },
  merged: {
    title: 'Учитель перенёс вашу работу',
    text: 'В\u00A0журнале она теперь под другим именем. Если это ваша учётная запись, войдите с\u00A0ней; если не\u00A0знаете, спросите учителя.',
  },
};

/** Why a student without an account does not begin here as who they are, and what to do. [TRUST-02] */
export function NotUnderThisName({ taskHash, start, student }: NotUnderThisNameProps) {
  const { title, text } = words[start.kind === 'retired' ? start.retired : start.kind];
  const returnUrl = pathOf('studentStart', { taskHash });
  const leave = new URLSearchParams({ returnUrl });
  const signIn = new URLSearchParams({ signIn: '', role: 'student', returnUrl });
  const links = [
    { query: signIn, label: 'Войти с\u00A0учётной записью', variant: 'primary' },
    { query: leave, label: 'Выйти', variant: 'secondary' },
  ] as const;
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        student
          ? links.map(({ query, label, variant }) => (
              <StudentSignOut
                key={variant}
                student={student}
                href={`${pathOf('logout')}?${query}`}
                className={buttonStyle({ variant, size: 's' })}
              >
                {label}
              </StudentSignOut>
            ))
          : null
      }
    >
      {start.name === '' ? null : <>Вы&nbsp;вошли как {start.name}. </>}
      {text}
    </Notice>
  );
}
