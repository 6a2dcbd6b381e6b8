import { leadLimits } from '@/lib/contract/lead/lead-rules';

/** In the order of the page: the first wrong one gets the focus. */
export const leadFields = [
  'name',
  'role',
  'subjectId',
  'email',
  'phone',
  'school',
  'city',
  'classCount',
  'comment',
  'consent',
] as const;
export type LeadField = (typeof leadFields)[number];

/** A form as it was typed; what is missing is ''. */
export type LeadForm = Record<LeadField, string>;

/** People do not see this field; whoever fills it in is a program. */
export const HONEYPOT = 'extra-details';

/** Far beyond every limit, so that too long stays too long. */
const MAX_LENGTH = 2_000;

/** The form out of what a browser or whoever else sent: only texts, without what is not to be seen. */
export function readLeadForm(given: { get(name: string): unknown }): LeadForm {
  const read = (field: LeadField) => {
    const value = given.get(field);
    const text = typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
    return [field, field === 'comment' ? tidyText(text) : tidyLine(text)];
  };
  return Object.fromEntries(leadFields.map(read)) as LeadForm;
}

/** The form without what is far too long; what was too long stays so by one character. */
export function shortenLeadForm(form: LeadForm): LeadForm {
  const limits: Partial<Record<LeadField, number>> = { ...leadLimits, classCount: 10 };
  const cut = (field: LeadField) => [field, form[field].slice(0, (limits[field] ?? 20) + 1)];
  return Object.fromEntries(leadFields.map(cut)) as LeadForm;
}

const tidyLine = (text: string) =>
  visible(text.replace(/[\p{Cc}\p{Z}]+/gu, ' '))
    .normalize('NFC')
    .trim();

const tidyText = (text: string) =>
  visible(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replace(/(?:(?!\n)[\p{Cc}\p{Zs}])+/gu, ' '))
    .normalize('NFC')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Format characters turn texts round or hide in them; halves of letters can be kept nowhere. */
const visible = (text: string) => text.replace(/[\p{Cf}\p{Cs}]/gu, '');
