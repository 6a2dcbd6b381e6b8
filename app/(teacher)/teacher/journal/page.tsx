import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { load } from '@/app/_server/main-api';
import { LiveJournal } from '@/components/journal/live-journal';
import { PageShell } from '@/components/layout/page-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Journal } from '@/lib/contract/journal/journal';
import { openingPeriods, readPeriod } from '@/lib/journal/period/address';
import { dayOf } from '@/lib/journal/period/day';
import { momentsOf, type Period } from '@/lib/journal/period/period';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The marks of the teacher's students in a period, as they come in. [ROUTE-19] [HW-06] */
async function TeacherJournalPage(entry: SessionEntry, { searchParams }: Props) {
  const { surname, name, patronymic, email } = entry.jwtData;
  const [query, timeZone] = await Promise.all([searchParams, visitorTimeZone()]);
  const loadedAt = new Date().toISOString();
  const today = dayOf(loadedAt, timeZone);
  const asked = readPeriod(query, today);
  const { period, journal } = await loadFirst(asked ? [asked] : openingPeriods(today), timeZone);
  const fullName = [surname, name, patronymic].filter((part) => part !== '').join(' ');
  const teacherName = fullName || email;
  return (
    <PageShell headerSlot={<AccountLinks current="teacherJournal" />}>
      <CabinetAsksOf page="teacherJournal" entry={entry} />
      <div className="page-width py-6 medium:py-12">
        <div data-screen className="flex flex-wrap gap-x-6 large:hidden">
          <span className="medium:hidden">
            <TextLink href={pathOf('teacherProfile')} variant="quiet">
              ← Мои задания
            </TextLink>
          </span>
          <TextLink href={pathOf('teacherClasses')} variant="quiet">
            Списки классов
          </TextLink>
        </div>
        <h1 data-screen className="mb-6 text-title-m font-semibold medium:text-title-l">
          Журнал
        </h1>
        <LiveJournal
          key={period.first + period.kind}
          journal={journal}
          loadedAt={loadedAt}
          frame={{ period, today, teacherName, timeZone }}
        />
      </div>
    </PageShell>
  );
}

/** The first of some periods that has homework; the last one when none has. */
async function loadFirst(
  periods: readonly Period[],
  timeZone: string,
): Promise<{ period: Period; journal: Journal }> {
  for (const period of periods) {
    const journal = await load('getJournal', { query: momentsOf(period, timeZone) });
    const hasHomework = journal.classes.some(({ homework }) => homework.length > 0);
    if (hasHomework || period === periods.at(-1)) return { period, journal };
  }
  throw new Error('No period to look at');
}

const page = guardedPage('teacherJournal', TeacherJournalPage);

export const generateMetadata = page.titled('Журнал');
export default page;
