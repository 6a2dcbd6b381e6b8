import type { ReactNode } from 'react';
import { NoAnswer } from '@/components/task/parts/read-only-answer';
import { TaskImage } from '@/components/task/parts/task-image';
import { RichText } from '@/components/task/parts/rich-text';
import { Tip } from '@/components/task/parts/tip';
import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import type { ReviewedTask } from '@/lib/contract/attempt/attempt';
import { AnswerWords } from '@/components/review/answer/answer-words';
import { RemarkWords } from '@/components/review/answer/remark-words';
import { isReviewedKind } from '@/lib/contract/tasks/answers';
import { earnedText } from '@/lib/review/points';

type TaskReviewProps = {
  task: ReviewedTask;
  /** Where it is not said for the whole step. */
  withVerdict: boolean;
  lang?: string | undefined;
};

/**
 * A task after the end: what was asked, the own answer in ink, the right one when it is another, and
 * why it is right. [HW-08]
 */
export function TaskReview({ task, withVerdict, lang }: TaskReviewProps) {
  const { kind, prompt, image, own, right, verdict, explanation } = task;
  // What is right and why are told together.
  const isTold = explanation !== null;
  return (
    <div className="formula-roomy flex flex-col gap-4">
      <div className="flex flex-col gap-3 medium:flex-row medium:items-start medium:justify-between">
        <p lang={lang} className="max-w-reading font-medium">
          <RichText text={prompt} />
        </p>
        {withVerdict && !task.isAwaiting ? <VerdictBadge verdict={verdict} /> : null}
      </div>
      <TaskImage image={image} lang={lang} isSmall />
      <dl className="flex flex-col gap-3">
        <Row accent="ink" title="Ваш ответ">
          {own ? (
            <AnswerWords answer={own} lang={lang} drawing={task.drawing} />
          ) : isTold ? (
            <NoAnswer />
          ) : (
            <span className="text-ink-soft">Вы не&nbsp;ответили</span>
          )}
        </Row>
        <Points task={task} />
        {verdict === 'right' || right === null ? null : (
          <Row accent="green" title={isReviewedKind(kind) ? 'Пример ответа' : 'Правильный ответ'}>
            <AnswerWords answer={right} lang={lang} />
          </Row>
        )}
      </dl>
      {isTold ? null : (
        <p className="text-caption text-ink-soft">
          Без полного ответа разбор откроется, когда не&nbsp;останется попыток.
        </p>
      )}
      {task.hintsShown > 0 ? (
        <p className="text-caption text-ink-soft">
          Подсказок взято: {task.hintsShown}. Баллы: {earnedText(task.earned, task.points)}.
        </p>
      ) : null}
      {task.remark ? <RemarkWords remark={task.remark} title="Учитель" /> : null}
      {explanation ? <Tip label="Почему так." text={explanation} lang={lang} /> : null}
    </div>
  );
}

/** Where the teacher has given them, or has to. [REV-02] */
function Points({ task }: { task: ReviewedTask }) {
  const { isAwaiting, remark, earned, points } = task;
  if (isAwaiting)
    return (
      <Row accent="ink" title="Баллы">
        Ждёт проверки учителя
      </Row>
    );
  if (!remark?.isStanding || remark.points === null) return null;
  return (
    <Row accent="ink" title="Баллы">
      {earnedText(earned, points)}
    </Row>
  );
}

type RowProps = { title: string; accent: 'ink' | 'green'; children: ReactNode };

function Row({ title, accent, children }: RowProps) {
  return (
    <div data-accent={accent} className="border-l-3 border-accent pl-3 medium:pl-4">
      <dt className="text-caption text-ink-soft">{title}</dt>
      <dd className="formula-in-line wrap-anywhere text-accent-strong">{children}</dd>
    </div>
  );
}
