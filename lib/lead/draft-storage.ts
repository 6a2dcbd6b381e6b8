import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { leadFields, type LeadField } from './lead-form';

type Draft = Partial<Record<LeadField, string>>;

const keyOf = (type: LeadType) => `lead:${type}`;

/** What was typed in this tab and not sent, or null. */
export function readLeadDraft(type: LeadType): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null') as Record<
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
  try {
    const { consent: _, ...texts } = draft ?? {};
    if (draft) sessionStorage.setItem(keyOf(type), JSON.stringify(texts));
    else sessionStorage.removeItem(keyOf(type));
  } catch {
    // The text then lives as long as the page.
  }
}
