import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/session-watch-of';
import { roles } from '@/lib/contract/auth/roles';

/** What the pages of a school's administrator share: the watch over the session. [AUTH-15] */
export default function SchoolLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionWatchOf role={roles.schoolAdmin} />
    </>
  );
}
