import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { PageLoader } from '@/components/layout/page-loader';
import { roles } from '@/lib/contract/auth/roles';

/**
 * What the pages of teachers share: the loader while the next one takes long, and the watch of the
 * session. [UI-02] [AUTH-15]
 */
export default function TeacherLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PageLoader />
      <SessionWatchOf role={roles.teacher} />
    </>
  );
}
