import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: ['bg-info-tint', 'text-info-strong', Info],
  positive: ['bg-positive-tint', 'text-positive-strong', CircleCheck],
  warning: ['bg-warning-tint', 'text-warning-strong', TriangleAlert],
  negative: ['bg-negative-tint', 'text-negative-strong', CircleX],
} as const satisfies Record<string, readonly [string, string, LucideIcon]>;

type NoticeProps = {
  tone?: keyof typeof tones;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
};

/** Says what happened, in place. Bad news interrupts a screen reader, the rest waits. [UI-12] */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const [background, colour, Icon] = tones[tone];
  return (
    <div
      role={tone === 'negative' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-l border border-transparent px-4 py-4 medium:gap-4 medium:px-5 ${background}`}
    >
      <Icon aria-hidden className={`size-6 shrink-0 ${colour}`} />
      <div className="max-w-reading min-w-0 flex-1">
        {title ? <p className={`font-semibold break-words ${colour}`}>{title}</p> : null}
        {children ? <div className={title ? 'mt-1' : ''}>{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
