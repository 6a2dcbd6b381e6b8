import type { Draft } from './draft';
import { draftFrom } from './read-draft';

/** By user: on a shared computer nobody finds another teacher's draft or workbook. */
const draftKey = (userId: string) => `homework-draft:${userId}`;
const workbookKey = (userId: string) => `last-workbook:${userId}`;

/** The draft of this tab, or null; it outlives a reload and the way through the sign-in. */
export function readDraft(userId: string): Draft | null {
  try {
    return draftFrom(JSON.parse(sessionStorage.getItem(draftKey(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the draft in this tab; null forgets it. Without a storage nothing happens. */
export function writeDraft(userId: string, draft: Draft | null): void {
  attempt(() => {
    if (draft) sessionStorage.setItem(draftKey(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(draftKey(userId));
  });
}

/** The workbook of the last homework that was created in this browser, or null. [HW-01] */
export function readLastWorkbook(userId: string): string | null {
  try {
    return localStorage.getItem(workbookKey(userId));
  } catch {
    return null;
  }
}

/** Remembers the workbook for the next homework. */
export function writeLastWorkbook(userId: string, workbookId: string): void {
  attempt(() => localStorage.setItem(workbookKey(userId), workbookId));
}

/** A storage that is full or switched off must not stop a teacher. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // The draft then lives as long as the page.
  }
}
