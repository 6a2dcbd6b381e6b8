import type { ReactNode } from 'react';
import { PageLoader } from '@/components/layout/page-loader';

/** What the pages of students share: the loader while the next one takes long. [UI-02] */
export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PageLoader />
    </>
  );
}
