import { typesetAll } from './landing-text';
import { commonQuestions } from './questions';

/** The words of the home page. [ROUTE-01] */
export const homeText = typesetAll({
  changedAt: '2026-11-22',
  head: {
    wholeTitle: 'Рабочие тетради — домашнее задание классу за минуту',
    description:
      'Цифровые рабочие тетради к учебникам «Просвещения»: соберите домашнее задание, отправьте классу ссылку и получите проверенные работы в журнале.',
    image: '/og/home.png',
  },
  title: 'Домашнее задание за минуту, проверка — без вас',
  stressed: 'за минуту',
  lead: 'Цифровые рабочие тетради к учебникам «Просвещения». Учитель выбирает задания и получает ссылку, ученики решают их на телефоне или компьютере, результаты собираются в журнале.',
  facts: [
    'Ученикам не нужна регистрация',
    'Работы проверяются сразу',
    'Ответы не теряются без связи',
  ],
  student: {
    title: 'Вы ученик?',
    text: 'Откройте ссылку, которую дал учитель: регистрироваться не нужно, хватит имени, фамилии и класса. А чтобы работы собирались в вашем кабинете, войдите.',
  },
  questions: [
    commonQuestions.registration,
    commonQuestions.checking,
    commonQuestions.devices,
    commonQuestions.offline,
    commonQuestions.free,
    commonQuestions.textbooks,
  ],
});
