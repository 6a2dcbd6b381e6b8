import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { withSchool } from '@/app/(school)/with-school';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { PageLinks } from '@/components/school/students/page-links';
import { StudentList } from '@/components/school/students/student-list';
import { StudentSearch } from '@/components/school/students/student-search';
import { STUDENTS_ON_PAGE } from '@/lib/contract/school/people/people';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { studentQuery, studentsHref, type StudentQuery } from '@/lib/school/student-query';

type Props = { searchParams: Promise<StudentQuery> };

/** The students of the school, by name and class. [HW-11] */
const SchoolStudentsPage = withSchool<Props>(async (_, { searchParams }) => {
  const { search, classId, page: at } = studentQuery(await searchParams);
  const [{ students, total }, { classes }, timeZone] = await Promise.all([
    load('listSchoolStudents', {
      query: { page: at, ...(search && { search }), ...(classId && { classId }) },
    }),
    load('listSchoolClasses', {}),
    visitorTimeZone(),
  ]);
  const isNarrowed = search !== '' || classId !== '';
  return (
    <SchoolShell current="schoolStudents" title="Ученики">
      <StudentSearch {...{ search, classId, classes }} />
      <div>
        <p role="status" className="mb-3 text-ink-soft">
          {isNarrowed ? 'Найдено: ' : ''}
          {countOf(total, ['ученик', 'ученика', 'учеников'])}
        </p>
        <StudentList
          students={students}
          classes={classes}
          timeZone={timeZone}
          empty={
            isNarrowed
              ? {
                  title: 'Никого не\u00A0нашлось',
                  text: 'Проверьте фамилию или выберите другой класс.',
                }
              : {
                  title: 'Учеников пока нет',
                  text: 'Загрузите список и\u00A0раздайте коды: кто введёт код, появится здесь.',
                }
          }
        />
      </div>
      <PageLinks
        page={at}
        pages={Math.ceil(total / STUDENTS_ON_PAGE)}
        hrefOf={(next) => studentsHref(pathOf('schoolStudents'), { search, classId, page: next })}
      />
    </SchoolShell>
  );
});

const page = guardedPage('schoolStudents', SchoolStudentsPage);

export const generateMetadata = page.titled('Ученики школы');
export default page;
