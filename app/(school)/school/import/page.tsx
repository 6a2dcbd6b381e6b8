import { guardedPage } from '@/app/_server/pages/guarded-page';
import { withSchool } from '@/app/(school)/with-school';
import { ImportFlow } from '@/components/school/import/import-flow';
import { SchoolShell } from '@/components/school/layout/school-shell';

/** A list of students from a file. [HW-11] */
const SchoolImportPage = withSchool(async () => (
  <SchoolShell current="schoolImport" title="Загрузить список учеников">
    <ImportFlow />
  </SchoolShell>
));

const page = guardedPage('schoolImport', SchoolImportPage);

export const generateMetadata = page.titled('Загрузить список учеников');
export default page;
