import { subjects, type SubjectColour } from '@/lib/contract/subjects/subjects';

export type OgImage = {
  title: string;
  text: string;
  colour: SubjectColour;
};

const general: Record<string, OgImage> = {
  default: {
    title: 'Цифровые рабочие тетради',
    text: 'К учебникам группы компаний «Просвещение»',
    colour: 'purple',
  },
  home: {
    title: 'Домашнее задание за минуту',
    text: 'Учитель собирает, ученики решают по ссылке, отметки в журнале',
    colour: 'purple',
  },
  teacher: {
    title: 'Учителю',
    text: 'Готовые задания, проверка сразу, журнал, который обновляется сам',
    colour: 'purple',
  },
};

/** The pictures for links in messengers, by the name of their file. [SEO-04] */
export const ogImages: ReadonlyMap<string, OgImage> = new Map(
  [
    ...Object.entries(general),
    ...subjects.map(({ name, title, colour }): [string, OgImage] => [
      name,
      { title, text: 'Рабочая тетрадь: задания с проверкой', colour },
    ]),
  ].map(([name, image]) => [`${name}.png`, image] as const),
);
