import type { Question } from '@/components/ui/overlay/confirm-or-ask';
import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { canReopen } from '@/lib/homework/state';
import { accessQuestions, releaseQuestion, withdrawQuestion } from './change-words';

type Change = BodyOf<Endpoints['changeHomework']>;

/** What a teacher can do with a homework of theirs: in a dialog, or by one change, asked about or not. */
export type HomeworkAction = { title: string } & (
  { dialog: 'due' | 'deliver' } | { change: Change; question?: Question }
);

/** What can be done with a homework now, what is done most first. [HW-09] */
export function actionsOf(homework: HomeworkSummary, now: Date): HomeworkAction[] {
  const { state, policy, delivery, finishedCount, title } = homework;
  const isOpen = state === 'open';
  const isReleasable = isOpen && policy.feedback === 'after_finish' && finishedCount > 0;
  const { accountsOnly } = policy;
  const possible: (HomeworkAction | false)[] = [
    state !== 'withdrawn' && {
      title: policy.dueAt === null ? 'Задать срок' : 'Изменить срок',
      dialog: 'due',
    },
    (isOpen || delivery !== null) && {
      title: delivery === null ? 'Отправить в\u00A0дневник' : 'Отправка в\u00A0дневник',
      dialog: 'deliver',
    },
    isReleasable && {
      title: 'Показать разбор',
      change: { feedback: 'everybody' },
      question: releaseQuestion,
    },
    isOpen && {
      title: accountsOnly ? 'Пускать и\u00A0без учётной записи' : 'Только с\u00A0учётной записью',
      change: { accountsOnly: !accountsOnly },
      question: accessQuestions[accountsOnly ? 'everybody' : 'accountsOnly'],
    },
    canReopen(homework, now) && { title: 'Открыть снова', change: { state: 'open' } },
    isOpen && { title: 'Закрыть', change: { state: 'closed' } },
    state !== 'withdrawn' && {
      title: 'Отозвать',
      change: { state: 'withdrawn' },
      question: withdrawQuestion(title),
    },
  ];
  return possible.filter((action) => action !== false);
}
