import type { SubjectName } from '@/lib/contract/subjects/subjects';
import { typesetAll } from './landing-text';
import { getSubjectText } from './subjects';

/**
 * The three steps of the main job; each has a picture of the product in this subject, taken by
 * tests/e2e/pictures/pictures.spec.ts.
 */
export function jobSteps(subject: SubjectName) {
  const { by } = getSubjectText(subject);
  return typesetAll([
    {
      picture: 'choose',
      title: 'Выберите задания',
      text: 'Отметьте отдельные задания или сразу весь урок. Каждое можно посмотреть глазами ученика, порядок — поменять.',
      alt: `Экран учителя: в тетради ${by} отмечены все задания первого урока.`,
    },
    {
      picture: 'solve',
      title: 'Отправьте классу ссылку',
      text: 'Одна ссылка на всех: в чат, в дневник, на доску. Ученик называет имя, фамилию и класс и решает там, где ему удобно. Ответы сохраняются сами.',
      alt: `Экран ученика: задание ${by}, ответ уже записан.`,
    },
    {
      picture: 'journal',
      title: 'Смотрите результаты в журнале',
      text: 'Работы проверены, как только сданы. Журнал обновляется сам: видно, кто начал, кто сдал и с каким результатом.',
      alt: 'Журнал учителя: у каждого ученика оценка и процент за работу, одна ученица ещё решает.',
    },
  ]);
}

/** Of the colour of the pages about no subject. */
export const GENERAL_SUBJECT: SubjectName = 'russkij-yazyk';
