import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { call, PageError } from '@/app/_server/main-api';
import { decideHere } from '@/app/_server/session/visitor';
import { CodeForm } from '@/components/class-list/join/code-form';
import { Invitation } from '@/components/class-list/join/invitation';
import { PageShell } from '@/components/layout/page-shell';
import { roles } from '@/lib/contract/auth/roles';
import { typedJoinCodeSchema } from '@/lib/contract/class-list/join-code';
import { notQuoted } from '@/lib/seo/page-metadata';
import { entryFor } from '@/lib/session/session';
import { answerWithStatus, responseTo } from '@/lib/status/response-status';

type Props = { params: Promise<{ joinCode: string }> };

/** Whom a code of a class invites: to whose class, and how to come in. [HW-06] */
async function InvitationPage({ params }: Props) {
  const typed = safelyDecoded((await params).joinCode);
  const { decision, session } = await decideHere('classInvitation');
  if (decision.kind === 'redirect') redirect(decision.to);
  const invitation = await find(typed);
  const role = session ? entryFor(session, [roles.student]).role : null;
  return (
    <PageShell>
      <div className="page-width flex max-w-160 flex-col gap-6 py-8 medium:py-12">
        {invitation ? <Invitation invitation={invitation} role={role} /> : <NoSuchCode />}
      </div>
    </PageShell>
  );
}

async function find(typed: string) {
  const code = typedJoinCodeSchema.safeParse(typed);
  if (!code.success) return null;
  const found = await call('getClassInvitation', { params: { joinCode: code.data } });
  if (found.ok) return found.value;
  if (found.error.code === 'join_code_not_found') return null;
  throw new PageError(found.error);
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Answers 404 like any page that is not there, and lets the code be typed again. */
async function NoSuchCode() {
  answerWithStatus(responseTo(await headers()), 404, {});
  return (
    <>
      <h1 className="text-title-m font-semibold medium:text-title-l">Такого кода класса нет</h1>
      <p className="text-reading">
        Проверьте код по&nbsp;буквам. Если учитель его заменил, спросите новый.
      </p>
      <CodeForm />
    </>
  );
}

const page = withErrorStatus(InvitationPage, notQuoted);

export const generateMetadata = page.titled('Вступить в\u00A0класс');
export default page;
