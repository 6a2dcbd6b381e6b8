'use client';

import Link from 'next/link';
import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { listTitle, studentForms } from '@/lib/class-list/words';
import type { ListSummary } from '@/lib/contract/class-list/class-list';
import { errorText } from '@/lib/format/error-text';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';

type ListCardProps = { list: ListSummary; onChanged: () => void };

/** One list: how many are in it and how many of them have begun something; the whole sheet leads there. */
export function ListCard({ list, onChanged }: ListCardProps) {
  const { listId, studentCount, begunCount, archivedAt } = list;
  const id = useId();
  return (
    <li className="relative flex flex-col gap-2 rounded-xl border border-line bg-surface p-4 shadow-sheet transition-colors has-[a:hover]:border-accent medium:p-6">
      <h3 id={id} className="text-title-s font-semibold">
        <Link
          href={pathOf('teacherClass', { listId })}
          prefetch={false}
          className="rounded-s after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {listTitle(list)}
        </Link>
      </h3>
      <p className="text-ink-soft">
        {studentCount === 0 ? 'Учеников пока нет' : countOf(studentCount, studentForms)}
      </p>
      {archivedAt !== null ? (
        <Restore listId={listId} titleId={id} onRestored={onChanged} />
      ) : studentCount > 0 ? (
        <div className="mt-1">
          <p className="mb-1.5 text-caption text-ink-soft">
            Начали работать {begunCount}&nbsp;из&nbsp;{studentCount}
          </p>
          <ProgressBar label="Начали работать" value={begunCount} max={studentCount} />
        </div>
      ) : null}
    </li>
  );
}

type RestoreProps = { listId: string; titleId: string; onRestored: () => void };

function Restore({ listId, titleId, onRestored }: RestoreProps) {
  const { pending, failure, run } = useCall();
  const restore = () =>
    run(
      () => callApi('changeClassList', { params: { listId }, body: { isArchived: false } }),
      onRestored,
    );
  return (
    // Above the link that covers the sheet.
    <div className="relative -mx-4">
      <Button
        variant="quiet"
        size="s"
        pending={pending}
        aria-describedby={titleId}
        onClick={() => void restore()}
      >
        Вернуть из&nbsp;архива
      </Button>
      {failure ? (
        <p role="alert" className="px-4 text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </div>
  );
}
