import Link from 'next/link';
import type { ReactNode } from 'react';

type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** `quiet`: in lists of links, where the place says that they are links. */
  variant?: 'text' | 'quiet';
  /** [CONF-02] Only what the route table flags is fetched in advance. */
  prefetch?: boolean;
};

const variants = {
  text: 'text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2',
  quiet:
    'inline-flex min-h-11 min-w-11 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 medium:min-h-0',
} as const;

/** A link in text or in a list. */
export function TextLink({ href, children, variant = 'text', prefetch = false }: TextLinkProps) {
  return (
    <Link href={href} prefetch={prefetch} className={`rounded-s ${variants[variant]}`}>
      {children}
    </Link>
  );
}
