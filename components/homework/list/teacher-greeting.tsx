import { LinkButton } from '@/components/ui/link-button/link-button';
import { TextLink } from '@/components/ui/text-link/text-link';
import { getSubject } from '@/lib/contract/subjects/subjects';
import type { Teaching } from '@/lib/contract/user/user';
import { gradesTitle } from '@/lib/homework/grades-title';
import { pathOf } from '@/lib/routes/match';
import { routes } from '@/lib/routes/routes';

export type TeacherGreetingProps = {
  name: string;
  patronymic: string;
  teaching: Teaching;
  /** There is an instruction for them. [HW-10] */
  hasInstruction?: boolean;
};

/** The head of the teacher's profile: a greeting, what they teach, what to do first. [HW-09] */
export function TeacherGreeting(props: TeacherGreetingProps) {
  const { name, patronymic, teaching, hasInstruction } = props;
  const person = [name, patronymic].filter((part) => part !== '').join('\u00A0');
  return (
    <div className="relative isolate flex flex-col gap-6 overflow-clip rounded-xl border border-line bg-surface p-4 shadow-sheet medium:flex-row medium:items-center medium:justify-between medium:p-8">
      <div
        aria-hidden
        className="squared-paper absolute inset-y-0 right-0 -z-10 w-1/2 mask-l-from-25% mask-l-to-100%"
      />
      <div className="min-w-0">
        <h1 className="text-title-m font-semibold medium:text-title-l">
          Здравствуйте{person === '' ? '' : `, ${person}`}!
        </h1>
        <TaughtSubjects subjects={teaching.subjects} />
        <Links {...{ teaching, hasInstruction }} />
      </div>
      <div className="flex shrink-0 flex-col gap-3 medium:flex-row">
        <LinkButton href={pathOf('newHomework')} wide>
          Создать задание
        </LinkButton>
        <LinkButton
          href={pathOf('teacherJournal')}
          variant="secondary"
          wide
          prefetch={routes.teacherJournal.preload}
        >
          Журнал
        </LinkButton>
      </div>
    </div>
  );
}

function TaughtSubjects({ subjects }: Pick<Teaching, 'subjects'>) {
  if (subjects.length === 0) return null;
  return (
    <ul aria-label="Вы ведёте" className="mt-4 mb-1 flex flex-wrap gap-2">
      {subjects.map(({ subjectId, grades }) => (
        <li
          key={subjectId}
          data-accent={getSubject(subjectId).colour}
          className="rounded-full bg-accent-tint px-3 py-1 text-caption font-medium text-accent-strong"
        >
          {getSubject(subjectId).title}, {gradesTitle(grades)}
        </li>
      ))}
    </ul>
  );
}

type LinksProps = Pick<TeacherGreetingProps, 'teaching' | 'hasInstruction'>;

function Links({ teaching, hasInstruction = false }: LinksProps) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink href={pathOf('teachingSelection')} variant="quiet">
        {teaching.subjects.length > 0
          ? 'Изменить предметы и\u00A0классы'
          : 'Выбрать предметы и\u00A0классы'}
      </TextLink>
      <TextLink href={pathOf('teacherClasses')} variant="quiet">
        Списки классов
      </TextLink>
      <TextLink href={pathOf('payment')} variant="quiet">
        Премиум
      </TextLink>
      <TextLink href={pathOf('teacherCertificate')} variant="quiet">
        Сертификат
      </TextLink>
      {hasInstruction ? (
        <TextLink href={pathOf('teacherInstructions')} variant="quiet">
          Инструкция
        </TextLink>
      ) : null}
      <TextLink href={pathOf('profile')} variant="quiet">
        Мой профиль
      </TextLink>
    </p>
  );
}
