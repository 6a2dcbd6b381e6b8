import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';
import { routes } from '@/lib/routes/routes';

const titles = {
  teacherProfile: 'Мои задания',
  teacherJournal: 'Журнал',
  teacherClasses: 'Классы',
  studentProfile: 'Мои задания',
  school: 'Школа',
  payment: 'Премиум',
  profile: 'Профиль',
} as const;
export type Section = keyof typeof titles;

/** For which a tablet has no room: the pages beside them have links of their own. */
const onlyLarge: readonly Section[] = ['teacherClasses'];

type SectionNavProps = {
  sections: readonly Section[];
  /** Where the person is, unless on a page of no section. */
  current: Section | null;
};

/** The pages of a person in the header. On phones there is no room: the cabinets have their own links. */
export function SectionNav({ sections, current }: SectionNavProps) {
  return (
    <nav aria-label="Разделы" className="mr-2 hidden gap-6 medium:flex">
      {sections.map((id) => (
        <span key={id} className={onlyLarge.includes(id) ? 'hidden large:inline' : ''}>
          {id === current ? (
            <span aria-current="page" className="font-medium">
              {titles[id]}
            </span>
          ) : (
            <TextLink href={pathOf(id)} variant="quiet" prefetch={routes[id].preload}>
              {titles[id]}
            </TextLink>
          )}
        </span>
      ))}
    </nav>
  );
}
