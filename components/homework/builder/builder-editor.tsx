'use client';

import { useState, type Dispatch, type ReactNode } from 'react';
import { LoadFailure } from '@/components/homework/share/load-failure';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { Teaching } from '@/lib/contract/user/user';
import { countOf } from '@/lib/format/plural';
import { selectionOf, type Draft, type DraftChange } from '@/lib/homework/draft';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { moveStep, type Selection } from '@/lib/homework/selection';
import { taskForms } from '@/lib/homework/words';
import { SelectionPanel } from './selection/selection-panel';
import { WorkbookPicker } from './workbook/workbook-picker';
import { WorkbookSteps } from './workbook/workbook-steps';

export type BuilderEditorProps = {
  workbooks: readonly WorkbookSummary[];
  teaching: Teaching;
  book: WorkbookSummary;
  /** A workbook that came with the page. */
  firstWorkbook: Workbook | null;
  draft: Draft;
  change: Dispatch<DraftChange>;
  /** Single tasks of a step can be picked. */
  canPick: boolean;
  /** What is to be known before the homework is given. */
  note: ReactNode;
  /** For which lesson of a diary it is. */
  lessonLine: ReactNode;
};

/** Where a homework is put together: the workbook, and beside it what is chosen. [HW-01] */
export function BuilderEditor(props: BuilderEditorProps) {
  const { workbooks, teaching, book, firstWorkbook, draft, change, canPick, note, lessonLine } =
    props;
  const [moved, setMoved] = useState('');
  const selection = selectionOf(draft, book);
  const lang = languageOf(book.subjectId);

  function move(uuid: string, by: -1 | 1): void {
    setMoved(placeText(moveStep(selection, uuid, by), uuid));
    change({ type: 'move', book, uuid, by });
  }

  return (
    <div className="grid gap-10 large:grid-cols-[minmax(0,1fr)_23rem] large:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <h1 className="text-title-m font-semibold medium:text-title-l">Новое задание</h1>
        {lessonLine}
        <WorkbookPicker
          workbooks={workbooks}
          teaching={teaching}
          book={book}
          onChoose={(workbookId) => change({ type: 'workbook', workbookId })}
        />
        <WorkbookLoader id={book.id} known={firstWorkbook}>
          {(workbook) => <WorkbookSteps {...{ workbook, selection, lang, change, canPick }} />}
        </WorkbookLoader>
      </div>
      <div className="large:sticky large:top-26 large:max-h-[calc(100dvh-12.5rem)] large:self-start large:overflow-y-auto">
        <SelectionPanel
          title={draft.title}
          defaultTitle={draft.defaultTitle}
          note={note}
          selection={selection}
          lang={lang}
          onTitleChange={(title) => change({ type: 'title', title })}
          settings={draft}
          onSet={change}
          onMove={move}
          onRemove={(steps) =>
            change({ type: 'remove', book, uuids: steps.map(({ uuid }) => uuid) })
          }
        />
      </div>
      <p role="status" className="sr-only">
        {selection.length > 0 ? `Выбрано ${countOf(selection.length, taskForms)}` : ''}
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </div>
  );
}

function placeText(selection: Selection, uuid: string): string {
  const place = selection.findIndex((step) => step.uuid === uuid);
  return `${selection[place]?.title ?? ''}: место ${place + 1} из ${selection.length}`;
}

type WorkbookLoaderProps = {
  id: string;
  known: Workbook | null;
  children: (workbook: Workbook) => React.ReactNode;
};

function WorkbookLoader({ id, known, children }: WorkbookLoaderProps) {
  const { data, error, mutate } = useApi(
    'getWorkbook',
    { params: { workbookId: id } },
    {
      ...(known?.id === id && { fallbackData: known }),
      revalidateIfStale: false,
      revalidateOnFocus: false,
    },
  );
  if (data) return children(data);
  if (!error) return <Skeleton label="Открываем тетрадь" shape="block" lines={3} />;
  return (
    <LoadFailure
      title="Тетрадь не открылась"
      failure={error.failure}
      onRetry={() => void mutate()}
    />
  );
}
