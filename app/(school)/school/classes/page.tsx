import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { withSchool } from '@/app/(school)/with-school';
import { ClassTable } from '@/components/school/classes/class-table';
import { NewClass } from '@/components/school/classes/new-class';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatDay } from '@/lib/format/date-time';
import { pathOf } from '@/lib/routes/match';

/** The classes of the school, and until when they have premium. [HW-11] */
const SchoolClassesPage = withSchool(async ({ premiumUntil }) => {
  const [{ classes }, timeZone] = await Promise.all([
    load('listSchoolClasses', {}),
    visitorTimeZone(),
  ]);
  const archived = classes.filter(({ isArchived }) => isArchived);
  return (
    <SchoolShell current="schoolClasses" title="Классы">
      <NewClass />
      <ClassTable
        caption="Классы школы"
        classes={classes.filter(({ isArchived }) => !isArchived)}
        timeZone={timeZone}
        empty="Классов пока нет. Добавьте первый или загрузите список учеников."
      />
      <p className="max-w-reading text-ink-soft">
        {premiumUntil === null
          ? 'Премиум бывает у\u00A0всей школы и\u00A0у\u00A0отдельных классов. '
          : `Премиум для всей школы действует до\u00A0${formatDay(premiumUntil, timeZone)}. `}
        <TextLink href={pathOf('payment')}>Подключить премиум</TextLink>
      </p>
      {archived.length === 0 ? null : (
        <ClassTable caption={'В\u00A0архиве'} classes={archived} timeZone={timeZone} empty="" />
      )}
    </SchoolShell>
  );
});

const page = guardedPage('schoolClasses', SchoolClassesPage);

export const generateMetadata = page.titled('Классы школы');
export default page;
