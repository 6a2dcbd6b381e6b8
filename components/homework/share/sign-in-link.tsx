import { buttonStyle } from '@/components/ui/button/button-style';
import { loginPath } from '@/lib/session/visitor';

/** Leads to the sign-in and back. A whole page load: the session that ended here must not stay. */
export function SignInLink({ returnTo }: { returnTo: string }) {
  return (
    <a href={loginPath(returnTo)} className={buttonStyle({ variant: 'secondary', size: 's' })}>
      Войти
    </a>
  );
}
