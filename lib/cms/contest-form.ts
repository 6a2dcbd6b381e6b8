import type { Contest } from '@/lib/contract/user/feature-details';

/** What an operator types of a contest: every value as its field holds it. */
export type ContestForm = Record<keyof Contest, string>;

const fields: readonly (keyof Contest)[] = ['title', 'text', 'address', 'startsAt', 'endsAt'];

/** Moscow has had one offset from UTC since 2014, in milliseconds. */
const MOSCOW = 3 * 60 * 60_000;

/** An instant as a field for date and time holds it, by the clocks of Moscow; empty when it is none. */
function toField(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : new Date(time + MOSCOW).toISOString().slice(0, 16);
}

/** The same way back; what is no time goes on as it is, and is refused. */
function toInstant(field: string): string {
  const time = Date.parse(`${field}:00.000Z`);
  return Number.isNaN(time) ? field : new Date(time - MOSCOW).toISOString();
}

const isTime = (name: keyof Contest) => name === 'startsAt' || name === 'endsAt';

/** The form of what is stored; empty where nothing is. */
export function contestFormOf(details: Record<string, unknown> | null): ContestForm {
  const valueOf = (name: keyof Contest) => {
    const value = details?.[name];
    if (typeof value !== 'string') return '';
    return isTime(name) ? toField(value) : value;
  };
  return Object.fromEntries(fields.map((name) => [name, valueOf(name)])) as ContestForm;
}

/** What is sent; null for a form in which nothing is. */
export function contestOfForm(form: ContestForm): Contest | null {
  if (fields.every((name) => form[name].trim() === '')) return null;
  const valueOf = (name: keyof Contest) =>
    isTime(name) ? toInstant(form[name]) : form[name].trim();
  return Object.fromEntries(fields.map((name) => [name, valueOf(name)])) as Contest;
}

const problems: Record<keyof Contest, string> = {
  title: 'Напишите название, не\u00A0длиннее 100\u00A0знаков',
  text: 'Напишите, что за\u00A0конкурс, не\u00A0длиннее 500\u00A0знаков',
  address: 'Нужен адрес, который начинается с\u00A0https:// или, на\u00A0нашем сайте, с\u00A0/',
  startsAt: 'Укажите день и\u00A0время начала',
  endsAt: 'Укажите день и\u00A0время конца, позже начала',
};

/**
 * What is wrong with the field that a refusal names, and which it is; null when it names none of them.
 *
 * @param field as the door says it: «body.details.title»
 */
export function contestProblem(
  field: string | undefined,
): { name: keyof Contest; text: string } | null {
  const named = field?.split('.').pop();
  // Nothing is filled in: then the first field says so.
  const name = named === 'details' ? 'title' : fields.find((one) => one === named);
  return name === undefined ? null : { name, text: problems[name] };
}
