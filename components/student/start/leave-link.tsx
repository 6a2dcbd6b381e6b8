import { StudentSignOut } from '@/components/student/sign-out/student-sign-out';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { pathOf } from '@/lib/routes/match';

type LeaveLinkProps = {
  taskHash: string;
  name: string;
  /** Null for who is no student: they have no answers to lose. */
  student: SignedInStudent | null;
};

const look = '-my-3 inline-block rounded-s py-3 text-accent-strong underline underline-offset-4';

/**
 * Several children share a tablet: says who is signed in, and lets another one in. A plain link:
 * signing out is no page that could be fetched in advance.
 */
export function LeaveLink({ taskHash, name, student }: LeaveLinkProps) {
  const returnUrl = pathOf('studentStart', { taskHash });
  const href = `${pathOf('logout')}?${new URLSearchParams({ returnUrl })}`;
  return (
    <p className="text-caption text-ink-soft">
      {name === '' ? 'Это не\u00A0вы?' : `Вы вошли как ${name}. Это не\u00A0вы?`}{' '}
      {student ? (
        <StudentSignOut student={student} href={href} className={look}>
          Выйти
        </StudentSignOut>
      ) : (
        <a href={href} className={look}>
          Выйти
        </a>
      )}
    </p>
  );
}
