import { ownCookie } from '@/lib/http/cookies/own-cookie';
import { pendingStates, SIGN_IN_TIME } from './pending-states';

/** The sign-ins of users that this browser began. [AUTH-03] */
export const signInCookie = ownCookie({
  name: 'sign-in',
  ...pendingStates,
  lifetime: SIGN_IN_TIME,
  protection: 'plain',
  readableByScripts: false,
  isHostBound: true,
});
