import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { abouts } from './abouts';

/** What is done in a step: «Один ответ из нескольких, ответ числом». */
export function kindsTitle(kinds: readonly TaskKind[]): string {
  const text = [...new Set(kinds)].map((kind) => abouts[kind].title).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
