import { beginSignIn } from '@/platform/main-api/auth/login-states';
import type { Verb } from '@/platform/main-api/context';

/**
 * Begins the sign-in of an editor. The SSO asks for the password even of who is signed in there: that
 * may be somebody else, and whoever sits at an open computer is not let into the content. [AUTH-20]
 */
export const createCmsLoginState: Verb<'createCmsLoginState'> = (context, { body }) =>
  beginSignIn(context, 'cms', body, { prompt: 'login' });
