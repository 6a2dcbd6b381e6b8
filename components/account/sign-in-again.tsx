import { buttonStyle } from '@/components/ui/button/button-style';
import { expiredAddress } from '@/lib/routes/return-url';
import type { OwnPath } from '@/lib/routes/own-path';

type SignInAgainProps = { returnUrl: OwnPath | null; ownTab?: boolean };

/**
 * Leads through the sign-in and back to this page. The old session goes first: it has expired, or is another
 * person's, though the cookie may still look good. In a tab of its own when this page holds answers
 * that the browser does not keep.
 */
export function SignInAgain({ returnUrl, ownTab = false }: SignInAgainProps) {
  return (
    <a
      href={expiredAddress(returnUrl)}
      {...(ownTab && { target: '_blank' })}
      className={buttonStyle({ variant: 'secondary', size: 's' })}
    >
      Войти снова
    </a>
  );
}
