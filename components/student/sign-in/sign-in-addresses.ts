import { throughProvider, type Provider } from '@/lib/contract/auth/external-providers';
import { matchUrl, pathOf } from '@/lib/routes/match';
import { loginParamsOf } from '@/lib/session/sign-in/login-params';

export type SignInAddresses = {
  teacher: string;
  student: string;
  schoolAdmin: string;
  /** The sign-in through the provider that the visitor comes from; null when there is none. */
  provider: { href: string; title: string } | null;
  /** The provider that the visitor comes from when nobody can sign in through it now. [FEAT-01] */
  asked: string | null;
  /** The providers that nobody can sign in through now, as they stand after «через». */
  unavailable: readonly string[];
  /** Whose page the visitor was on the way to; null when that is not known. */
  likely: 'teacher' | 'student' | null;
};

/**
 * Where the ways of signing in lead. Of the query only what a sign-in knows goes on, with a return
 * address of our own origin. [ROUTE-02] [AUTH-01]
 *
 * @param isSignedIn somebody is, and is to be signed out first [AUTH-17]
 * @param unavailable the providers that are not offered now [FEAT-01]
 */
export function signInAddresses(
  query: URLSearchParams,
  isSignedIn: boolean,
  unavailable: readonly Provider[],
): SignInAddresses {
  const { provider: asked, homeworkHash, redirectUrl } = loginParamsOf(query);
  const isAway = asked !== undefined && unavailable.includes(asked);
  const provider = isAway ? undefined : asked;
  const likely = likelyRole(redirectUrl);
  const address = (role: SignInAddresses['likely'] | 'school') => {
    const params = new URLSearchParams({
      ...(isSignedIn && { signIn: 'again' }),
      ...(role && { role }),
      ...(provider && { provider }),
      ...(homeworkHash && { homeworkHash }),
      ...(redirectUrl && { returnUrl: redirectUrl }),
    });
    return `${pathOf(isSignedIn ? 'logout' : 'prosv')}?${params}`;
  };
  return {
    teacher: address('teacher'),
    student: address('student'),
    schoolAdmin: address('school'),
    provider: provider ? { href: address(likely), title: throughProvider(provider) } : null,
    asked: isAway ? throughProvider(asked) : null,
    unavailable: unavailable.map(throughProvider),
    likely,
  };
}

function likelyRole(returnUrl: string | undefined): SignInAddresses['likely'] {
  const match = matchUrl(returnUrl ?? '');
  if (match?.route.access === 'teacher') return 'teacher';
  const isStudents = match?.id === 'studentStart' || match?.id === 'student';
  return match?.route.access === 'student' || isStudents ? 'student' : null;
}
