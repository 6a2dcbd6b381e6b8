import type { ReactNode } from 'react';
import { typeset } from '@/lib/format/typeset';

type KitSectionProps = {
  /** The part of the address behind «#». */
  id: string;
  title: string;
  /** When it is used, in a sentence or two. */
  lead: string;
  children: ReactNode;
};

/** A chapter of the kit. */
export function KitSection({ id, title, lead, children }: KitSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="text-title-m font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">{typeset(lead)}</p>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  );
}

const arrangements = {
  row: 'flex flex-wrap items-end gap-x-4 gap-y-5',
  /** As many columns as there is room for. */
  grid: 'grid grid-cols-1 items-start gap-x-8 gap-y-6 medium:grid-cols-2',
  gallery: 'grid grid-cols-2 gap-4 medium:grid-cols-4 medium:gap-6',
  stack: 'flex flex-col gap-4',
  plain: '',
} as const;

type SpecimensProps = {
  title: string;
  arrangement?: keyof typeof arrangements;
  /** `bare`: what is shown has a sheet of its own. */
  ground?: 'sheet' | 'bare';
  children: ReactNode;
};

/** Some variants of one thing, on a sheet. */
export function Specimens({
  title,
  arrangement = 'row',
  ground = 'sheet',
  children,
}: SpecimensProps) {
  return (
    <div>
      <h3 className="mb-3 font-medium">{title}</h3>
      <div
        className={`${arrangements[arrangement]} ${
          ground === 'sheet' ? 'rounded-xl border border-line bg-surface p-4 medium:p-8' : ''
        }`}
      >
        {children}
      </div>
    </div>
  );
}

type SpecimenProps = {
  /** What it is called in the code, or its state. */
  name: string;
  children: ReactNode;
};

/** One variant with its name below. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="flex max-w-full min-w-0 flex-col items-start gap-2">
      {children}
      <span className="text-caption text-ink-soft">{name}</span>
    </div>
  );
}
