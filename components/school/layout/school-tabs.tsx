import Link from 'next/link';
import { pathOf } from '@/lib/routes/match';

const tabs = [
  ['school', 'Обзор'],
  ['schoolClasses', 'Классы'],
  ['schoolStudents', 'Ученики'],
  ['schoolTeachers', 'Учителя'],
  ['schoolImport', 'Загрузить список'],
  ['schoolResults', 'Итоги'],
] as const;
export type SchoolTab = (typeof tabs)[number][0];

/** The parts of a school’s cabinet; on a phone the row moves sideways. */
export function SchoolTabs({ current }: { current: SchoolTab | null }) {
  return (
    <nav aria-label="Школа" className="border-b border-line bg-surface print:hidden">
      <ul className="page-width flex gap-1 overflow-x-auto">
        {tabs.map(([id, title]) => (
          <li key={id} className="shrink-0">
            <Link
              href={pathOf(id)}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-3 -outline-offset-3 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
