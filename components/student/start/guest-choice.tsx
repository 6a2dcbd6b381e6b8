import { useId, type ReactNode } from 'react';
import { CodeForm } from '@/components/student/code/code-form';
import { HaveCode } from '@/components/student/code/have-code';
import { buttonStyle } from '@/components/ui/button/button-style';
import { pathOf } from '@/lib/routes/match';
import { NameForm } from './name-form';

type GuestProps = { taskHash: string };

/** Two equal ways in: with an account, or with a name and a class alone. [ROUTE-15] */
export function GuestChoice({ taskHash }: GuestProps) {
  return (
    <div className="grid gap-8 large:grid-cols-2 large:gap-0 large:divide-x large:divide-line">
      <Way
        title="Без регистрации"
        text={
          <>
            Учитель увидит имя и&nbsp;класс в&nbsp;журнале. Продолжить можно на&nbsp;этом&nbsp;же
            устройстве, а&nbsp;на&nbsp;другом&nbsp;— по&nbsp;коду.
          </>
        }
        look="large:pr-10"
      >
        <NameForm taskHash={taskHash} />
        <div className="mt-3">
          <HaveCode taskHash={taskHash} />
        </div>
      </Way>
      <Way
        title="Со&nbsp;своей учётной записью"
        text={
          <>
            Все задания и&nbsp;оценки будут в&nbsp;профиле, продолжить можно на&nbsp;любом
            устройстве.
          </>
        }
        look="border-t border-line pt-8 large:border-t-0 large:pt-0 large:pl-10"
      >
        <SignIn taskHash={taskHash} />
      </Way>
    </div>
  );
}

/** The teacher wants accounts: no name is asked for. [TRUST-02] */
export function AccountOnly({ taskHash }: GuestProps) {
  return (
    <Way
      title="Нужна учётная запись"
      text={
        <>
          Это задание учитель даёт только тем, кто войдёт со&nbsp;своей учётной записью. Если
          её&nbsp;нет, её&nbsp;можно завести при&nbsp;входе.
        </>
      }
      look="max-w-100"
    >
      <SignIn taskHash={taskHash} />
      <div className="mt-3">
        <HaveCode taskHash={taskHash} />
      </div>
    </Way>
  );
}

/** A closed homework: who has begun without an account sees what came of it. [TRUST-03] */
export function CodeOnly({ taskHash }: GuestProps) {
  return (
    <Way
      title="Приём ответов закончен"
      text={
        <>
          Если вы&nbsp;выполняли работу без&nbsp;учётной записи, введите свой код&nbsp;— и&nbsp;вы
          увидите результат.
        </>
      }
      look="max-w-100"
    >
      <CodeForm taskHash={taskHash} />
    </Way>
  );
}

type WayProps = { title: ReactNode; text: ReactNode; look: string; children: ReactNode };

function Way({ title, text, look, children }: WayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={look}>
      <h2 id={id} className="text-title-s font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

function SignIn({ taskHash }: GuestProps) {
  const returnUrl = pathOf('studentStart', { taskHash });
  const signIn = `${pathOf('prosv')}?${new URLSearchParams({ role: 'student', returnUrl })}`;
  return (
    // A whole page load: it leads out of the product and back.
    <a href={signIn} className={buttonStyle({ variant: 'primary', wide: true })}>
      Войти
    </a>
  );
}
