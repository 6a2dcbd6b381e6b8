import type { ReactNode } from 'react';

const looks = {
  /** A white sheet on the paper of the page. */
  sheet: 'border border-line bg-surface shadow-sheet',
  /** A coloured note of the subject. */
  tint: 'border border-transparent bg-accent-tint',
  /** A sheet with the margin of a school notebook: squares, a line, then the text. */
  notebook: [
    'relative overflow-clip border border-line bg-surface shadow-sheet medium:pl-22',
    'medium:before:squared-paper medium:before:absolute medium:before:inset-y-0 medium:before:left-0',
    'medium:before:w-12 medium:before:border-r-2 medium:before:border-accent/45',
  ].join(' '),
} as const;

type CardProps = {
  variant?: keyof typeof looks;
  as?: 'div' | 'section' | 'article' | 'li';
  /** The id of the heading that names the card, when it is a section or an article. */
  labelledBy?: string;
  children: ReactNode;
};

/** A surface for things that belong together. */
export function Card({ variant = 'sheet', as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={`rounded-xl px-4 py-6 medium:px-8 medium:py-8 ${looks[variant]}`}
    >
      {children}
    </Tag>
  );
}
