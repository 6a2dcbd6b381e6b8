import type { ReactNode } from 'react';
import { EmptyPage } from './empty-page';

type EmptyStateProps = {
  /** What is not there yet: «Заданий пока нет». */
  title: string;
  /** What to do next. */
  children: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** A drawing on a sheet of 400 by 300, when one says more than a blank page. */
  image?: ReactNode;
};

/** The place of a list that has nothing in it yet: says what to do next. */
export function EmptyState({ title, children, action, image }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-6 text-center medium:py-8">
      {image ? <div className="w-60">{image}</div> : <EmptyPage />}
      <p className="mt-6 text-title-s font-semibold">{title}</p>
      <div className="mt-2 max-w-120 text-ink-soft">{children}</div>
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
