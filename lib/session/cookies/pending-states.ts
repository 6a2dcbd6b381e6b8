import { textSchema } from '@/lib/http/cookies/own-cookie';

/** How long a person may take on the SSO's pages, in seconds. */
export const SIGN_IN_TIME = 15 * 60;

/** Sign-ins that may be under way in several tabs of one browser; of more, the oldest are forgotten. */
export const MAX_PENDING = 10;
const STATE = /^[A-Za-z0-9_-]{16,200}$/;

/** The states of the sign-ins under way; what is no state is left out. */
export const pendingStates = {
  schema: textSchema((text) => text.split('.').filter((state) => STATE.test(state))),
  toText: (states: readonly string[]) => states.slice(-MAX_PENDING).join('.'),
};
