import type { AgeGroup } from './age-group';

/** What pages say to a student otherwise by age: «ты» to the younger ones, «вы» to the others. */
type Words = {
  hello: string;
  /** What to do when there is no homework yet. */
  nothingYet: string;
  /** Of a finished work, by its grade; the first is for none. */
  praise: readonly [string, string, string, string, string, string];
};

const INFORMAL =
  'Попроси у\u00A0учителя ссылку на\u00A0задание и\u00A0открой её здесь, на\u00A0этом устройстве. Начатое появится в\u00A0этом списке.';
const FORMAL =
  'Попросите у\u00A0учителя ссылку на\u00A0задание и\u00A0откройте её здесь, на\u00A0этом устройстве. Начатое появится в\u00A0этом списке.';

const HANDED_IN = 'Работа сдана';

const neutral: Words = {
  hello: 'Привет',
  nothingYet: FORMAL,
  praise: [
    ...([HANDED_IN, HANDED_IN, 'Начало положено'] as const),
    ...(['Неплохо!', 'Хорошая работа!', 'Отличная работа!'] as const),
  ],
};

const words: Record<AgeGroup, Words> = {
  unknown: neutral,
  primary: {
    hello: 'Привет',
    nothingYet: INFORMAL,
    praise: [
      ...([HANDED_IN, HANDED_IN, 'Начало есть!'] as const),
      ...(['Неплохо, так держать!', 'Хорошо, ты молодец!', 'Отлично, ты молодец!'] as const),
    ],
  },
  middle: { ...neutral, nothingYet: INFORMAL },
  high: {
    hello: 'Здравствуйте',
    nothingYet: FORMAL,
    praise: [
      ...([HANDED_IN, HANDED_IN, 'Начало положено'] as const),
      ...(['Неплохо', 'Хорошая работа', 'Отличная работа'] as const),
    ],
  },
};

/** How a student of an age is spoken to. [CFG-05] */
export const wordsFor = (group: AgeGroup): Words => words[group];

/** The greeting of the cabinet; who has told no name is not greeted. [CFG-05] */
export const greetingOf = (group: AgeGroup, name: string): string =>
  name === '' ? 'Мои задания' : `${words[group].hello}, ${name}!`;
