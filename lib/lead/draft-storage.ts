import { readItem, writeItem } from '@/lib/browser/safe-storage';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { leadFields, type LeadField } from './lead-form';

type Draft = Partial<Record<LeadField, string>>;

const keyOf = (type: LeadType) => `lead:${type}`;

/** What was typed in this tab and not sent, or null. */
export function readLeadDraft(type: LeadType): Draft | null {
  try {
    const kept = JSON.parse(readItem('sessionStorage', keyOf(type)) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (!kept) return null;
    const texts = leadFields.filter((field) => typeof kept[field] === 'string');
    return Object.fromEntries(texts.map((field) => [field, kept[field]])) as Draft;
  } catch {
    return null;
  }
}

/**
 * Keeps in this tab what was typed; null forgets it. Consent is asked for each time, so it is not
 * kept. Without a storage nothing happens.
 */
export function writeLeadDraft(type: LeadType, draft: Draft | null): void {
  const { consent: _, ...texts } = draft ?? {};
  writeItem('sessionStorage', keyOf(type), draft && JSON.stringify(texts));
}
