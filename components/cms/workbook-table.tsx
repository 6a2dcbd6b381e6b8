import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Table, type TableColumn } from '@/components/ui/table/table';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { CmsWorkbookSummary } from '@/lib/contract/cms/cms';
import { formatDay } from '@/lib/format/date-time';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';
import { taskForms, workbookForms } from './words';

/** Subject and grade have no columns: a workbook is called by them. */
const columns: readonly TableColumn<CmsWorkbookSummary>[] = [
  {
    id: 'title',
    title: 'Тетрадь',
    isRowHeader: true,
    cell: ({ id, title, isUnreleased }) => (
      <>
        <TextLink href={pathOf('cmsWorkbook', { workbookId: id })}>{typeset(title)}</TextLink>
        {isUnreleased ? (
          <span className="block text-caption font-normal text-ink-soft">не&nbsp;выпущена</span>
        ) : null}
      </>
    ),
  },
  { id: 'modules', title: 'Разделы', align: 'end', cell: ({ moduleCount }) => moduleCount },
  { id: 'lessons', title: 'Уроки', align: 'end', cell: ({ lessonCount }) => lessonCount },
  { id: 'steps', title: 'Шаги', align: 'end', cell: ({ stepCount }) => stepCount },
  { id: 'tasks', title: 'Задания', align: 'end', cell: ({ taskCount }) => taskCount },
  {
    id: 'homework',
    title: 'Домашние задания',
    align: 'end',
    cell: ({ homeworkCount }) => homeworkCount,
  },
  { id: 'changed', title: 'Изменена', cell: ({ changedAt }) => <Day date={changedAt} /> },
];

/** All workbooks with what is in them and how much they are used. [ROUTE-07] */
export function WorkbookTable({ workbooks }: { workbooks: readonly CmsWorkbookSummary[] }) {
  const rows = [...workbooks].sort((a, b) => a.title.localeCompare(b.title, 'ru'));
  const tasks = rows.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return (
    <div className="page-width flex flex-col gap-6 py-8 medium:py-12">
      <div className="flex flex-col gap-x-6 gap-y-1 medium:flex-row medium:items-baseline medium:justify-between">
        <h1 className="text-title-l font-bold">Тетради</h1>
        {rows.length === 0 ? null : (
          <p className="text-ink-soft">
            {countOf(rows.length, workbookForms)}, в&nbsp;них {countOf(tasks, taskForms)}
          </p>
        )}
      </div>
      <Table
        caption="Тетради: что в&nbsp;них есть и&nbsp;как они используются"
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="Тетрадей пока нет">
            Добавьте папку тетради в&nbsp;содержание платформы и&nbsp;запустите её&nbsp;снова:
            тетрадь появится здесь.
          </EmptyState>
        }
      />
    </div>
  );
}

/** A day without a time: the same in every zone. */
function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDay(date, 'UTC')}
    </time>
  );
}
