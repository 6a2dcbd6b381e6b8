import { typesetAll } from './landing-text';
import { getSubjectText } from './subjects';
import type { SubjectLanding } from '@/lib/landing/landing';

type Shown = Pick<SubjectLanding, 'subject' | 'grade' | 'workbook'>;

/** Title and description of a subject's landing for search engines, each of them unlike the others. */
export function subjectHead({ subject, grade, workbook }: Shown) {
  const { by, topics } = getSubjectText(subject.name);
  const promise = 'Ссылка ученикам за минуту, проверка сразу, оценки в журнале.';
  const image = `/og/${subject.name}.png`;
  if (!workbook)
    return typesetAll({
      wholeTitle: `${subject.title} — рабочая тетрадь готовится`,
      description: `Цифровая рабочая тетрадь ${by} готовится. Как устроены задания с проверкой и какие тетради уже есть.`,
      image,
    });
  if (grade === null)
    return typesetAll({
      wholeTitle: `${subject.title} — рабочие тетради онлайн`,
      description: `Рабочие тетради ${by}: ${topics}. ${promise}`,
      image,
    });
  return typesetAll({
    wholeTitle: `${subject.title}, ${grade} класс — рабочая тетрадь онлайн`,
    description: `Задания ${by}, ${grade} класс: ${topics}. ${promise}`,
    image,
  });
}
