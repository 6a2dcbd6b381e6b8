type Kind = 'localStorage' | 'sessionStorage';

/** A kept text, or null; also when the browser keeps nothing (private mode, storage switched off). */
export function readItem(kind: Kind, key: string): string | null {
  try {
    // The storage itself throws when it is switched off, not only its methods.
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. False without a storage, and when it is full: no page breaks for it. */
export function writeItem(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets all that is kept by anybody in this browser. */
export function clearLocalStorage(): void {
  try {
    window.localStorage.clear();
  } catch {
    // Then there is nothing to forget.
  }
}
