import type { ReactNode } from 'react';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { PageShell } from '@/components/layout/page-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { OwnPath } from '@/lib/routes/own-path';

type ReviewShellProps = { back: OwnPath; backWords: string; children: ReactNode };

/** What the pages behind the journal have around their content: the way back to it. */
export function ReviewShell({ back, backWords, children }: ReviewShellProps) {
  return (
    <PageShell headerSlot={<AccountLinks current="teacherJournal" />}>
      <div className="page-width flex max-w-240 flex-col gap-4 py-6 medium:py-12">
        <div>
          <TextLink href={back} variant="quiet">
            ← {backWords}
          </TextLink>
        </div>
        {children}
      </div>
    </PageShell>
  );
}
