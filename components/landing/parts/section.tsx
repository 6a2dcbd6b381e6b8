import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  /** A white strip of squared paper. */
  squared: 'border-y border-line bg-surface squared-paper',
} as const;

/** The squares fade out behind words. */
const UNLINED = 'bg-surface shadow-[0_0_1.5rem_1.5rem_var(--color-surface)]';

type SectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  ground?: keyof typeof grounds;
  aside?: boolean;
  children: ReactNode;
};

/** A part of a landing under its own heading; with `aside` the heading stands beside its content. */
export function Section(props: SectionProps) {
  const { id, title, lead, ground = 'paper', aside = false, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-4 py-10 medium:py-16 ${grounds[ground]}`}
    >
      <div
        className={`page-width ${aside ? 'large:grid large:grid-cols-[4fr_8fr] large:gap-x-12' : ''}`}
      >
        <div className={ground === 'squared' ? `relative self-start ${UNLINED}` : ''}>
          <h2 id={`${id}-title`} className="max-w-180 text-title-m font-bold medium:text-title-l">
            {title}
          </h2>
          {lead ? <p className="mt-3 max-w-reading text-reading text-ink-soft">{lead}</p> : null}
        </div>
        <div className={`relative mt-6 medium:mt-8 ${aside ? 'large:mt-0' : ''}`}>{children}</div>
      </div>
    </section>
  );
}
