import Link from 'next/link';
import { FileText } from 'lucide-react';
import { CopyButton } from '@/components/homework/share/copy-button';
import { Card } from '@/components/ui/card/card';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { SchoolOverview } from '@/lib/contract/school/classes/classes';
import { formatDay } from '@/lib/format/date-time';
import { nounFor, type NounForms } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';

type SchoolStartProps = {
  name: string;
  patronymic: string;
  /** The page for teachers, to be sent on. */
  teacherLink: string;
  /** The instruction for administrators, when there is one. [HW-10] */
  instructionUrl: string | undefined;
  contacts: { email: string; phone: string };
  school: SchoolOverview;
  timeZone: string;
};

/** What a school's administrator finds here: the school in numbers, and what helps to begin. */
export function SchoolStart(props: SchoolStartProps) {
  const { name, patronymic, teacherLink, instructionUrl, contacts, school, timeZone } = props;
  const person = [name, patronymic].filter((part) => part !== '').join('\u00A0');
  return (
    <div className="page-width flex flex-col gap-8 py-8 medium:py-12">
      <div className="relative isolate flex flex-col gap-6 overflow-clip rounded-xl border border-line bg-surface p-4 shadow-sheet medium:flex-row medium:items-center medium:justify-between medium:p-8">
        <div
          aria-hidden
          className="squared-paper absolute inset-y-0 right-0 -z-10 w-1/2 mask-l-from-25% mask-l-to-100%"
        />
        <div className="min-w-0">
          <h1 className="text-title-m font-semibold medium:text-title-l">
            Здравствуйте{person === '' ? '' : `, ${person}`}!
          </h1>
          <p className="mt-3 max-w-reading text-reading">
            Вы&nbsp;ведёте школу «{school.title}». {premiumText(school, timeZone)}
          </p>
        </div>
        <div className="shrink-0">
          <LinkButton href={pathOf('payment')} variant="secondary" wide>
            Премиум для школы
          </LinkButton>
        </div>
      </div>
      <Figures school={school} />
      <div className="grid gap-6 medium:grid-cols-2">
        <Card as="section" labelledBy="teachers">
          <h2 id="teachers" className="text-title-s font-semibold">
            Учителям
          </h2>
          <p className="mt-2">
            Учитель регистрируется сам и&nbsp;сразу может собрать первое задание. Отправьте коллегам
            ссылку на&nbsp;страницу, где рассказано, как это устроено.
          </p>
          <p className="mt-3 font-medium break-words">{teacherLink}</p>
          <div className="mt-4">
            <CopyButton text={teacherLink}>Скопировать ссылку</CopyButton>
          </div>
        </Card>
        <Help instructionUrl={instructionUrl} contacts={contacts} />
      </div>
    </div>
  );
}

const premiumText = ({ premiumUntil }: SchoolOverview, timeZone: string) =>
  premiumUntil === null
    ? 'Премиума для всей школы пока нет.'
    : `Премиум для всей школы действует до\u00A0${formatDay(premiumUntil, timeZone)}.`;

const figures = [
  ['classes', 'schoolClasses', ['класс', 'класса', 'классов']],
  ['students', 'schoolStudents', ['ученик', 'ученика', 'учеников']],
  ['teachers', 'schoolTeachers', ['учитель', 'учителя', 'учителей']],
  ['openCodes', 'schoolClasses', ['свободный код', 'свободных кода', 'свободных кодов']],
] as const satisfies readonly (readonly [keyof SchoolOverview, string, NounForms])[];

function Figures({ school }: { school: SchoolOverview }) {
  const isEmpty = school.classes === 0;
  return (
    <section aria-label="Школа в&nbsp;числах">
      <ul className="grid grid-cols-2 gap-3 medium:grid-cols-4 medium:gap-6">
        {figures.map(([of, route, forms]) => (
          <li key={of}>
            <Link
              href={pathOf(route)}
              prefetch={false}
              className="flex h-full flex-col rounded-xl border border-line bg-surface p-4 shadow-sheet hover:border-accent medium:p-6"
            >
              <span className="text-title-l font-semibold text-accent-strong tabular-nums">
                {school[of]}
              </span>
              <span className="text-ink-soft">{nounFor(school[of], forms)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-reading text-ink-soft">
        {isEmpty ? 'Начните со\u00A0списка: ' : 'Новый учебный год или новые ученики? '}
        <TextLink href={pathOf('schoolImport')}>
          Загрузите список из&nbsp;Excel или&nbsp;CSV
        </TextLink>
        : классы и&nbsp;коды появятся сами. Коды печатаются карточками на&nbsp;странице класса.
      </p>
    </section>
  );
}

function Help({ instructionUrl, contacts }: Pick<SchoolStartProps, 'instructionUrl' | 'contacts'>) {
  return (
    <Card as="section" labelledBy="help">
      <h2 id="help" className="text-title-s font-semibold">
        Помощь
      </h2>
      {instructionUrl === undefined ? null : (
        <p className="mt-3 flex items-center gap-2">
          <FileText aria-hidden className="size-5 shrink-0 text-accent" />
          <TextLink href={instructionUrl}>Инструкция для администратора</TextLink>
        </p>
      )}
      <p className="mt-2">
        Напишите на <TextLink href={`mailto:${contacts.email}`}>{contacts.email}</TextLink> или
        позвоните:{' '}
        <TextLink href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
          <span className="whitespace-nowrap">{contacts.phone}</span>
        </TextLink>
        . Чтобы подключить школу, оставьте <TextLink href={pathOf('application')}>заявку</TextLink>.
      </p>
    </Card>
  );
}
