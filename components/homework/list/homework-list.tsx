'use client';

import { useState } from 'react';
import { BlankTask } from '@/components/ui/empty-state/blank-task';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { pathOf } from '@/lib/routes/match';
import { HomeworkItem } from './homework-item';

export type HomeworkListProps = {
  /** Newest first. */
  homework: readonly HomeworkSummary[];
  publicOrigin: string;
  timeZone: string;
};

/** The teacher's own homework, newest first. [HW-09] */
export function HomeworkList({ homework, publicOrigin, timeZone }: HomeworkListProps) {
  const [changed, setChanged] = useState<Readonly<Record<string, HomeworkSummary>>>({});
  if (homework.length === 0)
    return (
      <EmptyState
        image={<BlankTask />}
        title="Заданий пока нет"
        action={<LinkButton href={pathOf('newHomework')}>Собрать первое задание</LinkButton>}
      >
        Выберите урок из&nbsp;тетради, отправьте ученикам ссылку&nbsp;— и&nbsp;их&nbsp;отметки
        появятся в&nbsp;журнале.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-4">
      {homework.map((item) => (
        <HomeworkItem
          key={item.taskHash}
          homework={changed[item.taskHash] ?? item}
          publicOrigin={publicOrigin}
          timeZone={timeZone}
          onChanged={(next) => setChanged((had) => ({ ...had, [next.taskHash]: next }))}
        />
      ))}
    </ul>
  );
}
