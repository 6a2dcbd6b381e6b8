import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { PublicShell } from '@/app/(public)/public-shell';
import { EnterCode } from '@/components/school/codes/enter-code';
import { notQuoted } from '@/lib/seo/page-metadata';

/** Where a student types the code from the school’s card. [ROUTE-17] [HW-11] */
async function EnterCodePage() {
  return (
    <PublicShell>
      <div className="page-width py-8 medium:py-12">
        <EnterCode />
      </div>
    </PublicShell>
  );
}

const page = withErrorStatus(EnterCodePage, notQuoted);

export const generateMetadata = page.titled('Код от\u00A0школы');
export default page;
