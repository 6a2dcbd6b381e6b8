import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { fieldsOf, type LeadErrors } from './check-lead-form';
import { readLeadDraft } from './draft-storage';
import { HONEYPOT } from './lead-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as Control | null;

/** Puts back what was typed in this tab before, where nothing is typed now. */
export function fillIn(form: HTMLFormElement | null, type: LeadType): void {
  for (const [field, value] of Object.entries(readLeadDraft(type) ?? {})) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = value;
  }
}

/** Puts the cursor into the first field that is wrong. [UI-12] */
export function focusFirst(form: HTMLFormElement | null, type: LeadType, errors: LeadErrors): void {
  const wrong = fieldsOf(type).find((field) => errors[field] !== undefined);
  if (wrong) controlOf(form, wrong)?.focus();
}

/** Whether the field that people do not see was filled in; empties it for a second try. */
export function fillsHoneypot(form: HTMLFormElement): boolean {
  const honeypot = controlOf(form, HONEYPOT);
  if (!honeypot || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
