'use client';

import { EmptyJournal } from '@/components/ui/empty-state/empty-journal';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useApi } from '@/lib/api/use-api';
import type { ListSummary } from '@/lib/contract/class-list/class-list';
import { ListCard } from './list-card';
import { NewList } from './new-list';

/** The lists of a teacher, those in the archive apart. [HW-06] */
export function ClassLists({ lists: loaded }: { lists: ListSummary[] }) {
  const { data, mutate } = useApi('listClassLists', {}, { fallbackData: { lists: loaded } });
  const lists = data?.lists ?? loaded;
  const open = lists.filter(({ archivedAt }) => archivedAt === null);
  const archived = lists.filter(({ archivedAt }) => archivedAt !== null);
  const onChanged = () => void mutate();
  return (
    <>
      <NewList />
      {open.length === 0 ? (
        <EmptyState image={<EmptyJournal />} title="Списков пока нет">
          Добавьте класс и&nbsp;вставьте фамилии из&nbsp;своего журнала: тогда видно, кто ещё
          не&nbsp;начинал задание.
        </EmptyState>
      ) : (
        <Cards lists={open} onChanged={onChanged} />
      )}
      {archived.length > 0 ? (
        <section aria-labelledby="archive">
          <h2 id="archive" className="mb-4 text-title-s font-semibold">
            Архив
          </h2>
          <Cards lists={archived} onChanged={onChanged} />
        </section>
      ) : null}
    </>
  );
}

function Cards({ lists, onChanged }: { lists: ListSummary[]; onChanged: () => void }) {
  return (
    <ul className="grid gap-4 medium:grid-cols-2 large:grid-cols-3">
      {lists.map((list) => (
        <ListCard key={list.listId} list={list} onChanged={onChanged} />
      ))}
    </ul>
  );
}
