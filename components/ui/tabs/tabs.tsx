'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

type TabsProps<Value extends string> = {
  /** What the tabs are parts of; read out, not shown. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The open tab, when its owner keeps it. */
  value?: Value;
  /** Which is open first: the first one unless it is said. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

const tabLook = [
  'relative flex min-h-12 shrink-0 items-center border-b-3 border-transparent px-4 py-2 font-medium text-ink-soft',
  'transition-colors duration-150 not-data-disabled:hover:text-ink data-disabled:opacity-45',
  'data-active:border-accent data-active:text-accent-strong',
  // Inside, or the scrolling row would cut it off.
  'focus-visible:rounded-s focus-visible:-outline-offset-3',
  'forced-colors:border-[Canvas] forced-colors:data-active:border-[Highlight]',
].join(' ');

/**
 * Several views in one place. One stop of the keyboard: arrows, Home and End move and open; the row
 * of tabs moves sideways when it does not fit. [UI-12]
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue, onValueChange } = props;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={tabLook}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-s pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
