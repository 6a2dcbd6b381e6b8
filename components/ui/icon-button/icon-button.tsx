import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Tooltip } from '@/components/ui/tooltip/tooltip';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'disabled' | 'type' | 'aria-label' | 'aria-labelledby' | 'title'
> & {
  icon: LucideIcon;
  /** What it does: «Выше». Read out, and shown beside it on hover and focus. */
  label: string;
  /** The id of the element that names what it does it to; read out behind the label. */
  ofId?: string;
  /** Does nothing now; the focus of who pressed it stays on it. */
  disabled?: boolean;
};

/** A button with a picture in place of words, which a tooltip shows: 44 px, for rows that repeat. [UI-09] */
export function IconButton({
  icon: Icon,
  label,
  ofId,
  disabled = false,
  onClick,
  ...native
}: IconButtonProps) {
  const id = useId();
  return (
    <Tooltip content={label} interactive={false} isName>
      <button
        {...native}
        {...(disabled ? {} : { onClick })}
        type="button"
        id={id}
        aria-label={label}
        aria-labelledby={ofId === undefined ? undefined : `${id} ${ofId}`}
        aria-disabled={disabled || undefined}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-m border border-transparent text-ink-soft transition-colors duration-150 live:hover:bg-accent-tint live:hover:text-accent-strong live:active:translate-y-px aria-disabled:text-control/60 forced-colors:aria-disabled:text-[GrayText]"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </Tooltip>
  );
}
