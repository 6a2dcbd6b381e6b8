import { MarkModeChoice } from '@/components/homework/deliver/mark-mode-choice';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { Lesson, MarkMode } from '@/lib/contract/diary/diary';
import { formatDay } from '@/lib/format/date-time';
import { errorText } from '@/lib/format/error-text';
import { dueOf, type LessonStart } from './use-lesson';

type LessonLineProps = {
  start: LessonStart;
  markMode: MarkMode;
  onMarkModeChange: (mode: MarkMode) => void;
  onDrop: () => void;
};

/** For which lesson of a diary homework is created, and how marks come to it. [DIARY-04] [DIARY-05] */
export function LessonLine({ start, markMode, onMarkModeChange, onDrop }: LessonLineProps) {
  const { lesson } = start;
  const drop = (
    <Button variant="quiet" size="s" onClick={onDrop}>
      Не&nbsp;отправлять в&nbsp;дневник
    </Button>
  );
  if (typeof lesson === 'string')
    return (
      <Notice tone="warning" title="Урок из&nbsp;дневника не&nbsp;открылся" action={drop}>
        {reasons[lesson] ?? errorText(lesson)} Задание можно создать и&nbsp;так, а&nbsp;ссылку
        отправить ученикам.
      </Notice>
    );
  return (
    <section
      aria-label="Урок в&nbsp;дневнике"
      className="flex flex-col gap-3 rounded-l border border-line bg-surface p-4 medium:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="break-words">
          Для урока: <strong className="font-semibold">{wordsFor(lesson)}</strong>
          <Due lesson={lesson} />
        </p>
        {drop}
      </div>
      <MarkModeChoice
        diary={start.place.provider}
        value={markMode}
        onValueChange={onMarkModeChange}
      />
    </section>
  );
}

const reasons: Partial<Record<ErrorCode, string>> = {
  forbidden: 'В\u00A0дневнике это урок другого учителя.',
  not_found: 'В\u00A0дневнике такого урока нет.',
  unavailable: 'Дневник сейчас не\u00A0отвечает.',
  not_implemented: 'Дневник сейчас не\u00A0отвечает.',
};

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function wordsFor({ subjectName, groupName, startsAt }: Lesson): string {
  return [subjectName, groupName, formatDay(startsAt, localZone())].join(', ');
}

function Due({ lesson }: { lesson: Lesson }) {
  const dueAt = dueOf(lesson);
  if (dueAt === null) return null;
  return <span className="text-ink-soft"> · сдать до&nbsp;{formatDay(dueAt, localZone())}</span>;
}
