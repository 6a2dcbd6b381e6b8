import { redirect } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { decideHere } from '@/app/_server/session/visitor';
import { NoEmail } from '@/components/diary/no-email';
import { PageShell } from '@/components/layout/page-shell';
import { pathOf } from '@/lib/routes/match';
import { bindPathOf, keptBind, placeFromDiary } from '@/lib/session/diary/kept-link';
import { ssoProfileAddress } from '@/lib/session/sign-in/sso-address';

/** Where the links of a diary lead: signs in, binds, and goes on to the work. [ROUTE-09] */
async function DiaryPage() {
  const { decision, session } = await decideHere('diary');
  if (decision.kind === 'redirect') redirect(decision.to);
  if (decision.kind !== 'allow' || !session) redirect(pathOf('forbidden'));
  const { role, jwtData } = session.current;
  const [bind, place] = await Promise.all([keptBind(), placeFromDiary(role)]);
  if (!bind || bind.isTried) redirect(place);
  if (jwtData.email !== '') redirect(bindPathOf(role));
  return (
    <PageShell>
      <NoEmail accountHref={ssoProfileAddress()} onwardHref={place} />
    </PageShell>
  );
}

const page = withErrorStatus(DiaryPage);

export const generateMetadata = page.titled('Вход из дневника');
export default page;
