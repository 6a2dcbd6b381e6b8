import { leadLimits, leadPatterns, leadRoles, type LeadType } from '@/lib/contract/lead/lead-rules';
import { leadFields, type LeadField, type LeadForm } from './lead-form';

/** A sentence for each field that is wrong: what is wrong and what to do. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/** What each of the forms asks besides what both ask. */
const choices: Record<LeadType, 'role' | 'subjectId'> = {
  application: 'role',
  'teacher-licence': 'subjectId',
};

/** The fields of a form, in the order of the page. */
export function fieldsOf(type: LeadType): readonly LeadField[] {
  const other = type === 'application' ? choices['teacher-licence'] : choices.application;
  return leadFields.filter((field) => field !== other);
}

type Check = (value: string, form: LeadForm) => string | null;

const isTooLong = (value: string, field: keyof typeof leadLimits) =>
  value.length > leadLimits[field];

/** A line of words that has to be there. */
const words =
  (field: 'school' | 'city', missing: string): Check =>
  (value) => {
    if (!leadPatterns.words.test(value)) return missing;
    return isTooLong(value, field) ? tooLong(leadLimits[field]) : null;
  };

const checks: Record<LeadField, Check> = {
  name: (value) => {
    if (value === '') return 'Напишите, как к\u00A0вам обращаться.';
    if (!leadPatterns.name.test(value))
      return 'Напишите имя буквами, например «Анна Сергеевна Морозова».';
    return isTooLong(value, 'name') ? tooLong(leadLimits.name) : null;
  },
  role: (value) => (leadRoles.some((role) => role === value) ? null : 'Выберите, кто\u00A0вы.'),
  subjectId: (value) => (/^\d{1,2}$/.test(value) ? null : 'Выберите предмет.'),
  email: (value, { phone }) => {
    if (value === '')
      return phone === '' ? 'Напишите почту или телефон, чтобы мы\u00A0могли ответить.' : null;
    return leadPatterns.email.test(value) && !isTooLong(value, 'email')
      ? null
      : 'Проверьте адрес: в\u00A0нём есть «@» и\u00A0точка, например anna@school.ru.';
  },
  phone: (value) =>
    value === '' || (leadPatterns.phone.test(value) && !isTooLong(value, 'phone'))
      ? null
      : 'Проверьте номер: нужны десять цифр с\u00A0кодом города, например +7\u00A0912\u00A0345-67-89.',
  school: words('school', 'Напишите название или номер школы.'),
  city: words('city', 'Напишите город, посёлок или село.'),
  classCount: (value) =>
    value === '' || (/^\d{1,3}$/.test(value) && isCount(Number(value)))
      ? null
      : `Напишите число от\u00A01 до\u00A0${leadLimits.classCount} или оставьте пустым.`,
  comment: (value) => (isTooLong(value, 'comment') ? tooLong(leadLimits.comment) : null),
  consent: (value) => (value === '' ? 'Без согласия мы не\u00A0вправе сохранить заявку.' : null),
};

const isCount = (value: number) => value >= 1 && value <= leadLimits.classCount;
const tooLong = (limit: number) => `Слишком длинно: нужно не\u00A0больше ${limit}\u00A0знаков.`;

/**
 * What is wrong with a form; nothing when it can be sent. The server asks the same, and the main API
 * decides. [ROUTE-21]
 */
export function checkLeadForm(type: LeadType, form: LeadForm): LeadErrors {
  const found = fieldsOf(type).flatMap((field) => {
    const error = checks[field](form[field], form);
    return error === null ? [] : [[field, error]];
  });
  return Object.fromEntries(found) as LeadErrors;
}

/** What to say of a field that the main API alone finds wrong: `body.meta.city` is `city`. */
export function refusedField(path: string | undefined): LeadErrors {
  const name = leadFields.find((field) => path === `body.meta.${field}`);
  return name ? { [name]: 'Так записать не\u00A0получится. Проверьте, что введено.' } : {};
}
