import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LoadFailure } from '@/components/homework/share/load-failure';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Notice } from '@/components/ui/notice/notice';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import type { DiaryProvider, Lesson } from '@/lib/contract/diary/diary';
import { formatDay, formatDayTime } from '@/lib/format/date-time';
import type { Week } from '@/lib/homework/week';

type WeekLessonsProps = {
  /** Null until it is known. */
  diary: DiaryProvider | null;
  week: Week;
  timeZone: string;
  chosen: readonly Lesson[];
  /** The lessons of this diary that have the homework, or get it. */
  sentTo: ReadonlySet<string>;
  onToggle: (lesson: Lesson) => void;
  onTurn: (weeks: -1 | 1) => void;
};

/** The timetable of a week, of which lessons are picked. */
export function WeekLessons(props: WeekLessonsProps) {
  const { week, onTurn } = props;
  // Days of a calendar, in no zone.
  const span = [week.from, week.to].map((day) => formatDay(`${day}T12:00:00Z`, 'UTC'));
  return (
    <section aria-label="Расписание" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton icon={ChevronLeft} label="Прошлая неделя" onClick={() => onTurn(-1)} />
        <p aria-live="polite" className="text-center font-medium">
          {span.join('\u00A0— ')}
        </p>
        <IconButton icon={ChevronRight} label="Следующая неделя" onClick={() => onTurn(1)} />
      </div>
      <Lessons {...props} />
    </section>
  );
}

function Lessons({ diary, week, timeZone, chosen, sentTo, onToggle }: WeekLessonsProps) {
  const { data, error, mutate } = useApi(
    'listLessons',
    diary && { params: { provider: diary }, query: week },
  );
  if (error?.failure.code === 'diary_not_bound')
    return (
      <Notice tone="warning" title="Дневник не&nbsp;подключён">
        Откройте задание из&nbsp;дневника один раз: нажмите «Добавить задание» на&nbsp;странице
        урока.
      </Notice>
    );
  if (error)
    return (
      <LoadFailure
        title="Расписание не&nbsp;открылось"
        failure={error.failure}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Skeleton label="Открываем расписание" shape="block" lines={3} />;
  if (data.lessons.length === 0)
    return <p className="py-4 text-ink-soft">На&nbsp;этой неделе уроков нет.</p>;
  return (
    <ul className="flex max-h-[40dvh] flex-col overflow-y-auto">
      {data.lessons.map((lesson) => (
        <li key={lesson.lessonId}>
          <Checkbox
            label={`${lesson.groupName}, ${lesson.subjectName}`}
            description={
              formatDayTime(lesson.startsAt, timeZone) +
              (sentTo.has(lesson.lessonId) ? ' · уже отправлено' : '')
            }
            disabled={sentTo.has(lesson.lessonId)}
            checked={
              sentTo.has(lesson.lessonId) ||
              chosen.some(({ lessonId }) => lessonId === lesson.lessonId)
            }
            onCheckedChange={() => onToggle(lesson)}
          />
        </li>
      ))}
    </ul>
  );
}
