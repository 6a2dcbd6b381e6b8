import Link from 'next/link';
import type { JournalHomework } from '@/lib/contract/journal/journal';
import { formatDay } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';
import type { ShownClass } from '@/components/journal/shown/shown-class';
import { cornerCell, headCell } from './looks';

/** The heads of the columns. */
export function GridHead({ shown: { ofClass, timeZone } }: { shown: ShownClass }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={cornerCell}>
          Ученик
        </th>
        <th scope="col" className={headCell}>
          Средняя
        </th>
        {ofClass.homework.map((homework) => (
          <th key={homework.taskHash} scope="col" className={headCell}>
            <HomeworkHead homework={homework} timeZone={timeZone} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type HomeworkHeadProps = { homework: JournalHomework; timeZone: string };

function HomeworkHead({ homework, timeZone }: HomeworkHeadProps) {
  const { taskHash, title } = homework;
  return (
    <span className="block max-w-38 min-w-26">
      <Link
        href={pathOf('teacherHomework', { taskHash })}
        prefetch={false}
        className="line-clamp-3 font-medium break-words text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        title={title}
      >
        {typeset(title)}
      </Link>{' '}
      <HomeworkDates homework={homework} timeZone={timeZone} />
    </span>
  );
}

/** When a homework was set, until when it is due, and that it was withdrawn. */
export function HomeworkDates({ homework, timeZone }: HomeworkHeadProps) {
  const { createdAt, dueAt, state } = homework;
  return (
    <span className="block font-normal">
      <time dateTime={createdAt}>{formatDay(createdAt, timeZone)}</time>
      {dueAt === null ? null : (
        <>
          , до&nbsp;<time dateTime={dueAt}>{formatDay(dueAt, timeZone)}</time>
        </>
      )}
      {state === 'withdrawn' ? ', отозвано' : ''}
    </span>
  );
}
