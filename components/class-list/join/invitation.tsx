import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { roles, type Role } from '@/lib/contract/auth/roles';
import type { ReplyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { listTitle } from '@/lib/class-list/words';
import { pathOf } from '@/lib/routes/match';
import { JoinButton } from './join-button';

type Found = ReplyOf<Endpoints['getClassInvitation']>;
type InvitationProps = {
  invitation: Found;
  /** As whom the visitor is here; null for who is not signed in. */
  role: Role | null;
};

/** Whose class it is, and how this visitor comes in. [HW-06] */
export function Invitation({ invitation, role }: InvitationProps) {
  return (
    <Card variant="notebook" as="section" labelledBy="class">
      <p className="text-ink-soft">{teacherOf(invitation.teacher)} приглашает в&nbsp;свой</p>
      <h1 id="class" className="mt-1 text-title-l font-bold">
        {listTitle(invitation)}
      </h1>
      <div className="mt-5">
        <Way invitation={invitation} role={role} />
      </div>
    </Card>
  );
}

function Way({ invitation, role }: InvitationProps) {
  if (role === roles.student)
    return <JoinButton joinCode={invitation.joinCode} isMember={invitation.isMember} />;
  if (role !== null)
    return (
      <p className="text-reading">
        Эта страница для учеников: войдите как ученик или отправьте им&nbsp;ссылку.
      </p>
    );
  return <GuestWays joinCode={invitation.joinCode} />;
}

function GuestWays({ joinCode }: { joinCode: string }) {
  const returnUrl = pathOf('classInvitation', { joinCode });
  const signIn = `${pathOf('prosv')}?${new URLSearchParams({ role: 'student', returnUrl })}`;
  return (
    <>
      {/* A whole page load: it leads out of the product and back. */}
      <a href={signIn} className={buttonStyle({ variant: 'primary', wide: true })}>
        Войти и&nbsp;вступить
      </a>
      <p className="mt-5 max-w-reading text-ink-soft">
        Учётной записи нет? Она не&nbsp;нужна: откройте ссылку на&nbsp;задание, которую дал учитель,
        и&nbsp;назовите имя и&nbsp;класс. Учитель увидит вас в&nbsp;своём списке.
      </p>
    </>
  );
}

/** «Мария Ивановна»; the surname where nothing else is known. */
function teacherOf({ name, patronymic, surname }: Found['teacher']): string {
  const polite = [name, patronymic].filter((part) => part !== '').join('\u00A0');
  return polite || surname || 'Учитель';
}
