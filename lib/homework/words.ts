import type { NounForms } from '@/lib/format/plural';

/** The steps of a homework, as teachers and students call them. */
export const taskForms: NounForms = ['задание', 'задания', 'заданий'];

/** The tasks of one step, as students see them numbered. */
export const questionForms: NounForms = ['вопрос', 'вопроса', 'вопросов'];
