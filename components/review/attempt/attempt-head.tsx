import { Button } from '@/components/ui/button/button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { AttemptReview } from '@/lib/contract/review/review';
import { classTitle } from '@/lib/format/class-title';
import { formatDay, formatTime } from '@/lib/format/date-time';
import { countOf } from '@/lib/format/plural';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';

const waiting = ['задание ждёт', 'задания ждут', 'заданий ждут'] as const;

type AttemptHeadProps = { review: AttemptReview; timeZone: string; onChanged: () => void };

const load = () => import('./ask-about-attempt');

/** Whose work it is, what it came to, and what can be done with it as a whole. [REV-01] [REV-03] */
export function AttemptHead({ review, timeZone, onChanged }: AttemptHeadProps) {
  const { student, homework, finishedAt } = review;
  const ofClass = classTitle(student.classNumber, student.classLetter);
  const ask = async (about: 'askReturn' | 'askScore') =>
    (await loadLazy(load))[about]({ review, onChanged });
  return (
    <header className="flex flex-col gap-4">
      <div>
        <h1 className="text-title-m font-semibold wrap-anywhere medium:text-title-l">
          {studentName(student)}
        </h1>
        <p className="text-ink-soft">
          {[
            ofClass === '' ? 'Без класса' : `${ofClass}\u00A0класс`,
            ...(student.hasAccount ? [] : ['без\u00A0учётной записи']),
          ].join(', ')}{' '}
          ·{' '}
          <TextLink href={pathOf('teacherHomework', { taskHash: homework.taskHash })}>
            {homework.title}
          </TextLink>
        </p>
      </div>
      <p className="text-reading">{stateWords(review, timeZone)}</p>
      {review.scoreReason === null ? null : (
        <p className="wrap-anywhere text-ink-soft">
          Оценка поставлена вручную: {review.scoreReason}
        </p>
      )}
      <OtherAttempts review={review} />
      {finishedAt === null ? null : (
        <div className="flex flex-col gap-3 medium:flex-row">
          <Button variant="secondary" onClick={() => void ask('askReturn')}>
            Вернуть на&nbsp;доработку
          </Button>
          <Button variant="quiet" onClick={() => void ask('askScore')}>
            Изменить оценку
          </Button>
        </div>
      )}
    </header>
  );
}

function stateWords(review: AttemptReview, timeZone: string): string {
  const { score, grade, awaitingCount, finishedAt, returnedAt, startedAt } = review;
  const at = (time: string) => `${formatDay(time, timeZone)}, ${formatTime(time, timeZone)}`;
  if (returnedAt !== null)
    return `На\u00A0доработке у\u00A0ученика с\u00A0${at(returnedAt)}. Прежний результат: ${score}\u00A0из\u00A0100.`;
  if (finishedAt === null)
    return `Ученик ещё работает, начал ${at(startedAt)}. Здесь то, что уже сохранено.`;
  const waits = `${countOf(awaitingCount, waiting)} вашей проверки.`;
  if (awaitingCount > 0) return `Сдано ${at(finishedAt)}. ${waits} Отметка появится после неё.`;
  return `Оценка ${grade}, ${score}\u00A0из\u00A0100. Сдано ${at(finishedAt)}.`;
}

function OtherAttempts({ review: { attempts, attemptCode } }: { review: AttemptReview }) {
  if (attempts.length < 2) return null;
  return (
    <nav aria-label="Попытки ученика">
      <ul className="flex flex-wrap gap-x-4">
        {attempts.map((one) => (
          <li key={one.attemptCode}>
            {one.attemptCode === attemptCode ? (
              <span aria-current="page" className="font-semibold">
                Попытка&nbsp;{one.number}
              </span>
            ) : (
              <TextLink href={pathOf('teacherAttempt', { attemptCode: one.attemptCode })}>
                Попытка&nbsp;{one.number}
                {one.score === null ? '' : `: ${one.score}\u00A0из\u00A0100`}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
