import { TextLink } from '@/components/ui/text-link/text-link';
import type { AgeGroup } from '@/lib/cabinet/age-group';
import type { AttemptSummary } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';
import { BegunHomework } from './begun-homework';
import { NoHomework } from './no-homework';

type CurrentWorkProps = {
  /** What is not finished, begun last first. */
  begun: readonly AttemptSummary[];
  /** Chooses wording and drawing. [CFG-05] */
  ageGroup: AgeGroup;
  timeZone: string;
};

/** What a student has begun and not finished. [ROUTE-11] */
export function CurrentWork({ begun, ageGroup, timeZone }: CurrentWorkProps) {
  return (
    <div className="page-width flex max-w-240 flex-col gap-6 py-8 medium:py-12">
      <div>
        <TextLink href={pathOf('studentProfile')} variant="quiet">
          ← Мои задания
        </TextLink>
        <h1 className="text-title-m font-semibold medium:text-title-l">Домашнее задание</h1>
      </div>
      {begun.length === 0 ? (
        <NoHomework ageGroup={ageGroup} />
      ) : (
        <section aria-labelledby="begun">
          <h2 id="begun" className="mb-4 text-title-s font-semibold">
            Продолжить
          </h2>
          <ul className="flex flex-col gap-4">
            {begun.map((attempt) => (
              <BegunHomework key={attempt.attemptCode} attempt={attempt} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
