import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { withSchool } from '@/app/(school)/with-school';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { ResultsView } from '@/components/school/results/results-view';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatDay } from '@/lib/format/date-time';
import { pathOf } from '@/lib/routes/match';

type Props = { searchParams: Promise<{ period?: string | string[] }> };

/** What the classes have done this quarter or school year, in sums. [HW-11] */
const SchoolResultsPage = withSchool<Props>(async (_, { searchParams }) => {
  const period = (await searchParams).period === 'year' ? 'year' : 'quarter';
  const [{ rows, since }, timeZone] = await Promise.all([
    load('getSchoolResults', { query: { period } }),
    visitorTimeZone(),
  ]);
  const path = pathOf('schoolResults');
  return (
    <SchoolShell current="schoolResults" title="Итоги">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p>
          {period === 'year' ? 'За\u00A0учебный год' : 'За\u00A0четверть'}, с&nbsp;
          {formatDay(since, timeZone)}
        </p>
        {period === 'year' ? (
          <TextLink href={path}>За&nbsp;четверть</TextLink>
        ) : (
          <TextLink href={`${path}?period=year`}>За&nbsp;учебный год</TextLink>
        )}
      </div>
      <ResultsView rows={rows} />
      <p className="max-w-reading text-ink-soft">
        Средний результат считается по&nbsp;лучшей сданной работе каждого ученика. Работы, которые
        ещё ждут проверки учителя, в&nbsp;него не&nbsp;входят. Ответы учеников видит только их
        учитель.
      </p>
    </SchoolShell>
  );
});

const page = guardedPage('schoolResults', SchoolResultsPage);

export const generateMetadata = page.titled('Итоги школы');
export default page;
