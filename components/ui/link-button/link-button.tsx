import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonStyle, type ButtonLook } from '@/components/ui/button/button-style';

type LinkButtonProps = ButtonLook & {
  href: string;
  children: ReactNode;
  /** [CONF-02] Only what the route table flags is fetched in advance. */
  prefetch?: boolean;
};

/** A link that looks like a button: it leads somewhere and works without JavaScript. */
export function LinkButton({ href, children, prefetch = false, ...look }: LinkButtonProps) {
  return (
    <Link href={href} prefetch={prefetch} className={buttonStyle(look)}>
      {children}
    </Link>
  );
}
