import type { IdpState } from './decide-identity';

declare global {
  interface Window {
    /** Set by the identity provider's script. [AUTH-15] */
    prosvIdState?: unknown;
  }
}

/** A script that takes longer tells nothing, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Asks the identity provider who is signed in there: its script runs in an element of its own, which
 * is removed again. Null when it does not come, comes late, or says nothing that we know. [AUTH-15]
 */
export function loadIdpState(address: string): Promise<IdpState | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (state: IdpState | null) => {
      clearTimeout(timer);
      script.remove();
      delete window.prosvIdState;
      resolve(state);
    };
    const timer = setTimeout(() => end(null), TIMEOUT);
    // At this moment the script has just run: what stands there is what it said.
    script.onload = () => end(readState(window.prosvIdState));
    script.onerror = () => end(null);
    script.src = address;
    document.head.append(script);
  });
}

function readState(said: unknown): IdpState | null {
  const { isSignedIn, uuid } = { ...(said as Record<string, unknown> | null | undefined) };
  if (typeof isSignedIn !== 'boolean') return null;
  return { isSignedIn, uuid: typeof uuid === 'string' && uuid !== '' ? uuid : null };
}
