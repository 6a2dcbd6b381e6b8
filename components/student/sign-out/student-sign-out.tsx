'use client';

import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useSignOut, type SignedInStudent } from './use-sign-out';

type StudentSignOutProps = {
  student: SignedInStudent;
  /** The address that signs out. */
  href: string;
  className: string;
  children: ReactNode;
};

/** The link by which a student signs out. Without scripts it is a plain one. [ROUTE-06] */
export function StudentSignOut({ student, href, className, children }: StudentSignOutProps) {
  const { press, isPending } = useSignOut(student);
  return (
    <a href={href} onClick={press} aria-busy={isPending || undefined} className={className}>
      {isPending ? (
        <span className="inline-flex items-center gap-2">
          <Spinner size="s" label={null} />
          Выходим…
        </span>
      ) : (
        children
      )}
    </a>
  );
}
