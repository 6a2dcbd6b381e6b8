import type { AgeGroup } from '@/lib/cabinet/age-group';
import { greetingOf } from '@/lib/cabinet/age-words';
import type { AttemptSummary, RetiredHomework } from '@/lib/contract/attempt/attempt';
import { BegunHomework } from './begun-homework';
import { DoneHomework } from './done-homework';
import { groupAttempts } from './group-attempts';
import { NoHomework } from './no-homework';
import { RetiredNotice } from './retired-notice';

type MyHomeworkProps = {
  name: string;
  /** Chooses wording and drawing. [CFG-05] */
  ageGroup: AgeGroup;
  attempts: readonly AttemptSummary[];
  /** Homework at which the teacher does not want this name. [TRUST-02] */
  retired: readonly RetiredHomework[];
  timeZone: string;
};

/** The student's homework: what to go on with, and what is done. [HW-09] */
export function MyHomework({ name, ageGroup, attempts, retired, timeZone }: MyHomeworkProps) {
  const { begun, done } = groupAttempts(attempts);
  return (
    <>
      <h1 className="text-title-l font-bold">{greetingOf(ageGroup, name)}</h1>
      {retired.length > 0 ? <RetiredNotice homework={retired} /> : null}
      {attempts.length === 0 ? <NoHomework ageGroup={ageGroup} /> : null}
      {begun.length > 0 ? (
        <section aria-labelledby="begun">
          <h2 id="begun" className="mb-4 text-title-m font-semibold">
            Продолжить
          </h2>
          <ul className="flex flex-col gap-4">
            {begun.map((attempt) => (
              <BegunHomework key={attempt.attemptCode} attempt={attempt} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ) : null}
      {done.length > 0 ? (
        <section aria-labelledby="done">
          <h2 id="done" className="mb-4 text-title-m font-semibold">
            Сдано
          </h2>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-sheet">
            {done.map((homework) => (
              <DoneHomework key={homework.best.taskHash} homework={homework} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
