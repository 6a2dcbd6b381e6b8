import type { LeadType } from '@/lib/contract/lead/lead-rules';

export type LeadText = {
  /** For search engines. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The heading of the form itself. */
  formTitle: string;
  steps: readonly { title: string; text: string }[];
};

const answer = {
  title: 'Вы получите ответ',
  text: 'Напишем на\u00A0почту или позвоним\u00A0— туда, что вы укажете.',
};

/** What the page of each form says. [ROUTE-21] */
export const leadTexts: Record<LeadType, LeadText> = {
  application: {
    title: 'Заявка школы',
    description:
      'Подключите цифровые рабочие тетради в\u00A0школе: оставьте заявку, и\u00A0мы поможем учителям начать. Попробовать можно и\u00A0без заявки.',
    heading: 'Рабочие тетради в\u00A0вашей школе',
    lead: 'Расскажите о\u00A0школе и\u00A0классах. Мы ответим на\u00A0вопросы, поможем учителям начать и\u00A0расскажем о\u00A0лицензиях.',
    formTitle: 'Заявка',
    steps: [
      {
        title: 'Вы оставляете заявку',
        text: 'Нужны имя, школа и\u00A0то, как с\u00A0вами связаться. Это пара минут.',
      },
      answer,
      {
        title: 'Учителя начинают',
        text: 'Первое задание собирается за\u00A0минуту, ученики открывают его по\u00A0ссылке без регистрации.',
      },
    ],
  },
  'teacher-licence': {
    title: 'Лицензия для учителя',
    description:
      'Лицензия учителя: до\u00A010 попыток на\u00A0каждую работу вместо двух. Оставьте заявку, и\u00A0мы\u00A0ответим на\u00A0вопросы и\u00A0поможем начать.',
    heading: 'Лицензия для учителя',
    lead: 'До\u00A010 попыток на\u00A0каждую работу; в\u00A0бесплатной версии их\u00A0две. Купить лицензию можно в\u00A0личном кабинете, на\u00A0странице «Премиум». Если сначала есть вопросы, напишите, какой предмет вы\u00A0ведёте.',
    formTitle: 'Заявка на\u00A0лицензию',
    steps: [
      {
        title: 'Вы оставляете заявку',
        text: 'Нужны имя, предмет, школа и\u00A0то, как с\u00A0вами связаться.',
      },
      answer,
      {
        title: 'Решение за\u00A0вами',
        text: 'Заявка ни\u00A0к\u00A0чему не\u00A0обязывает: в\u00A0бесплатной версии можно работать и\u00A0дальше.',
      },
    ],
  },
};

/** Which form an address asks for; whatever is not known is the school's. [ROUTE-21] */
export function leadTypeOf(landingName: unknown): LeadType {
  return landingName === 'teacher' ? 'teacher-licence' : 'application';
}

/** The parameter that leads to the page of a form. */
export function landingQuery(type: LeadType): Record<string, string> {
  return type === 'teacher-licence' ? { landingName: 'teacher' } : {};
}
