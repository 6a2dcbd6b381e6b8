import { TextLink } from '@/components/ui/text-link/text-link';
import { Table, type TableColumn } from '@/components/ui/table/table';
import type { SchoolClass } from '@/lib/contract/school/classes/classes';
import { classTitle } from '@/lib/format/class-title';
import { formatDay } from '@/lib/format/date-time';
import { pathOf } from '@/lib/routes/match';

type ClassTableProps = {
  caption: string;
  classes: readonly SchoolClass[];
  timeZone: string;
  empty: string;
};

/** The classes of a school, with what is in them and until when they have premium. [HW-11] */
export function ClassTable({ caption, classes, timeZone, empty }: ClassTableProps) {
  const columns: TableColumn<SchoolClass>[] = [
    {
      ...{ id: 'class', title: 'Класс', isRowHeader: true },
      cell: ({ id, number, letter }) => (
        <TextLink href={pathOf('schoolClass', { classId: id })}>
          {classTitle(number, letter)}
        </TextLink>
      ),
    },
    { ...{ id: 'students', title: 'Учеников', align: 'end' }, cell: ({ students }) => students },
    {
      ...{ id: 'codes', title: 'Свободных кодов', align: 'end' },
      cell: ({ openCodes }) => openCodes,
    },
    {
      ...{ id: 'premium', title: 'Премиум' },
      cell: ({ premiumUntil }) =>
        premiumUntil === null ? (
          <span className="text-ink-soft">нет</span>
        ) : (
          `до\u00A0${formatDay(premiumUntil, timeZone)}`
        ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={classes}
      rowKey={({ id }) => id}
      empty={<p className="px-4 py-6 text-ink-soft medium:px-6">{empty}</p>}
    />
  );
}
