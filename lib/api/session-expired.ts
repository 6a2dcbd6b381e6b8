const listeners = new Set<() => void>();

/** Tells whoever listens that our server no longer knows who calls. [AUTH-12] */
export function announceSessionExpired(): void {
  for (const listener of listeners) listener();
}

/** Calls back each time a call is refused because the session has expired; returns a function that unsubscribes. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
