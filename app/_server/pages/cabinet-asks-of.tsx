import { CabinetAsks } from '@/components/cabinet/cabinet-asks';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type CabinetAsksOfProps = {
  page: 'teacherProfile' | 'teacherJournal' | 'studentProfile' | 'school';
  entry: SessionEntry;
};

/** What is asked of a person in a cabinet: not over a task nor over the builder. [CFG-04] */
export function CabinetAsksOf({ page, entry: { userId, role } }: CabinetAsksOfProps) {
  const terms = role === roles.student ? 'userAgreement' : 'teacherTerms';
  return (
    <CabinetAsks
      userId={userId}
      offerHref={serverConfig().OFFER_URL ?? pathOf(terms)}
      returnUrl={pathOf(page)}
    />
  );
}
