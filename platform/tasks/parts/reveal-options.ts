import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import type { TaskOption } from '@/lib/contract/tasks/tasks';

/** The text of the option; an answer that was read names no other. */
export function textOf(options: readonly TaskOption[], id: string): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** Options one under another. */
export function revealOptions(
  options: readonly TaskOption[],
  ids: readonly string[],
  { ordered = false } = {},
): RevealedAnswer {
  return { form: 'list', ordered, items: ids.map((id) => ({ text: textOf(options, id) })) };
}
