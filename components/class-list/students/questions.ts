import { mergeQuestion } from '@/components/journal/student/questions';
import type { Question } from '@/components/ui/overlay/confirm-or-ask';
import type { ListStudent } from '@/lib/contract/class-list/class-list';
import { studentName } from '@/lib/journal/student-name';

/** What leaving the list does. */
export const takeOutQuestion = (student: ListStudent): Question => ({
  title: `Убрать из\u00A0списка: ${studentName(student)}?`,
  message: student.hasBegun
    ? 'Работы и\u00A0отметки останутся. В\u00A0журнале ученик будет в\u00A0том классе, который назвал сам.'
    : 'Под этим именем ещё никто не\u00A0работал: строка исчезнет из\u00A0списка и\u00A0из\u00A0журнала.',
  confirm: 'Убрать',
  cancel: 'Оставить',
});

/** What becoming one row does: where one of them has no work, nothing of it can be lost. */
export function joinQuestion(from: ListStudent, into: Named): Question {
  if (from.hasBegun && into.hasBegun !== false)
    return mergeQuestion(studentName(from), studentName(into));
  return {
    title: `Объединить: ${studentName(from)}\u00A0→\u00A0${studentName(into)}?`,
    message: `Останется одна строка, «${studentName(into)}», с\u00A0работами и\u00A0местом в\u00A0списке. Разделить их потом нельзя.`,
    confirm: 'Объединить',
    cancel: 'Не\u00A0объединять',
  };
}

type Named = Pick<ListStudent, 'surname' | 'name'> & { hasBegun?: boolean };
