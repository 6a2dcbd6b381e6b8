import type { NounForms } from '@/lib/format/plural';

export const workbookForms: NounForms = ['тетрадь', 'тетради', 'тетрадей'];
export const moduleForms: NounForms = ['раздел', 'раздела', 'разделов'];
export const lessonForms: NounForms = ['урок', 'урока', 'уроков'];
export const stepForms: NounForms = ['шаг', 'шага', 'шагов'];
/** The tasks of a step; homework goes by its whole name here. */
export const taskForms: NounForms = ['задание', 'задания', 'заданий'];
export const homeworkForms: NounForms = [
  'домашнее задание',
  'домашних задания',
  'домашних заданий',
];
/** «в 1 домашнем задании», «в 5 домашних заданиях». */
export const inHomeworkForms: NounForms = [
  'домашнем задании',
  'домашних заданиях',
  'домашних заданиях',
];
