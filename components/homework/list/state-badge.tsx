import type { HomeworkState } from '@/lib/contract/homework/homework';

const looks: Record<HomeworkState, readonly [title: string, look: string]> = {
  open: ['Открыто', 'bg-positive-tint text-positive-strong'],
  closed: ['Закрыто', 'bg-paper text-ink-soft'],
  withdrawn: ['Отозвано', 'bg-warning-tint text-warning-strong'],
};

/** Whether students may begin the homework. */
export function StateBadge({ state }: { state: HomeworkState }) {
  const [title, look] = looks[state];
  return (
    <span className={`shrink-0 rounded-full px-2.5 py-0.5 text-caption font-medium ${look}`}>
      {title}
    </span>
  );
}
