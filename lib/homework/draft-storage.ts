import { readItem, writeItem } from '@/lib/browser/safe-storage';
import type { Draft } from './draft';
import { draftFrom } from './read-draft';

/** By user: on a shared computer nobody finds another teacher's draft or workbook. */
const draftKey = (userId: string) => `homework-draft:${userId}`;
const workbookKey = (userId: string) => `last-workbook:${userId}`;

/** The draft of this tab, or null; it outlives a reload and the way through the sign-in. */
export function readDraft(userId: string): Draft | null {
  try {
    return draftFrom(JSON.parse(readItem('sessionStorage', draftKey(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the draft in this tab; null forgets it. Without a storage nothing happens. */
export function writeDraft(userId: string, draft: Draft | null): void {
  writeItem('sessionStorage', draftKey(userId), draft && JSON.stringify(draft));
}

/** The workbook of the last homework that was created in this browser, or null. [HW-01] */
export function readLastWorkbook(userId: string): string | null {
  return readItem('localStorage', workbookKey(userId));
}

/** Remembers the workbook for the next homework. */
export function writeLastWorkbook(userId: string, workbookId: string): void {
  writeItem('localStorage', workbookKey(userId), workbookId);
}
