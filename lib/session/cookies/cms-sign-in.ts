import { ownCookie } from '@/lib/http/cookies/own-cookie';
import { pendingStates, SIGN_IN_TIME } from './pending-states';

/** The sign-ins of editors that this browser began. [AUTH-20] */
export const cmsSignInCookie = ownCookie({
  name: 'cms-sign-in',
  ...pendingStates,
  lifetime: SIGN_IN_TIME,
  protection: 'plain',
  readableByScripts: false,
  isHostBound: true,
});
