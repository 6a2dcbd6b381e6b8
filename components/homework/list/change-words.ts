import type { Question } from '@/components/ui/overlay/confirm-or-ask';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { typeset } from '@/lib/format/typeset';

/** What is asked before a homework is withdrawn. */
export function withdrawQuestion(title: string): Question {
  return {
    title: `Отозвать задание «${typeset(title)}»?`,
    message:
      'Ссылка перестанет работать, и\u00A0те, кто уже начал, не\u00A0смогут закончить. Отметки тех, кто сдал, останутся в\u00A0журнале. Задание можно будет открыть снова.',
    confirm: 'Отозвать',
    cancel: 'Не отзывать',
  };
}

/** What is asked before everybody who has finished is told what was right. [TRUST-01] */
export const releaseQuestion: Question = {
  title: 'Показать разбор всем, кто сдал?',
  message:
    'Верные ответы и\u00A0объяснения увидят и\u00A0те, кто назвал только имя, пока другие ещё решают. Тем, кто вошёл с\u00A0учётной записью, они видны уже сейчас.',
  confirm: 'Показать',
  cancel: 'Не\u00A0показывать',
};

/** What is asked before it changes who may begin. [TRUST-02] */
export const accessQuestions: Record<'accountsOnly' | 'everybody', Question> = {
  accountsOnly: {
    title: 'Пускать только с\u00A0учётной записью?',
    message:
      'Новые ученики без учётной записи начать не\u00A0смогут: им предложим войти. Кто уже начал, закончит; их работы останутся в\u00A0журнале.',
    confirm: 'Только с\u00A0учётной записью',
    cancel: 'Не\u00A0менять',
  },
  everybody: {
    title: 'Пускать и\u00A0без учётной записи?',
    message: 'По\u00A0ссылке начнёт каждый, кто назовёт имя и\u00A0класс.',
    confirm: 'Пускать всех',
    cancel: 'Не\u00A0менять',
  },
};

const consequences = {
  open: 'снова открыто: ученики могут начинать',
  closed: 'закрыто: начать его уже нельзя, кто начал — закончит',
  withdrawn: 'отозвано: ученикам оно больше не\u00A0видно',
} as const;

/** What is said when the state of a homework has changed. */
export function changedText({ title, state }: Pick<HomeworkSummary, 'title' | 'state'>): string {
  return `Задание «${typeset(title)}» ${consequences[state]}.`;
}
