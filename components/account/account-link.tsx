import { pathOf } from '@/lib/routes/match';
import { AccountLinkIsland } from './account-link-island';

/**
 * The way into the account, in the header of public pages: «Войти» for everybody, and as soon as the
 * browser knows that somebody is signed in, the way to their pages. Rendered without asking who asks.
 */
export function AccountLink() {
  return <AccountLinkIsland loginHref={pathOf('login')} sign={<PersonSign />} />;
}

/** Our own drawing: the library of icons would be more than all other scripts of a landing. */
function PersonSign() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 stroke-current"
      fill="none"
      strokeWidth="1.75"
      aria-hidden
    >
      <circle cx="10" cy="10" r="8.5" />
      <circle cx="10" cy="8" r="3" />
      <path d="M4.5 16.2c1-2.4 3-3.7 5.5-3.7s4.5 1.3 5.5 3.7" strokeLinecap="round" />
    </svg>
  );
}
