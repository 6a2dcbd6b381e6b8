import type { TeachingFacts } from '@/lib/contract/certificate/certificate';
import { DEFAULT_TIME_ZONE } from '@/lib/format/date-time';
import { nounFor, type NounForms } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';

/** What a certificate says around its name and numbers, on the page and in the file. [HW-10] */
export const certificateTexts = {
  title: 'Сертификат',
  confirms: 'подтверждает, что учитель',
  statement: 'задаёт домашние работы в\u00A0цифровых рабочих тетрадях',
  service: 'Рабочие тетради',
  publisher: 'группа компаний «Просвещение»',
  verify: 'Подлинность можно проверить по\u00A0адресу',
} as const;

const workForms: NounForms = [
  'домашнее задание выполнено учениками',
  'домашних задания выполнено учениками',
  'домашних заданий выполнено учениками',
];
const studentForms: NounForms = [
  'ученик сдал работы',
  'ученика сдали работы',
  'учеников сдали работы',
];

/** The numbers of a certificate, each with what it counts. */
export function figuresOf({ workCount, studentCount }: TeachingFacts) {
  return [
    { figure: workCount, label: nounFor(workCount, workForms) },
    { figure: studentCount, label: nounFor(studentCount, studentForms) },
  ];
}

const longDate = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeZone: DEFAULT_TIME_ZONE,
});

/** A day as documents write it: «4 марта 2026 г.». */
export const documentDay = (instant: string) =>
  longDate.format(new Date(instant)).replaceAll(' ', '\u00A0');

/** The number in groups, which are easier to copy by hand. */
export const writtenNumber = (number: string) => (number.match(/.{1,6}/g) ?? []).join('-');

/** A number as it was typed: groups, their dashes and capitals do not matter. */
export const plainNumber = (typed: string) => typed.toLowerCase().replaceAll('-', '');

/** Where anybody verifies a certificate. */
export const verifyAddress = (publicOrigin: string, number: string) =>
  new URL(pathOf('certificate', { number: writtenNumber(number) }), publicOrigin).href;
