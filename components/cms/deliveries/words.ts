import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';

/** How operators call what is on its way to diaries: one of a kind, and all of it. */
export const kindTitles: Record<OutboxKind, { one: string; all: string }> = {
  delivery: { one: 'задание', all: 'Задания' },
  mark: { one: 'отметка', all: 'Отметки' },
};
