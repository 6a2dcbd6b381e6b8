import { CircleUserRound } from 'lucide-react';
import { pathOf } from '@/lib/routes/match';
import { AccountLinkIsland } from './account-link-island';

/**
 * The way into the account, in the header of public pages: «Войти» for everybody, and as soon as the
 * browser knows that somebody is signed in, the way to their pages. Rendered without asking who asks.
 */
export function AccountLink() {
  return (
    <AccountLinkIsland
      loginHref={pathOf('login')}
      // Drawn here, so that its library stays on the server.
      sign={<CircleUserRound aria-hidden className="size-5" />}
    />
  );
}
