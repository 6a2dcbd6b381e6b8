import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { roles } from '@/lib/contract/auth/roles';

/** What the pages of a school's administrator share: the watch of the session. [AUTH-15] */
export default function SchoolLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionWatchOf role={roles.schoolAdmin} />
    </>
  );
}
