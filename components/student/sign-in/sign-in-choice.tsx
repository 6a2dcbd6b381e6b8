import type { ReactNode } from 'react';
import { JournalDrawing, NotebookDrawing } from '@/components/landing/drawings/product';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Notice } from '@/components/ui/notice/notice';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';
import type { SignInAddresses } from './sign-in-addresses';
import { SignedInAs, type SignedInPerson } from './signed-in-as';

type SignInChoiceProps = SignInAddresses & {
  /** The visitor came back from the sign-in as a parent. [AUTH-04] */
  isParent: boolean;
  /** Who is signed in and only partly registered. [AUTH-17] */
  signedInAs?: SignedInPerson | null;
  contacts: { email: string; phone: string };
};

/** The ways in: as a teacher, as a student, through a provider; and what to do without an account. */
export function SignInChoice(props: SignInChoiceProps) {
  const { provider, isParent, signedInAs = null } = props;
  return (
    <div className="page-width flex max-w-240 flex-col gap-6 py-8 medium:py-12">
      <h1 className="text-title-l font-bold">Вход</h1>
      {isParent ? <ParentNotice /> : null}
      <UnavailableNotice {...props} />
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
      {signedInAs ? null : <OtherWays {...props} />}
    </div>
  );
}

const ways = {
  teacher: {
    title: 'Я учитель',
    label: 'Войти как учитель',
    text: 'Составляйте задания и\u00A0смотрите результаты в\u00A0журнале.',
    drawing: <JournalDrawing />,
  },
  student: {
    title: 'Я ученик',
    label: 'Войти как ученик',
    text: 'Выполняйте задания и\u00A0смотрите свои оценки.',
    drawing: <NotebookDrawing />,
  },
} as const;

function RoleChoice(addresses: SignInAddresses) {
  const { provider, likely } = addresses;
  const order =
    likely === 'student' ? (['student', 'teacher'] as const) : (['teacher', 'student'] as const);
  return (
    <ul className="grid gap-4 medium:grid-cols-2 medium:gap-6">
      {order.map((role) => {
        const { title, label, text, drawing } = ways[role];
        const isFirst = provider === null && (likely === null || likely === role);
        return (
          <li
            key={role}
            className="relative isolate flex flex-col overflow-clip rounded-xl border border-line bg-surface shadow-sheet transition-colors has-[a:hover]:border-accent"
          >
            <div aria-hidden className="squared-paper border-b border-line px-6 py-2 medium:py-6">
              <div className="mx-auto w-full max-w-32 medium:max-w-60">{drawing}</div>
            </div>
            <div className="flex flex-1 flex-col gap-2 px-5 py-5 medium:px-8 medium:py-7">
              <h2 className="text-title-s font-bold">{title}</h2>
              <p className="mb-3 flex-1 text-reading text-ink-soft">{text}</p>
              {/* A whole page load: it leads out of the product and back. The sheet is pressed with it. */}
              <a
                href={addresses[role]}
                className={`after:absolute after:inset-0 ${buttonStyle({ variant: isFirst ? 'primary' : 'secondary' })}`}
              >
                {label}
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** For whom neither way is: nobody yet, a student without an account, a school. */
function OtherWays({ teacher, schoolAdmin, contacts }: SignInChoiceProps) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 border-t border-line pt-6 medium:grid-cols-3">
      <Note title="Ещё нет учётной записи">
        Она одна для всех сервисов «Просвещения». Чтобы завести её,{' '}
        <TextLink href={teacher}>перейдите ко&nbsp;входу</TextLink> и&nbsp;нажмите
        «Зарегистрироваться».
      </Note>
      <Note title="Пришла ссылка от учителя">
        Чтобы выполнить задание, учётная запись не&nbsp;нужна: откройте ссылку и&nbsp;напишите имя
        и&nbsp;класс.
      </Note>
      <Note title="Для администрации школы">
        <TextLink href={schoolAdmin}>Войдите как администратор</TextLink> или{' '}
        <TextLink href={pathOf('application')}>оставьте заявку</TextLink>, если школа ещё
        не&nbsp;подключена.
      </Note>
      <p className="medium:col-span-3">
        Не&nbsp;получается войти? Напишите на&nbsp;
        <TextLink href={`mailto:${contacts.email}`}>{contacts.email}</TextLink> или позвоните:{' '}
        <TextLink href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
          <span className="whitespace-nowrap">{contacts.phone}</span>
        </TextLink>
        .
      </p>
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 text-ink-soft">{children}</p>
    </section>
  );
}

/** Says why a provider is not offered, above all to who came to sign in through it. [FEAT-01] */
function UnavailableNotice({ asked, unavailable }: SignInChoiceProps) {
  if (asked !== null)
    return (
      <Notice tone="warning" title={<>Через {asked} сейчас не&nbsp;войти</>}>
        Сервис временно недоступен. Войдите другим способом, по&nbsp;логину и&nbsp;паролю или через
        другой сервис, либо попробуйте позже: задания и&nbsp;ответы останутся на&nbsp;месте.
      </Notice>
    );
  if (unavailable.length === 0) return null;
  return (
    <Notice tone="info">
      Временно не&nbsp;войти через {listed(unavailable)}. Остальные способы работают.
    </Notice>
  );
}

const listed = (titles: readonly string[]) =>
  new Intl.ListFormat('ru', { type: 'conjunction' }).format(titles);

function ParentNotice() {
  return (
    <Notice tone="warning" title="Родители пока не могут войти">
      Вы вошли с&nbsp;учётной записью родителя, а&nbsp;тетради открыты только учителям
      и&nbsp;ученикам. Если задание нужно ребёнку, пусть он войдёт со&nbsp;своей учётной записью или
      откроет ссылку учителя.
    </Notice>
  );
}
