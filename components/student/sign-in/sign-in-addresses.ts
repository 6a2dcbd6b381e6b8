import { matchRoute, pathOf } from '@/lib/routes/match';
import { loginParamsOf } from '@/lib/session/login-params';

export type SignInAddresses = {
  teacher: string;
  student: string;
  /** Whose page the visitor was on the way to; null when that is not known. */
  likely: 'teacher' | 'student' | null;
};

/**
 * Where the two ways of signing in lead. Of the query only what a sign-in knows goes on, with a
 * return address of our own origin. [ROUTE-02] [AUTH-01]
 */
export function signInAddresses(query: URLSearchParams): SignInAddresses {
  const { provider, homeworkHash, redirectUrl } = loginParamsOf(query);
  const address = (role: 'teacher' | 'student') => {
    const params = new URLSearchParams({
      role,
      ...(provider && { provider }),
      ...(homeworkHash && { homeworkHash }),
      ...(redirectUrl && { returnUrl: redirectUrl }),
    });
    return `${pathOf('prosv')}?${params}`;
  };
  return { teacher: address('teacher'), student: address('student'), likely: likely(redirectUrl) };
}

function likely(returnUrl: string | undefined): SignInAddresses['likely'] {
  const match = matchRoute(returnUrl?.split(/[?#]/)[0] ?? '');
  if (match?.route.access === 'teacher') return 'teacher';
  return match?.route.access === 'student' || match?.id === 'studentStart' ? 'student' : null;
}
