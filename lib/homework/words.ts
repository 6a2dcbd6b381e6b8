import type { NounForms } from '@/lib/format/plural';

/** The steps of a homework, as teachers and students call them. */
export const taskForms: NounForms = ['задание', 'задания', 'заданий'];
