import type { ReactNode } from 'react';
import { LocalTime } from '@/components/student/local-time';
import { Card } from '@/components/ui/card/card';
import type { TaskPreview } from '@/lib/contract/homework/homework';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { countOf } from '@/lib/format/plural';
import { taskForms } from '@/lib/homework/words';

const timeForms = ['раз', 'раза', 'раз'] as const;

type HomeworkCoverProps = { preview: TaskPreview; timeZone: string; children: ReactNode };

/** The cover of a homework: subject, title, teacher, how much, until when; below it the way in. */
export function HomeworkCover({ preview, timeZone, children }: HomeworkCoverProps) {
  const { title, subjectId, grade, teacherName, dueAt, stepCount, attempts } = preview;
  return (
    <Card variant="notebook">
      <p className="font-medium text-accent-strong">
        {getSubject(subjectId).title}, {grade}&nbsp;класс
      </p>
      <h1 className="mt-1 text-title-m font-bold break-words medium:text-title-l">{title}</h1>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        <Fact name="Задал">{teacherName}</Fact>
        <Fact name="Внутри">{countOf(stepCount, taskForms)}</Fact>
        <Fact name="Можно пройти">{countOf(attempts, timeForms)}</Fact>
        {dueAt === null ? null : (
          <Fact name="Сдать до">
            <LocalTime instant={dueAt} timeZone={timeZone} />
          </Fact>
        )}
      </dl>
      <div className="mt-8">{children}</div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
