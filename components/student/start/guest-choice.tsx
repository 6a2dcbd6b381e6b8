import { useId } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { pathOf } from '@/lib/routes/match';
import { NameForm } from './name-form';

/** Two equal ways in: with an account, or with a name and a class alone. [ROUTE-15] */
export function GuestChoice({ taskHash }: { taskHash: string }) {
  const id = useId();
  const returnUrl = pathOf('studentStart', { taskHash });
  const signIn = `${pathOf('prosv')}?${new URLSearchParams({ role: 'student', returnUrl })}`;
  return (
    <div className="grid gap-8 large:grid-cols-2 large:gap-0 large:divide-x large:divide-line">
      <section aria-labelledby={`${id}-name`} className="large:pr-10">
        <h2 id={`${id}-name`} className="text-title-s font-semibold">
          Без регистрации
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">
          Учитель увидит имя и&nbsp;класс в&nbsp;журнале. Продолжить можно на&nbsp;этом&nbsp;же
          устройстве.
        </p>
        <NameForm taskHash={taskHash} />
      </section>
      <section
        aria-labelledby={`${id}-account`}
        className="border-t border-line pt-8 large:border-t-0 large:pt-0 large:pl-10"
      >
        <h2 id={`${id}-account`} className="text-title-s font-semibold">
          Со&nbsp;своей учётной записью
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">
          Все задания и&nbsp;оценки будут в&nbsp;профиле, продолжить можно на&nbsp;любом устройстве.
        </p>
        {/* A whole page load: it leads out of the product and back. */}
        <a href={signIn} className={buttonStyle({ variant: 'primary', wide: true })}>
          Войти
        </a>
      </section>
    </div>
  );
}
