import type { ReactNode } from 'react';
import { Lightbulb } from 'lucide-react';
import { AnswerWords } from './answer-words';
import { AwaitingBadge } from '@/components/task/parts/awaiting-badge';
import { NoAnswer } from '@/components/task/parts/read-only-answer';
import { TaskImage } from '@/components/task/parts/task-image';
import { RichText } from '@/components/task/parts/rich-text';
import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import { isReviewedKind } from '@/lib/contract/tasks/answers';
import type { AskedTask, GivenAnswer } from '@/lib/contract/review/review';

type AskedWordsProps = { task: AskedTask; lang: string | undefined };

/** What a task asks, with its picture. */
export function AskedWords({ task, lang }: AskedWordsProps) {
  const { prompt, image } = task;
  return (
    <>
      <p lang={lang} className="max-w-reading font-medium">
        <RichText text={prompt} />
      </p>
      <TaskImage image={image} lang={lang} isSmall />
    </>
  );
}

/** What is right in a task, and why: for its teacher. */
export function RightWords({ task, lang }: AskedWordsProps) {
  const { right, explanation } = task;
  return (
    <>
      {right === null ? null : (
        <Line title={isReviewedKind(task.kind) ? 'Пример ответа' : 'Правильный ответ'}>
          <AnswerWords answer={right} lang={lang} />
        </Line>
      )}
      {explanation === '' ? null : (
        <p lang={lang} className="flex max-w-reading gap-2 text-ink-soft">
          <Lightbulb aria-hidden className="mt-1 size-5 shrink-0" />
          <span>
            <RichText text={explanation} />
          </span>
        </p>
      )}
    </>
  );
}

/** What a student answered. */
export function OwnWords({
  given,
  lang,
}: {
  given: Pick<GivenAnswer, 'own' | 'drawing'>;
  lang?: string | undefined;
}) {
  return (
    <Line title="Ответ ученика">
      {given.own ? (
        <AnswerWords answer={given.own} lang={lang} drawing={given.drawing.pictures} />
      ) : (
        <NoAnswer />
      )}
    </Line>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-caption text-ink-soft">{title}</p>
      <div className="wrap-anywhere">{children}</div>
    </div>
  );
}

/** What came of an answer, or that it waits for the teacher. */
export function Judged({ given }: { given: Pick<GivenAnswer, 'verdict' | 'isAwaiting'> }) {
  return given.isAwaiting ? <AwaitingBadge /> : <VerdictBadge verdict={given.verdict} />;
}
