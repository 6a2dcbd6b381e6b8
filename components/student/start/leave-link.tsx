import { pathOf } from '@/lib/routes/match';

/**
 * Several children share a tablet: says who is signed in, and lets another one in. A plain link:
 * signing out is no page that could be fetched in advance.
 */
export function LeaveLink({ taskHash, name }: { taskHash: string; name: string }) {
  const returnUrl = pathOf('studentStart', { taskHash });
  const href = `${pathOf('logout')}?${new URLSearchParams({ returnUrl })}`;
  return (
    <p className="text-caption text-ink-soft">
      {name === '' ? 'Это не\u00A0вы?' : `Вы вошли как ${name}. Это не\u00A0вы?`}{' '}
      <a
        href={href}
        className="-my-3 inline-block rounded-s py-3 text-accent-strong underline underline-offset-4"
      >
        Выйти
      </a>
    </p>
  );
}
