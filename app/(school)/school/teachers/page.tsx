import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { withSchool } from '@/app/(school)/with-school';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { TeacherList } from '@/components/school/teachers/teacher-list';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import { serverConfig } from '@/lib/config/server';

/** Who teaches at the school. [HW-11] */
const SchoolTeachersPage = withSchool(async () => {
  const { teachers } = await load('listSchoolTeachers', {});
  const { CONTACT_EMAIL } = serverConfig();
  return (
    <SchoolShell current="schoolTeachers" title="Учителя">
      <TeacherList teachers={teachers} />
      <Card as="section" labelledBy="joining">
        <h2 id="joining" className="text-title-s font-semibold">
          Как учитель попадает в&nbsp;школу
        </h2>
        <p className="mt-2 max-w-reading">
          Учитель регистрируется сам и&nbsp;работает сразу. Чтобы на&nbsp;него распространялся
          премиум школы, напишите на{' '}
          <TextLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextLink>: укажите школу
          и&nbsp;почту, с&nbsp;которой он&nbsp;зарегистрирован. Мы&nbsp;подтвердим это
          у&nbsp;учителя и&nbsp;добавим его сюда.
        </p>
      </Card>
    </SchoolShell>
  );
});

const page = guardedPage('schoolTeachers', SchoolTeachersPage);

export const generateMetadata = page.titled('Учителя школы');
export default page;
