import { KitSection, Specimens } from '@/components/kit/kit-section';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Table, type TableColumn } from '@/components/ui/table/table';

/** What holds things together. */
export function Surfaces() {
  return (
    <KitSection
      id="surfaces"
      title="Листы"
      lead="Лист лежит на бумаге. Поля тетради — для того, что выполняют."
    >
      <Specimens title="Card" arrangement="grid" ground="bare">
        {(['sheet', 'tint', 'notebook'] as const).map((variant) => (
          <Card key={variant} variant={variant}>
            <p className="text-title-s font-semibold">{variant}</p>
            <p className="mt-2">
              Найдите площадь прямоугольника со&nbsp;сторонами 3 и&nbsp;5&nbsp;см.
            </p>
          </Card>
        ))}
        <div className="squared-paper flex min-h-32 items-center justify-center rounded-xl border border-line bg-surface">
          <span className="bg-surface px-2 text-caption text-ink-soft">squared-paper</span>
        </div>
      </Specimens>
    </KitSection>
  );
}

type Row = { name: string; marks: readonly number[] };

const works = ['Дроби', 'Проценты', 'Площадь', 'Углы', 'Уравнения', 'Контрольная'];
const columns: readonly TableColumn<Row>[] = [
  { id: 'name', title: 'Ученик', cell: ({ name }) => name, isRowHeader: true },
  ...works.map((title, index) => ({
    id: title,
    title,
    align: 'end' as const,
    cell: ({ marks }: Row) => marks[index] ?? '—',
  })),
];
const rows: readonly Row[] = [
  { name: 'Белов Миша', marks: [5, 4, 5, 3, 4, 5] },
  { name: 'Зорина Вера', marks: [4, 5, 5, 5] },
  { name: 'Константинопольская Александра', marks: [3, 4, 4, 5, 5, 4] },
];

/** Rows of things of one kind. */
export function Tables() {
  return (
    <KitSection
      id="tables"
      title="Таблицы"
      lead="Настоящая таблица с заголовками строк и столбцов. На телефоне двигается вбок в своей рамке — пальцем и стрелками."
    >
      <Specimens title="Table" arrangement="stack" ground="bare">
        <Table
          caption="Отметки 5А класса"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          empty={null}
        />
        <Table
          caption="Отметки 5Б класса"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          empty={
            <EmptyState title="Отметок пока нет">
              Отправьте классу ссылку на&nbsp;задание.
            </EmptyState>
          }
        />
      </Specimens>
    </KitSection>
  );
}
