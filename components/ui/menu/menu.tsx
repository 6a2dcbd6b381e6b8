'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button/button';

/** One entry: it does something, or leads to a page. */
export type MenuEntry = { title: string } & ({ onSelect: () => void } | { href: string });

export type MenuProps = {
  /** What the button says: «Действия». */
  label: string;
  /** The id of the element that says what the entries are about. */
  describedBy?: string;
  entries: readonly MenuEntry[];
  /** One of the entries runs. */
  pending?: boolean;
};

const row =
  'flex min-h-11 w-full items-center px-4 py-2 text-left -outline-offset-2 outline-transparent data-highlighted:bg-accent-tint data-highlighted:outline-2 data-highlighted:shadow-[inset_3px_0_0_var(--accent)]';

/** A button that opens a list of what can be done; by keyboard too. [UI-12] */
export function Menu({ label, describedBy, entries, pending }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        render={
          <Button
            variant="quiet"
            size="s"
            {...(pending !== undefined && { pending })}
            aria-describedby={describedBy}
          />
        }
      >
        <Ellipsis aria-hidden className="size-5 shrink-0" />
        {label}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-(--available-width) outline-none"
        >
          <Base.Popup className="max-h-(--available-height) min-w-60 overflow-y-auto rounded-l border border-line bg-surface py-1.5 shadow-raised transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {entries.map((entry) =>
              'href' in entry ? (
                <Base.LinkItem
                  key={entry.title}
                  render={<Link href={entry.href} prefetch={false} />}
                  className={row}
                >
                  {entry.title}
                </Base.LinkItem>
              ) : (
                <Base.Item key={entry.title} onClick={entry.onSelect} className={row}>
                  {entry.title}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
