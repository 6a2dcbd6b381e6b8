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

const consequences = {
  open: 'снова открыто: ученики могут начинать',
  closed: 'закрыто: начать его уже нельзя, кто начал — закончит',
  withdrawn: 'отозвано: ученикам оно больше не\u00A0видно',
} as const;

/** What is said when the state of a homework has changed. */
export function changedText({ title, state }: Pick<HomeworkSummary, 'title' | 'state'>): string {
  return `Задание «${typeset(title)}» ${consequences[state]}.`;
}
