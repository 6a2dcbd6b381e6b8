import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice/notice';

/** Says why a form was not sent. */
export function LeadProblem({
  tone,
  children,
}: {
  tone: 'warning' | 'negative';
  children: ReactNode;
}) {
  return (
    <Notice tone={tone} title="Заявка не&nbsp;отправлена">
      {children}
    </Notice>
  );
}
