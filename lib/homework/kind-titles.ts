import type { TaskKind } from '@/lib/contract/tasks/tasks';

/** What a student does in a task of this kind, in a teacher's words. */
const titles: Record<TaskKind, string> = {
  single_choice: 'один ответ из нескольких',
  multiple_choice: 'несколько верных ответов',
  inline_choice: 'выбор в тексте',
  text_entry: 'вписать в пропуски',
  number: 'ответ числом',
  matching: 'соединить пары',
  ordering: 'расставить по порядку',
};

/** What is done in a step: «Один ответ из нескольких, ответ числом». */
export function kindsTitle(kinds: readonly TaskKind[]): string {
  const text = [...new Set(kinds)].map((kind) => titles[kind]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
