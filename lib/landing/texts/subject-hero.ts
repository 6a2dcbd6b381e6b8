import type { SubjectLanding } from '@/lib/landing/landing';
import { typesetAll } from './landing-text';
import { getSubjectText } from './subjects';

type Shown = Pick<SubjectLanding, 'subject' | 'grade' | 'workbook'>;

const FACTS = ['Ученикам не нужна регистрация', 'Проверяется сразу', 'Оценки — в журнале'];

/** A short name of two words stays on one line. */
const held = (title: string) => (title.length <= 16 ? title.replaceAll(' ', '\u00A0') : title);

/** The first words of a subject's landing. */
export function subjectHero({ subject, grade, workbook }: Shown) {
  const { by } = getSubjectText(subject.name);
  if (!workbook)
    return typesetAll({
      eyebrow: 'Тетрадь готовится',
      title: `Рабочая тетрадь ${by}`,
      lead: `Заданий ${by} пока нет. Ниже — как устроены наши тетради; те, что уже есть, собраны на главной странице.`,
      facts: FACTS,
    });
  return typesetAll({
    eyebrow: 'Цифровая рабочая тетрадь',
    title: grade === null ? `Домашние задания ${by}` : `${held(subject.title)}, ${grade} класс`,
    lead: `Готовые задания ${by} к учебникам «Просвещения». Отметьте нужные, отправьте классу ссылку — проверка не займёт ваш вечер.`,
    facts: FACTS,
  });
}

/** The way from home to the landing. */
export function subjectTrail({ subject, grade, workbook }: Shown) {
  if (grade === null || !workbook) return [{ title: subject.title }];
  return [{ title: `${subject.title}, ${grade}\u00A0класс` }];
}
