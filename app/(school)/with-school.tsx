import type { ReactNode } from 'react';
import { load, PageError } from '@/app/_server/main-api';
import { PageShell } from '@/components/layout/page-shell';
import { NoSchool } from '@/components/school/layout/no-school';
import { SchoolLinks } from '@/components/school/layout/school-links';
import { serverConfig } from '@/lib/config/server';
import type { SchoolClass, SchoolOverview } from '@/lib/contract/school/classes/classes';
import type { SessionEntry } from '@/lib/session/session';

/**
 * A page of the school that the administrator leads; who leads none is told so. [HW-11]
 * It also refuses who has signed out elsewhere, whom the main API alone knows. [AUTH-14]
 */
export function withSchool<Props>(
  show: (school: SchoolOverview, props: Props, entry: SessionEntry) => Promise<ReactNode>,
): (entry: SessionEntry, props: Props) => Promise<ReactNode> {
  return async function SchoolPage(entry, props) {
    const { school } = await load('getSchool', {});
    if (school) return show(school, props, entry);
    return (
      <PageShell headerSlot={<SchoolLinks current="school" />}>
        <div className="page-width py-8 medium:py-12">
          <NoSchool contactEmail={serverConfig().CONTACT_EMAIL} />
        </div>
      </PageShell>
    );
  };
}

/** A class of the school by the id in an address. @throws PageError when there is none */
export function getClass(classes: readonly SchoolClass[], id: string | undefined): SchoolClass {
  const found = classes.find((one) => one.id === id);
  if (!found) throw new PageError({ code: 'class_not_found', status: 404, requestId: '' });
  return found;
}
