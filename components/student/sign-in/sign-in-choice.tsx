import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { Notice } from '@/components/ui/notice/notice';
import type { SignInAddresses } from './sign-in-addresses';

type SignInChoiceProps = SignInAddresses & {
  /** The visitor came back from the sign-in as a parent. [AUTH-04] */
  isParent: boolean;
};

/** Two ways in, as a teacher and as a student; and what to do without an account. */
export function SignInChoice({ teacher, student, likely, isParent }: SignInChoiceProps) {
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
    <div className="page-width flex max-w-240 flex-col gap-6 py-8 medium:py-16">
      <h1 className="text-title-l font-bold">Вход</h1>
      {isParent ? (
        <Notice tone="warning" title="Родители пока не могут войти">
          Вы вошли с&nbsp;учётной записью родителя, а&nbsp;тетради открыты только учителям
          и&nbsp;ученикам. Если задание нужно ребёнку, пусть он войдёт со&nbsp;своей учётной записью
          или откроет ссылку учителя.
        </Notice>
      ) : null}
      <ul className="grid gap-4 medium:grid-cols-2 medium:gap-6">
        {ways.map(({ role, href, label, text }) => (
          <Card as="li" key={role}>
            <div className="flex h-full flex-col justify-between gap-5">
              <p className="text-reading">{text}</p>
              {/* A whole page load: it leads out of the product and back. */}
              <a
                href={href}
                className={buttonStyle({
                  variant: likely === null || likely === role ? 'primary' : 'secondary',
                })}
              >
                {label}
              </a>
            </div>
          </Card>
        ))}
      </ul>
      <p className="max-w-reading text-ink-soft">
        Нет учётной записи? Чтобы выполнить задание, она не&nbsp;нужна: откройте ссылку, которую дал
        учитель, и&nbsp;напишите имя и&nbsp;класс.
      </p>
    </div>
  );
}
