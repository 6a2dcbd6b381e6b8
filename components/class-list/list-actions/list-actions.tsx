'use client';

import { useRouter } from 'next/navigation';
import type { ListChanges } from '@/components/class-list/list-changes';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { Menu } from '@/components/ui/menu/lazy-menu';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { listTitle } from '@/lib/class-list/words';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

const loadDialogs = () => import('@/components/class-list/dialogs/ask');

type ListActionsProps = ListChanges & { titleId: string };

/** What can be done with the whole list. */
export function ListActions({ list, onChanged, titleId }: ListActionsProps) {
  const router = useRouter();
  const { pending, failure, run } = useCall();
  const { listId, archivedAt, students } = list;
  const params = { listId };

  async function archive(): Promise<void> {
    const isSure = await confirmOrAsk({
      title: `${listTitle(list)}: отправить в\u00A0архив?`,
      message:
        'Кто ещё не\u00A0начинал, исчезнет из\u00A0журнала, код класса перестанет действовать. Работы и\u00A0отметки останутся, список можно вернуть.',
      confirm: 'В\u00A0архив',
      cancel: 'Оставить',
    });
    if (!isSure) return;
    const body = { isArchived: true };
    await run(() => callApi('changeClassList', { params, body }), onChanged);
  }
  const remove = () =>
    run(
      () => callApi('deleteClassList', { params }),
      () => router.push(pathOf('teacherClasses')),
    );
  const rename = async () => (await loadLazy(loadDialogs)).askClassName(list, onChanged);

  const entries = [
    { title: 'Изменить класс', onSelect: () => void rename() },
    ...(archivedAt === null
      ? [{ title: 'Отправить в\u00A0архив', onSelect: () => void archive() }]
      : []),
    ...(students.length === 0 ? [{ title: 'Удалить список', onSelect: () => void remove() }] : []),
  ];
  return (
    <div className="-mx-4">
      <Menu label="Действия" describedBy={titleId} pending={pending} entries={entries} />
      {failure ? (
        <p role="alert" className="px-4 text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </div>
  );
}
