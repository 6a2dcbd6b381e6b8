import type { ReactNode } from 'react';
import { PageLoader } from '@/components/layout/page-loader';

/** What the pages of teachers share: the loader while the next one takes long. [UI-02] */
export default function TeacherLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PageLoader />
    </>
  );
}
