import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { getClass, withSchool } from '@/app/(school)/with-school';
import { ClassSettings } from '@/components/school/classes/class-settings';
import { ClassCodes } from '@/components/school/codes/class-codes';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { PageLinks } from '@/components/school/students/page-links';
import { StudentList } from '@/components/school/students/student-list';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import { STUDENTS_ON_PAGE } from '@/lib/contract/school/people/people';
import { classTitle } from '@/lib/format/class-title';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { studentQuery, studentsHref, type StudentQuery } from '@/lib/school/student-query';

type Props = { params: Promise<{ classId: string }>; searchParams: Promise<StudentQuery> };

/** A class of the school: its students, their codes, its name. [HW-11] */
const SchoolClassPage = withSchool<Props>(async (_, { params, searchParams }) => {
  const [{ classes }, { classId: named }] = await Promise.all([
    load('listSchoolClasses', {}),
    params,
  ]);
  const ofClass = getClass(classes, named);
  const classId = ofClass.id;
  const { page: at } = studentQuery(await searchParams);
  const [{ students, total }, { codes }, timeZone] = await Promise.all([
    load('listSchoolStudents', { query: { classId, page: at } }),
    load('listActivationCodes', { params: { classId } }),
    visitorTimeZone(),
  ]);
  const title = `${classTitle(ofClass.number, ofClass.letter)}\u00A0класс`;
  return (
    <SchoolShell
      current="schoolClasses"
      title={ofClass.isArchived ? `${title}, в\u00A0архиве` : title}
      back={<TextLink href={pathOf('schoolClasses')}>← Классы</TextLink>}
    >
      <Card as="section" labelledBy="students">
        <h2 id="students" className="mb-4 text-title-s font-semibold">
          {countOf(total, ['ученик', 'ученика', 'учеников'])}
        </h2>
        <StudentList
          students={students}
          classes={classes}
          timeZone={timeZone}
          empty={{
            title: 'В\u00A0классе пока никого нет',
            text: 'Создайте коды и\u00A0раздайте их ученикам: кто введёт код, появится здесь.',
          }}
        />
        <PageLinks
          page={at}
          pages={Math.ceil(total / STUDENTS_ON_PAGE)}
          hrefOf={(next) => studentsHref(pathOf('schoolClass', { classId }), { page: next })}
        />
      </Card>
      <ClassCodes {...{ classId, codes, timeZone }} isArchived={ofClass.isArchived} />
      <ClassSettings key={title + String(ofClass.isArchived)} ofClass={ofClass} />
    </SchoolShell>
  );
});

const page = guardedPage('schoolClass', SchoolClassPage);

export const generateMetadata = page.titled('Класс');
export default page;
