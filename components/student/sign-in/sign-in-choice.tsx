import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { Notice } from '@/components/ui/notice/notice';
import type { SignInAddresses } from './sign-in-addresses';
import { SignedInAs, type SignedInPerson } from './signed-in-as';

type SignInChoiceProps = SignInAddresses & {
  /** The visitor came back from the sign-in as a parent. [AUTH-04] */
  isParent: boolean;
  /** Who is signed in and only partly registered. [AUTH-17] */
  signedInAs?: SignedInPerson | null;
};

/** The ways in: as a teacher, as a student, through a provider; and what to do without an account. */
export function SignInChoice(props: SignInChoiceProps) {
  const { provider, isParent, signedInAs = null } = props;
  return (
    <div className="page-width flex max-w-240 flex-col gap-6 py-8 medium:py-16">
      <h1 className="text-title-l font-bold">Вход</h1>
      {isParent ? <ParentNotice /> : null}
      {signedInAs ? <SignedInAs person={signedInAs} /> : null}
      {provider ? (
        <>
          <a
            href={provider.href}
            className={`medium:self-start ${buttonStyle({ variant: 'primary' })}`}
          >
            Войти через {provider.title}
          </a>
          <h2 className="mt-4 text-title-s font-semibold">Или выберите, кто вы</h2>
        </>
      ) : null}
      <RoleChoice {...props} />
      {signedInAs ? null : (
        <p className="max-w-reading text-ink-soft">
          Нет учётной записи? Чтобы выполнить задание, она не&nbsp;нужна: откройте ссылку, которую
          дал учитель, и&nbsp;напишите имя и&nbsp;класс.
        </p>
      )}
    </div>
  );
}

function RoleChoice({ teacher, student, provider, likely }: SignInAddresses) {
  const ways = [
    {
      role: 'teacher',
      href: teacher,
      label: 'Войти как учитель',
      text: 'Составляйте задания и\u00A0смотрите результаты в\u00A0журнале.',
    },
    {
      role: 'student',
      href: student,
      label: 'Войти как ученик',
      text: 'Выполняйте задания и\u00A0смотрите свои оценки.',
    },
  ];
  if (likely === 'student') ways.reverse();
  return (
    <ul className="grid gap-4 medium:grid-cols-2 medium:gap-6">
      {ways.map(({ role, href, label, text }) => {
        const isFirst = provider === null && (likely === null || likely === role);
        return (
          <Card as="li" key={role}>
            <div className="flex h-full flex-col justify-between gap-5">
              <p className="text-reading">{text}</p>
              {/* A whole page load: it leads out of the product and back. */}
              <a
                href={href}
                className={buttonStyle({ variant: isFirst ? 'primary' : 'secondary' })}
              >
                {label}
              </a>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

function ParentNotice() {
  return (
    <Notice tone="warning" title="Родители пока не могут войти">
      Вы вошли с&nbsp;учётной записью родителя, а&nbsp;тетради открыты только учителям
      и&nbsp;ученикам. Если задание нужно ребёнку, пусть он войдёт со&nbsp;своей учётной записью или
      откроет ссылку учителя.
    </Notice>
  );
}
